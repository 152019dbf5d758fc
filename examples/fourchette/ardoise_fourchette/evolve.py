"""Fourchette: how an event changes the table. No rules and no chance, only folding."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.engine.question import Question
from ardoise.engine.seats import NOBODY, everybody, put, without
from ardoise_fourchette.plates import plate_of
from ardoise_fourchette.types import (
    AnyEvent,
    Choosing,
    Chosen,
    Contented,
    Ended,
    Looking,
    NextRound,
    Over,
    Recounted,
    Scored,
    Served,
    State,
    TimeUp,
    Writing,
    Written,
)


def evolve(state: State, event: AnyEvent) -> State:
    phase = state.phase
    match event:
        case Written():
            assert isinstance(phase, Writing)
            forks = put(phase.forks, event.seat, event.fork)
            return replace(state, phase=Writing(phase.number, without(phase.awaited, event.seat), forks))
        case Chosen():
            assert isinstance(phase, Choosing)
            choices = put(phase.choices, event.seat, event.plate)
            return replace(state, phase=replace(phase, awaited=without(phase.awaited, event.seat), choices=choices))
        case Contented():
            return replace(state, phase=replace(phase, awaited=without(phase.awaited, event.seat)))
        case TimeUp():
            return replace(state, phase=replace(phase, awaited=NOBODY))
        case Served():
            return replace(state, phase=_served(phase, event))
        case Scored():
            return _scored(state, event)
        case NextRound():
            return replace(state, round=state.round + 1, phase=writing(phase.number + 1, len(state.scores)))
        case Recounted():
            return _recounted(state, event)
        case Ended():
            return replace(state, phase=Over(phase.number + 1, NOBODY))
    assert_never(event)


def writing(number: int, seats: int) -> Writing:
    return Writing(number, everybody(seats), (None,) * seats)


def _served(phase: Writing | Choosing | Looking | Over, event: Served) -> Choosing:
    assert isinstance(phase, Writing)
    authored = tuple(plate_of(fork, event.plates) for fork in phase.forks)
    others = ((Seat(seat), len(event.plates) - (own is not None)) for seat, own in enumerate(authored))
    awaited = frozenset(seat for seat, plates in others if plates)  # F9
    return Choosing(phase.number + 1, awaited, event.plates, authored, (None,) * len(authored))


def _scored(state: State, event: Scored) -> State:
    phase = state.phase
    assert isinstance(phase, Choosing)
    scores = tuple(score + payout.gain for score, payout in zip(state.scores, event.payouts, strict=True))
    everyone = everybody(len(scores))
    looking = Looking(phase.number + 1, everyone, phase.plates, phase.authored, phase.choices, event.payouts)
    return replace(state, scores=scores, phase=looking)


def _recounted(state: State, event: Recounted) -> State:
    phase, wrong = state.phase, event.recount.question
    if event.payouts is not None:
        assert isinstance(phase, Looking)
        phase = replace(phase, payouts=event.payouts)
    scores = tuple(score for (score,) in event.recount.scores)
    questions = corrected(state.questions, wrong.round, event.recount.answer)
    return replace(state, questions=questions, scores=scores, phase=phase)


def corrected(questions: tuple[Question, ...], round_: int, answer: Number) -> tuple[Question, ...]:
    return put(questions, round_, replace(questions[round_], answer=answer))
