"""Incroyable!: its story in figures, told once the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.story import beginnings
from ardoise.engine.text import Text
from ardoise.games.incroyable.point_sources import Turn, ledger
from ardoise.games.incroyable.recount import retold
from ardoise.games.incroyable.types import Looking, PawnMove, Result, RiskLooking, RiskResult, State


class Nearest(Record):
    """The estimate that came closest to its answer without going over."""

    seat: Seat
    estimate: int
    answer: int
    question: Text
    year: bool | UnsetType = UNSET


class Finest(Record):
    """The right doubt of the estimate that was least too high."""

    seat: Seat
    doubted: Seat
    estimate: int
    answer: int
    year: bool | UnsetType = UNSET


class Leap(Record):
    """The turn in which a pawn came furthest."""

    seat: Seat
    turn: int
    squares: int


class Trap(Record):
    """The number of a risk round for which most fell."""

    seat: Seat
    stated: int
    answer: int
    fooled: int
    of: int
    year: bool | UnsetType = UNSET


class Deeds(Record):
    """What one player did in the whole game."""

    right: int = 0  # doubts
    wrong: int = 0
    fooled: int = 0  # others, by a number of one's own in a risk round
    bonus: int = 0  # squares won on the bonus square
    back: int = 0  # squares lost on black ones


class Story(Record):
    race: tuple[tuple[int, ...], ...]  # the pawns at the start and after each turn
    risks: int  # turns that were risk rounds
    deeds: tuple[Deeds, ...]
    nearest: Nearest | None
    finest: Finest | None
    leap: Leap | None
    trap: Trap | None
    ledger: tuple[Turn, ...]


def story(states: Iterable[State]) -> Story:
    told = retold(states)
    looks, risks = beginnings(told, Looking), beginnings(told, RiskLooking)
    race = _race(told)
    return Story(
        race=race,
        risks=len({state.turn for state in risks}),
        deeds=tuple(_deeds(Seat(seat), looks, risks) for seat in range(len(race[0]))),
        nearest=_nearest(looks),
        finest=_finest(looks),
        leap=_leap(race),
        trap=_trap(risks),
        ledger=ledger(told),
    )


def _race(states: Sequence[State]) -> tuple[tuple[int, ...], ...]:
    ends = {state.turn: state.positions for state in states}  # the last of each turn
    return (states[0].positions, *ends.values())


def _result(state: State) -> Result:
    assert isinstance(state.phase, Looking)
    return state.phase.result


def _risk(state: State) -> RiskResult:
    assert isinstance(state.phase, RiskLooking)
    return state.phase.result


def _wrong(result: RiskResult) -> int:
    """How many chose, or should have chosen, and were wrong."""
    reasons = [reason.why for payout in result.payouts for reason in payout.why]
    return sum(why in ("chose_wrongly", "chose_nothing") for why in reasons)


def _deeds(seat: Seat, looks: Sequence[State], risks: Sequence[State]) -> Deeds:
    doubts = [result.success for result in map(_result, looks) if result.challenger == seat]
    moves: list[PawnMove] = [move for state in looks for move in _result(state).moves if move.seat == seat]
    moves += [move for state in risks for move in _risk(state).moves if move.seat == seat]
    return Deeds(
        right=sum(doubts),
        wrong=len(doubts) - sum(doubts),
        fooled=sum(_wrong(_risk(state)) for state in risks if state.questioner == seat),
        bonus=sum(move.bonus for move in moves),
        back=sum(move.danger for move in moves),
    )


def _nearest(looks: Sequence[State]) -> Nearest | None:
    good = [
        Nearest(Seat(seat), value, _result(state).answer, state.question.text, state.question.year)
        for state in looks
        for seat, value in enumerate(_result(state).estimates)
        if value <= _result(state).answer
    ]
    return min(good, key=lambda one: (one.answer - one.estimate) / one.answer, default=None)


def _finest(looks: Sequence[State]) -> Finest | None:
    right = [
        Finest(result.challenger, result.doubted, result.estimates[result.doubted], result.answer, state.question.year)
        for state, result in ((state, _result(state)) for state in looks)
        if result.success
    ]
    return min(right, key=lambda one: (one.estimate - one.answer) / one.answer, default=None)


def _leap(race: Sequence[Sequence[int]]) -> Leap | None:
    leaps = [
        Leap(Seat(seat), turn, after - before)
        for turn in range(len(race) - 1)
        for seat, (before, after) in enumerate(zip(race[turn], race[turn + 1], strict=True))
        if after > before
    ]
    return max(leaps, key=lambda leap: leap.squares, default=None)


def _trap(risks: Sequence[State]) -> Trap | None:
    traps = [
        Trap(state.questioner, result.stated, result.answer, wrong, wrong + len(result.still_in), state.question.year)
        for state, result in ((state, _risk(state)) for state in risks)
        if (wrong := _wrong(result))
    ]
    return max(traps, key=lambda trap: trap.fooled, default=None)
