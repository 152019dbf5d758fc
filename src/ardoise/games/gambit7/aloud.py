"""Gambit 7: what is read aloud when a phase begins. See account.ts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ardoise.engine.aloud import NOTHING, NUMBER, Aloud, question_aloud
from ardoise.engine.game import Event
from ardoise.games.gambit7.types import AnsweringView, BettingView, LookingView, OverView, View

ROUND = 4  # words
GUESSES = 4
VERDICT = 15
GAIN = 3


def aloud(view: View, _news: Sequence[Event]) -> Aloud:
    phase = view.phase
    match phase:
        case AnsweringView():
            return question_aloud(view.question, ROUND)
        case BettingView(slates=slates):
            return Aloud(words=GUESSES + sum(NUMBER + 1 + len(slate.authors) for slate in slates))
        case LookingView(answer=answer, payouts=payouts):
            paid = sum(bool(payout.gain) for payout in payouts)
            return Aloud((view.question.unit, answer.anecdote), NUMBER + VERDICT + GAIN * paid)
        case OverView():
            return NOTHING
    assert_never(phase)
