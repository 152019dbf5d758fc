"""Bornes: what is read aloud when a phase begins. See account.ts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ardoise.engine.aloud import NOTHING, NUMBER, Aloud
from ardoise.engine.game import Event
from ardoise.engine.text import Text
from ardoise.games.bornes.types import CHALLENGE
from ardoise.games.bornes.view_types import (
    AnnouncingView,
    LookingView,
    OverView,
    RankingView,
    ReadingView,
    SettlingView,
    View,
)

LEADS = 7  # words
POSED = 8
SCORE = 6


def aloud(view: View, _news: Sequence[Event]) -> Aloud:
    phase = view.phase
    match phase:
        case AnnouncingView() | SettlingView():
            return Aloud(words=LEADS)
        case ReadingView(announcement=announcement):
            return Aloud((announcement.challenge.text, announcement.challenge.unit), POSED)
        case RankingView() | OverView():  # "Go!" holds up no race (B6)
            return NOTHING
        case LookingView(announcement=announcement):
            return Aloud((announcement.challenge.unit, *_anecdote(phase)), NUMBER + SCORE * (1 + len(phase.checks)))
    assert_never(phase)


def _anecdote(phase: LookingView) -> Sequence[Text]:
    """Of the challenge: the cards are too many."""
    turned = (card for check in phase.checks for card in check.cards)
    return [card.anecdote for card in turned if card.card.id == CHALLENGE and card.anecdote][:1]
