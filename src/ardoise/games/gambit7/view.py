"""Gambit 7: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ardoise.engine.game import Seat
from ardoise.engine.question import back, front
from ardoise.engine.seats import all_but
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
    Stake,
    State,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    options = state.options
    return View(
        state.round,
        ROUNDS,
        state.scores,
        all_but(state.spent, len(state.scores)),
        options.gambit_factor,
        options.mat,
        front(state.questions[state.round]),
        _phase_view(state, seat),
    )


def open_to_all(state: State) -> bool:
    """Nobody has anything that others must not see."""
    match state.phase:
        case Answering():
            return False
        case Betting():
            return not state.options.hidden_bets
        case _:
            return True


def _phase_view(state: State, seat: Seat | None) -> AnsweringView | BettingView | LookingView | OverView:
    phase = state.phase
    content = all_but(phase.awaited, len(state.scores))
    match phase:
        case Answering(answers=answers):
            mine = None if seat is None else answers[seat]  # G6
            return AnsweringView(tuple([answer is not None for answer in answers]), mine)
        case Betting(slates=slates, stakes=stakes):
            hidden = state.options.hidden_bets  # G10
            seen = _own(stakes, seat) if hidden else stakes
            return BettingView(slates, open_cases(slates), seen, content)
        case Looking(slates=slates, stakes=stakes, winning=winning, payouts=payouts):
            return LookingView(slates, stakes, back(state.questions[state.round]), winning, payouts, content)
        case Over():
            final = outcome(state)
            return OverView(tuple(sorted(final.winners)) if final else ())
    assert_never(phase)


def _own(stakes: Sequence[Stake], seat: Seat | None) -> tuple[Stake | None, ...]:
    return tuple(stake if other == seat else None for other, stake in enumerate(stakes))
