"""Fourchette: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from typing import assert_never

from ardoise.engine.game import Seat
from ardoise.engine.question import back, front
from ardoise.engine.seats import all_but
from ardoise_fourchette.plates import holds
from ardoise_fourchette.rules import is_dessert, outcome
from ardoise_fourchette.types import (
    Choosing,
    ChoosingView,
    Looking,
    LookingView,
    Over,
    OverView,
    State,
    View,
    Writing,
    WritingView,
)


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    question = front(state.questions[state.round])
    rounds, bait = len(state.questions), state.options.bait
    return View(state.round, rounds, is_dessert(state), bait, state.scores, question, _phase_view(state, seat))


def _phase_view(state: State, seat: Seat | None) -> WritingView | ChoosingView | LookingView | OverView:
    phase = state.phase
    match phase:
        case Writing(forks=forks):
            mine = None if seat is None else forks[seat]  # F3
            return WritingView(tuple(fork is not None for fork in forks), mine)
        case Choosing():
            return _choosing(phase, seat)
        case Looking():
            return _looking(state, phase)
        case Over():
            final = outcome(state)
            return OverView(tuple(sorted(final.winners)) if final else ())
    assert_never(phase)


def _choosing(phase: Choosing, seat: Seat | None) -> ChoosingView:
    """F6, F8: of authors and choices only one's own."""
    chosen = tuple(choice is not None for choice in phase.choices)
    if seat is None:
        return ChoosingView(phase.plates, None, None, chosen)
    return ChoosingView(phase.plates, phase.authored[seat], phase.choices[seat], chosen)


def _looking(state: State, phase: Looking) -> LookingView:
    question = state.questions[state.round]
    return LookingView(
        plates=phase.plates,
        authored=phase.authored,
        choices=phase.choices,
        right=tuple(holds(plate, question.answer) for plate in phase.plates),  # F10
        answer=back(question),
        payouts=phase.payouts,
        content=all_but(phase.awaited, len(state.scores)),
    )
