"""Incroyable!: what is read aloud when a phase begins. See account.ts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ardoise.engine.aloud import NOTHING, NUMBER, Aloud, question_aloud
from ardoise.engine.game import Event
from ardoise.games.incroyable.moves import Shifted, Shown
from ardoise.games.incroyable.view_types import (
    ChoosingView,
    EstimatingView,
    LookingView,
    OverView,
    RiskLookingView,
    ShiftingView,
    SpeakingView,
    StatingView,
    View,
)

ASKS = 2  # words
RISK = 9
CHOICE = 8
TURN = 8  # what somebody did, and who is next
VERDICT = 12


def aloud(view: View, news: Sequence[Event]) -> Aloud:
    phase = view.phase
    match phase:
        case EstimatingView():
            return question_aloud(view.question, ASKS)
        case StatingView():
            return question_aloud(view.question, RISK)
        case ShiftingView(estimates=estimates) | SpeakingView(estimates=estimates):
            listed = any(isinstance(event, Shown | Shifted) for event in news)
            return Aloud(words=TURN + (NUMBER + 1) * len(estimates) * listed)
        case ChoosingView():
            return Aloud(words=CHOICE + NUMBER)
        case LookingView(answer=answer) | RiskLookingView(answer=answer):
            return Aloud((answer.anecdote,), NUMBER + VERDICT)
        case OverView():
            return NOTHING
    assert_never(phase)
