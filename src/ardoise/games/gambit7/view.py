"""Gambit 7: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from typing import assert_never

from ardoise.engine.game import Seat
from ardoise.engine.question import back, front
from ardoise.games.gambit7.mat import open_cases
from ardoise.games.gambit7.rules import ROUNDS, outcome
from ardoise.games.gambit7.types import (
    Answering,
    AnsweringView,
    Betting,
    BettingView,
    Looking,
    LookingView,
    Over,
    OverView,
    State,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    return View(
        round=state.round,
        rounds=ROUNDS,
        scores=state.scores,
        gambit_ready=tuple(other not in state.spent for other in range(len(state.scores))),
        gambit_factor=state.options.gambit_factor,
        mat=state.options.mat,
        question=front(state.questions[state.round]),
        phase=_phase_view(state, seat),
    )


def _phase_view(state: State, seat: Seat | None) -> AnsweringView | BettingView | LookingView | OverView:
    phase = state.phase
    content = tuple(other not in phase.awaited for other in range(len(state.scores)))
    match phase:
        case Answering(answers=answers):
            mine = None if seat is None else answers[seat]  # G6
            return AnsweringView(tuple(answer is not None for answer in answers), mine)
        case Betting(slates=slates, stakes=stakes):
            hidden = state.options.hidden_bets  # G10
            seen = tuple(None if hidden and other != seat else stake for other, stake in enumerate(stakes))
            return BettingView(slates, open_cases(slates), seen, content)
        case Looking(slates=slates, stakes=stakes, winning=winning, payouts=payouts):
            return LookingView(slates, stakes, back(state.questions[state.round]), winning, payouts, content)
        case Over():
            final = outcome(state)
            return OverView(tuple(sorted(final.winners)) if final else ())
    assert_never(phase)
