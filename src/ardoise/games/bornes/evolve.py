"""Bornes: how facts change the table. No rules and no chance, only folding."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.engine.folds import no_longer_awaited, nobody_awaited, unchanged
from ardoise.engine.game import Folds
from ardoise.engine.seats import NOBODY, everybody, only, put, without
from ardoise.games.bornes.deck import cards_dealt, hands_with_correction, with_correction
from ardoise.games.bornes.types import (
    Announced,
    Announcing,
    Arranged,
    Contented,
    Dealt,
    Ended,
    Finished,
    Looking,
    NextRound,
    Over,
    Posed,
    Ranked,
    Ranking,
    Reading,
    Recounted,
    Round,
    Scored,
    Settled,
    Settling,
    Signalled,
    State,
    TimeUp,
)


def _arranged(state: State, event: Arranged) -> State:
    phase = state.phase
    assert isinstance(phase, Ranking)
    return replace(state, phase=replace(phase, columns=put(phase.columns, event.seat, event.column)))


def _finished(state: State, event: Finished) -> State:
    phase = state.phase
    assert isinstance(phase, Ranking)
    awaited, finished = without(phase.awaited, event.seat), (*phase.finished, event.seat)
    return replace(state, phase=replace(phase, awaited=awaited, finished=finished))


def _announced(state: State, event: Announced) -> State:
    return replace(state, phase=Reading(state.phase.number + 1, only(state.round.master), event.announcement))


def _next_round(state: State, event: NextRound) -> State:
    current = Round(state.round.number + 1, event.master, event.die, ((),) * len(state.green))
    return replace(state, round=current, phase=Announcing(state.phase.number + 1, only(event.master)))


def _dealt(state: State, event: Dealt) -> State:
    return replace(state, round=replace(state.round, hands=event.hands))


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase=Over(state.phase.number + 1, NOBODY))


def _signalled(state: State, event: Signalled) -> State:
    phase, seats = state.phase, len(state.green)
    assert isinstance(phase, Reading)
    awaited = without(everybody(seats), state.round.master)  # B3
    return replace(state, phase=Ranking(phase.number + 1, awaited, phase.announcement, ((),) * seats, ()))


def _ranked(state: State, event: Ranked) -> State:
    phase = state.phase
    assert isinstance(phase, Ranking)
    awaited = only(state.round.master) if event.unsettled else NOBODY  # B13
    columns, finished, values = phase.columns, phase.finished, (None,) * len(event.unsettled)
    settling = Settling(phase.number + 1, awaited, phase.announcement, columns, finished, event.unsettled, values)
    return replace(state, phase=settling)


def _settled(state: State, event: Settled) -> State:
    phase = state.phase
    assert isinstance(phase, Settling)
    values = put(phase.values, phase.unsettled.index(event.card), event.value)
    awaited = phase.awaited if None in values else NOBODY
    return replace(state, phase=replace(phase, awaited=awaited, values=values))


def _scored(state: State, event: Scored) -> State:
    phase, seats = state.phase, len(state.green)
    assert isinstance(phase, Settling)
    green, red = list(state.green), list(state.red)
    for check in event.checks:
        green[check.seat] += check.green
        red[check.seat] += check.red
    used = cards_dealt(state.options, seats) + phase.announcement.drawn
    pile = state.pile[used:] + state.pile[:used]  # B14
    looking = Looking(phase.number + 1, everybody(seats), phase.announcement, event.answer, event.checks)
    return replace(state, pile=pile, green=tuple(green), red=tuple(red), phase=looking)


def _recounted(state: State, event: Recounted) -> State:
    phase, correction = state.phase, event.correction
    if event.looking:
        assert isinstance(phase, Looking)
        phase = replace(phase, answer=event.looking.answer, checks=event.looking.checks)
    green, red = zip(*event.recount.scores, strict=True)
    return replace(
        state,
        pile=tuple((with_correction(a, correction), with_correction(b, correction)) for a, b in state.pile),
        round=replace(state.round, hands=hands_with_correction(state.round.hands, correction)),
        green=green,
        red=red,
        phase=phase,
        corrections=(*state.corrections, correction),
    )


FOLDS: Folds[State] = {
    Announced: _announced,
    Posed: unchanged,
    Signalled: _signalled,
    Arranged: _arranged,
    Finished: _finished,
    Ranked: _ranked,
    Settled: _settled,
    Scored: _scored,
    Contented: no_longer_awaited,
    TimeUp: nobody_awaited,
    NextRound: _next_round,
    Dealt: _dealt,
    Recounted: _recounted,
    Ended: _ended,
}
