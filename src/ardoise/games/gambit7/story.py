"""Gambit 7: its story in figures, told once the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.engine.text import Text
from ardoise.games.gambit7.point_sources import Settlement, ledger
from ardoise.games.gambit7.recount import retold
from ardoise.games.gambit7.types import Looking, Slate, State


class Nearest(Record):
    """Who came closest to a truth without going over it, measured by the size of that truth."""

    round: int
    seats: tuple[Seat, ...]
    answer: Number
    truth: Number
    unit: Text
    year: bool | UnsetType = UNSET


class Gamble(Record):
    """A Gambit 7 chip with which somebody had points to lose."""

    round: int
    seat: Seat
    answer: Number | None  # None: on "all too high"
    authors: tuple[Seat, ...]
    before: int
    after: int  # before the star is added
    year: bool | UnsetType = UNSET


class Haul(Record):
    """What one player got in a round from chips and star."""

    round: int
    seat: Seat
    points: int


class Form(Record):
    """How one player wrote and bet."""

    wins: int  # times that the slate was the winning one
    laid: int  # betting chips, and how many of them lay right
    hits: int


class Story(Record):
    scores: tuple[tuple[int, ...], ...]  # after each round
    leads: int  # how often somebody else took the lead alone
    nearest: Nearest | None
    boldest: Gamble | None  # with the most to lose
    best: Haul | None
    forms: tuple[Form, ...]  # of each seat
    ledger: tuple[Settlement, ...]  # of each round


def story(states: Iterable[State]) -> Story:
    rounds = retold(states)
    return Story(
        tuple(state.scores for state in rounds),
        _leads([state.scores for state in rounds]),
        min(_answers(rounds), key=_distance, default=None),
        max(_gambles(rounds), key=lambda gamble: gamble.before, default=None),
        max(_hauls(rounds), key=lambda haul: haul.points, default=None),
        tuple(_form(rounds, Seat(seat)) for seat in range(len(rounds[0].scores) if rounds else 0)),
        ledger(rounds),
    )


def _looking(state: State) -> Looking:
    assert isinstance(state.phase, Looking)
    return state.phase


def _leads(scores: Sequence[Sequence[int]]) -> int:
    alone = [row.index(max(row)) for row in scores if row.count(max(row)) == 1]
    return sum(one != other for one, other in pairwise(alone))


def _answers(rounds: Iterable[State]) -> Iterator[Nearest]:
    """All that somebody wrote and that was not too high."""
    for state in rounds:
        question = state.questions[state.round]
        for slate in _looking(state).slates:
            if slate.authors and slate.answer <= question.answer:
                truth, unit, year = question.answer, question.unit, question.year
                yield Nearest(state.round, slate.authors, slate.answer, truth, unit, year)


def _distance(near: Nearest) -> Decimal:
    away = Decimal(near.truth) - Decimal(near.answer)
    return away / abs(Decimal(near.truth)) if near.truth else away


def _gambles(rounds: Iterable[State]) -> Iterator[Gamble]:
    for state in rounds:
        phase = _looking(state)
        for seat, (stake, payout) in enumerate(zip(phase.stakes, phase.payouts, strict=True)):
            before = state.scores[seat] - payout.gain
            if stake.gambit is not None and before > 0:
                slate = next((slate for slate in phase.slates if slate.case == stake.gambit), None)
                year = state.questions[state.round].year
                yield Gamble(state.round, Seat(seat), *_written(slate), before, before + payout.gambit, year)


def _written(slate: Slate | None) -> tuple[Number | None, tuple[Seat, ...]]:
    return (slate.answer, slate.authors) if slate else (None, ())


def _hauls(rounds: Iterable[State]) -> Iterator[Haul]:
    for state in rounds:
        for seat, payout in enumerate(_looking(state).payouts):
            if points := payout.chips + payout.star:
                yield Haul(state.round, Seat(seat), points)


def _form(rounds: Iterable[State], seat: Seat) -> Form:
    phases = [_looking(state) for state in rounds]
    laid = [(chips, phase.winning) for phase in phases for chips in phase.stakes[seat].chips]
    return Form(
        sum(phase.payouts[seat].star > 0 for phase in phases),
        sum(chips.count for chips, _ in laid),
        sum(chips.count for chips, winning in laid if chips.case == winning),
    )
