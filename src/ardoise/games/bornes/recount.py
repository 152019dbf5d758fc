"""Bornes: a value corrected, and the columns checked again from that round on (B22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.number import Number, exact
from ardoise.engine.recount import Counted, Recount, Revealed, another, find, is_of, key_of
from ardoise.engine.seats import put
from ardoise.engine.story import beginnings
from ardoise.games.bornes.deck import hands_with_correction
from ardoise.games.bornes.scoring import tally
from ardoise.games.bornes.types import (
    CHALLENGE,
    Correction,
    Looking,
    Rechecked,
    Recounted,
    Round,
    Settling,
    Side,
    State,
)


def retold(states: Iterable[State]) -> list[State]:
    """The first state of every look at the columns, with the values that count now."""
    known = list(states)
    corrections = known[-1].corrections
    settled = {state.round.number: state for state in known if isinstance(state.phase, Settling)}  # the last of each
    told: list[State] = []
    for look in beginnings(known, Looking):
        number, before = look.round.number, told[-1] if told else known[0]
        wrong = any(correction.round <= number for correction in corrections)
        told.append(_checked_again(look, settled[number], corrections, before) if wrong else look)
    return told


def _checked_again(look: State, settled: State, corrections: Sequence[Correction], before: State) -> State:
    current, ranked = settled.round, settled.phase
    assert isinstance(ranked, Settling)
    for correction in corrections:
        if correction.round <= current.number:
            ranked = _with_value(ranked, correction) if correction.round == current.number else ranked
            current = replace(current, hands=hands_with_correction(current.hands, correction))
    answer, checks = tally(current, ranked)
    green, red = list(before.green), list(before.red)
    for check in checks:
        green[check.seat] += check.green
        red[check.seat] += check.red
    assert isinstance(look.phase, Looking)
    phase = replace(look.phase, answer=answer, checks=checks)
    return replace(look, round=current, green=tuple(green), red=tuple(red), phase=phase)


def _with_value(ranked: Settling, correction: Correction) -> Settling:
    """What the master gave and what was measured belong to this round alone."""
    if correction.card in ranked.unsettled:
        place = ranked.unsettled.index(correction.card)
        return replace(ranked, values=put(ranked.values, place, correction.answer))
    if correction.card != CHALLENGE:
        return ranked
    challenge = replace(ranked.announcement.challenge, answer=correction.answer, faces=None)
    return replace(ranked, announcement=replace(ranked.announcement, challenge=challenge))


def revealed(states: Sequence[State]) -> Sequence[Revealed]:
    return [question for look in retold(states) for question in _turned(look)]


def _turned(look: State) -> Iterator[Revealed]:
    """The challenge and every card of a column, each once. What was never settled has nothing to correct."""
    phase = look.phase
    assert isinstance(phase, Looking)
    sides = {side.id: side for side in (phase.announcement.challenge, *_dealt(look.round))}
    values = {CHALLENGE: phase.answer}
    values |= {verdict.card: verdict.value for check in phase.checks for verdict in check.verdicts}
    for card, value in values.items():
        if value is not None:
            yield _read_out(look.round.number, sides[card], value)


def _dealt(current: Round) -> Iterator[Side]:
    return (side for hand in current.hands for side in hand)


def _read_out(number: int, side: Side, value: Number) -> Revealed:
    asof = side.asof or None
    key = key_of(number, side.id)
    asked = (side.text, side.unit, value, side.source, asof)
    return Revealed(key, number, *asked, year=side.year, spoken=side.spoken)


def judges(state: State, seat: Seat, question: str) -> bool:
    """B22: the master, while all look at the columns of the round."""
    looking = isinstance(state.phase, Looking) and is_of(question, state.round.number)
    return looking and seat == state.round.master


def recount(states: Sequence[State], question: str, answer: Number) -> Sequence[Recounted]:
    wrong, now = find(revealed(states), question), states[-1]
    right = another(wrong, exact(answer))
    before = retold(states)
    dice = {look.round.number: look.round.die for look in before}
    correction = Correction(wrong.round, dice[wrong.round], question.partition("/")[2], right)
    after = retold((*states, replace(now, corrections=(*now.corrections, correction))))
    rounds = tuple(
        Counted(old.round.number, _figures(old), _figures(new))
        for old, new in zip(before, after, strict=True)
        if old.round.number >= wrong.round
    )
    looking = _rechecked(after[-1]) if isinstance(now.phase, Looking) else None
    return (Recounted(Recount(wrong, right, rounds), correction, looking),)


def _figures(state: State) -> tuple[tuple[int, int], ...]:
    return tuple(zip(state.green, state.red, strict=True))


def _rechecked(look: State) -> Rechecked:
    assert isinstance(look.phase, Looking)
    return Rechecked(look.phase.answer, look.phase.checks)
