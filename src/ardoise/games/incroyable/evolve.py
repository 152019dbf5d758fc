"""Incroyable!: how an event changes the table. No rule and no chance: an event carries all that was decided."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.engine.seats import NOBODY, everybody, only, put
from ardoise.games.incroyable.moves import (
    AnyEvent,
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


def evolve(state: State, event: AnyEvent) -> State:
    phase = state.phase
    match event:
        case Contented():
            return _in_phase(state, replace(phase, awaited=phase.awaited - {event.seat}))
        case Estimated():
            assert isinstance(phase, Estimating)
            estimates = put(phase.estimates, event.seat, event.value)
            return _in_phase(state, Estimating(phase.number, phase.awaited - {event.seat}, estimates))
        case Called(speaker):
            return _in_phase(state, Speaking(phase.number + 1, only(speaker), _shown(phase), speaker))
        case Passed() | Doubted():
            return state
        case Scored(result):
            return _pawns_moved(state, result.moves, Looking(phase.number + 1, everybody(len(state.positions)), result))
        case Raised(seat, value):
            assert isinstance(phase, Speaking)
            return _in_phase(state, Speaking(phase.number, NOBODY, put(phase.estimates, seat, value), seat))
        case Shown() | TieFound() | Shifted():
            return _ties(state, event)
        case TimeUp():
            return _in_phase(state, replace(phase, awaited=NOBODY))
        case NextTurn(questioner, asked):
            seats = len(state.positions)
            return _new_turn(state, questioner, asked, Estimating(phase.number + 1, everybody(seats), (None,) * seats))
        case Recounted():
            return _recounted(state, event)
        case Ended():
            return _in_phase(state, Over(phase.number + 1, NOBODY))
        case _:
            return _risk(state, event)


def _ties(state: State, event: Shown | TieFound | Shifted) -> State:
    phase = state.phase
    match event:
        case Shown(estimates):
            return _in_phase(state, Estimating(phase.number, NOBODY, estimates))
        case TieFound(seat, may):
            return _in_phase(state, Shifting(phase.number + 1, only(seat), _shown(phase), seat, may))
        case Shifted(seat, value):
            assert isinstance(phase, Shifting)
            return _in_phase(state, Shifting(phase.number, NOBODY, put(phase.estimates, seat, value), seat, ()))
    assert_never(event)


def _risk(state: State, event: Chosen | Stated | StatedByLot | RiskScored | NextQuestion | NextRisk) -> State:
    phase = state.phase
    match event:
        case Chosen(seat, more):
            assert isinstance(phase, Choosing)
            choices = put(phase.choices, seat, more)
            return _in_phase(state, replace(phase, awaited=phase.awaited - {seat}, choices=choices))
        case Stated(value) | StatedByLot(value):
            assert isinstance(phase, Stating)
            nothing = (None,) * len(state.positions)
            return _in_phase(state, Choosing(phase.number + 1, phase.still_in, phase.still_in, value, nothing))
        case RiskScored(result):
            looking = RiskLooking(phase.number + 1, everybody(len(state.positions)), result)
            return _pawns_moved(state, result.moves, looking)
        case NextQuestion():
            assert isinstance(phase, RiskLooking)
            stating = Stating(phase.number + 1, only(state.questioner), phase.result.still_in)
            return replace(state, asked=state.asked + 1, phase=stating)
        case NextRisk(questioner):
            alone = only(questioner)
            others = everybody(len(state.positions)) - alone
            return _new_turn(state, questioner, 0, Stating(phase.number + 1, alone, others))
    assert_never(event)


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


def _shown(phase: AnyPhase) -> tuple[int, ...]:
    if isinstance(phase, Estimating):
        return tuple(value for value in phase.estimates if value is not None)  # none is None, once they are shown
    assert isinstance(phase, (Shifting, Speaking))
    return phase.estimates
