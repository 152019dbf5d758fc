"""Incroyable!: how an event changes the table. No rule and no chance: an event carries all that was decided."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ardoise.engine.folds import no_longer_awaited, nobody_awaited, unchanged
from ardoise.engine.game import Folds, Seat
from ardoise.engine.number import Number
from ardoise.engine.seats import NOBODY, everybody, only, put, without
from ardoise.games.incroyable.moves import (
    Called,
    Chosen,
    Contented,
    Doubted,
    Ended,
    Estimated,
    NextQuestion,
    NextRisk,
    NextTurn,
    Passed,
    Raised,
    Recounted,
    RiskScored,
    Scored,
    Shifted,
    Shown,
    Stated,
    StatedByLot,
    TieFound,
    TimeUp,
)
from ardoise.games.incroyable.track import moved
from ardoise.games.incroyable.types import (
    AnyPhase,
    Card,
    Choosing,
    Estimating,
    Looking,
    Over,
    PawnMove,
    RiskLooking,
    Shifting,
    Speaking,
    State,
    Stating,
)


def _estimated(state: State, event: Estimated) -> State:
    phase = state.phase
    assert isinstance(phase, Estimating)
    estimates = put(phase.estimates, event.seat, event.value)
    return _in_phase(state, Estimating(phase.number, without(phase.awaited, event.seat), estimates))


def _all_shown(state: State, event: Shown) -> State:
    return _in_phase(state, Estimating(state.phase.number, NOBODY, event.estimates))


def _tie_found(state: State, event: TieFound) -> State:
    phase = state.phase
    return _in_phase(state, Shifting(phase.number + 1, only(event.seat), _shown(phase), event.seat, event.may))


def _shifted(state: State, event: Shifted) -> State:
    phase = state.phase
    assert isinstance(phase, Shifting)
    estimates = put(phase.estimates, event.seat, event.value)
    return _in_phase(state, Shifting(phase.number, NOBODY, estimates, event.seat, ()))


def _called(state: State, event: Called) -> State:
    phase, speaker = state.phase, event.speaker
    return _in_phase(state, Speaking(phase.number + 1, only(speaker), _shown(phase), speaker, _silent(state)))


def _raised(state: State, event: Raised) -> State:
    phase = state.phase
    assert isinstance(phase, Speaking)
    estimates = put(phase.estimates, event.seat, event.value)
    silent = phase.silent if phase.awaited else phase.silent | only(event.seat)  # time was up
    return _in_phase(state, Speaking(phase.number, NOBODY, estimates, event.seat, silent))


def _scored(state: State, event: Scored) -> State:
    looking = Looking(state.phase.number + 1, everybody(len(state.positions)), event.result)
    return _pawns_moved(state, event.result.moves, looking)


def _next_turn(state: State, event: NextTurn) -> State:
    seats = len(state.positions)
    estimating = Estimating(state.phase.number + 1, everybody(seats), (None,) * seats)
    return _new_turn(state, event.questioner, event.asked, estimating)


def _next_risk(state: State, event: NextRisk) -> State:
    questioner = event.questioner
    others = without(everybody(len(state.positions)), questioner)
    return _new_turn(state, questioner, 0, Stating(state.phase.number + 1, only(questioner), others))


def _stated(state: State, event: Stated | StatedByLot) -> State:
    phase = state.phase
    assert isinstance(phase, Stating)
    nothing = (None,) * len(state.positions)
    return _in_phase(state, Choosing(phase.number + 1, phase.still_in, phase.still_in, event.value, nothing))


def _chosen(state: State, event: Chosen) -> State:
    phase = state.phase
    assert isinstance(phase, Choosing)
    choices = put(phase.choices, event.seat, event.more)
    return _in_phase(state, replace(phase, awaited=without(phase.awaited, event.seat), choices=choices))


def _risk_scored(state: State, event: RiskScored) -> State:
    looking = RiskLooking(state.phase.number + 1, everybody(len(state.positions)), event.result)
    return _pawns_moved(state, event.result.moves, looking)


def _next_question(state: State, event: NextQuestion) -> State:
    phase = state.phase
    assert isinstance(phase, RiskLooking)
    stating = Stating(phase.number + 1, only(state.questioner), phase.result.still_in)
    return replace(state, asked=state.asked + 1, phase=stating)


def _ended(state: State, event: Ended) -> State:
    return _in_phase(state, Over(state.phase.number + 1, NOBODY))


def _recounted(state: State, event: Recounted) -> State:
    number, seats = state.phase.number + 1, everybody(len(state.positions))
    if event.risk:
        looking: AnyPhase = RiskLooking(number, seats, event.risk)
    else:
        assert event.result
        looking = Looking(number, seats, event.result)
    pile = without_next(state.pile, event.turn) if event.opened else state.pile
    return replace(
        state,
        pile=with_answer(pile, event.turn, event.asked, event.recount.answer),
        turn=event.turn,
        questioner=event.questioner,
        asked=event.asked,
        positions=tuple(square for (square,) in event.recount.scores),
        phase=looking,
    )


def with_answer(pile: tuple[Card, ...], turn: int, asked: int, answer: Number) -> tuple[Card, ...]:
    place = turn % len(pile)  # I29
    card = pile[place]
    return put(pile, place, put(card, asked, replace(card[asked], answer=answer)))


def without_next(pile: tuple[Card, ...], turn: int) -> tuple[Card, ...]:
    """The card of the turn after this one goes under the pile: it is the last that comes again."""
    place = turn % len(pile)
    from_here = pile[place:] + pile[:place]
    moved_under = (from_here[0], *from_here[2:], *from_here[1:2])
    return moved_under[len(pile) - place :] + moved_under[: len(pile) - place]


def _in_phase(state: State, phase: AnyPhase) -> State:
    return replace(state, phase=phase)


def _new_turn(state: State, questioner: Seat, asked: int, phase: AnyPhase) -> State:
    return replace(state, turn=state.turn + 1, questioner=questioner, asked=asked, phase=phase)


def _pawns_moved(state: State, moves: tuple[PawnMove, ...], phase: AnyPhase) -> State:
    return replace(state, positions=moved(state.positions, moves), phase=phase)


def _silent(state: State) -> frozenset[Seat]:
    phase = state.phase
    if isinstance(phase, Speaking):
        return phase.silent
    return NOBODY if state.options.silent_raises else everybody(len(state.positions))


def _shown(phase: AnyPhase) -> tuple[int, ...]:
    assert isinstance(phase, (Speaking, Shifting, Estimating))
    return cast("tuple[int, ...]", phase.estimates)  # none is None, once they are shown


FOLDS: Folds[State] = {
    Estimated: _estimated,
    Chosen: _chosen,
    Contented: no_longer_awaited,
    TimeUp: nobody_awaited,
    Shown: _all_shown,
    TieFound: _tie_found,
    Shifted: _shifted,
    Called: _called,
    Passed: unchanged,
    Raised: _raised,
    Doubted: unchanged,
    Scored: _scored,
    Stated: _stated,
    StatedByLot: _stated,
    RiskScored: _risk_scored,
    NextQuestion: _next_question,
    NextTurn: _next_turn,
    NextRisk: _next_risk,
    Recounted: _recounted,
    Ended: _ended,
}
