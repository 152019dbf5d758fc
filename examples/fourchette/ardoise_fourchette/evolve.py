"""Fourchette: how an event changes the table. No rules and no chance, only folding."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.engine.folds import no_longer_awaited, nobody_awaited
from ardoise.engine.game import Folds, Seat
from ardoise.engine.number import Number
from ardoise.engine.question import Question
from ardoise.engine.seats import NOBODY, everybody, put, without
from ardoise_fourchette.plates import plate_of
from ardoise_fourchette.types import (
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


def _written(state: State, event: Written) -> State:
    phase = state.phase
    assert isinstance(phase, Writing)
    forks = put(phase.forks, event.seat, event.fork)
    return replace(state, phase=Writing(phase.number, without(phase.awaited, event.seat), forks))


def _chosen(state: State, event: Chosen) -> State:
    phase = state.phase
    assert isinstance(phase, Choosing)
    choices = put(phase.choices, event.seat, event.plate)
    return replace(state, phase=replace(phase, awaited=without(phase.awaited, event.seat), choices=choices))


def writing(number: int, seats: int) -> Writing:
    return Writing(number, everybody(seats), (None,) * seats)


def _served(state: State, event: Served) -> State:
    phase = state.phase
    assert isinstance(phase, Writing)
    authored = tuple(plate_of(fork, event.plates) for fork in phase.forks)
    others = ((Seat(seat), len(event.plates) - (own is not None)) for seat, own in enumerate(authored))
    awaited = frozenset(seat for seat, plates in others if plates)  # F9
    choosing = Choosing(phase.number + 1, awaited, event.plates, authored, (None,) * len(authored))
    return replace(state, phase=choosing)


def _scored(state: State, event: Scored) -> State:
    phase = state.phase
    assert isinstance(phase, Choosing)
    scores = tuple(score + payout.gain for score, payout in zip(state.scores, event.payouts, strict=True))
    everyone = everybody(len(scores))
    looking = Looking(phase.number + 1, everyone, phase.plates, phase.authored, phase.choices, event.payouts)
    return replace(state, scores=scores, phase=looking)


def _next_round(state: State, event: NextRound) -> State:
    return replace(state, round=state.round + 1, phase=writing(state.phase.number + 1, len(state.scores)))


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase=Over(state.phase.number + 1, NOBODY))


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


FOLDS: Folds[State] = {
    Written: _written,
    Chosen: _chosen,
    Contented: no_longer_awaited,
    TimeUp: nobody_awaited,
    Served: _served,
    Scored: _scored,
    NextRound: _next_round,
    Recounted: _recounted,
    Ended: _ended,
}
