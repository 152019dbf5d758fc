"""Incroyable!: a player of wood. It is given a view, never a state."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.incroyable.moves import AnyMove, Choose, Content, Doubt, Estimate, Pass, Raise, Say, Shift
from ardoise.games.incroyable.types import MOST
from ardoise.games.incroyable.view_types import (
    ChoosingView,
    EstimatingView,
    LookingView,
    RiskLookingView,
    ShiftingView,
    SpeakingView,
    StatingView,
    View,
)


def choose(view: View, seat: Seat, dice: Dice) -> AnyMove | None:
    match view.phase:
        case EstimatingView(mine=None):
            return Estimate((1 + dice.below(99)) * 10 ** dice.below(3))
        case ShiftingView(seat=called, may=may) if called == seat:
            return Shift(may[0])
        case SpeakingView(speaker=speaker) as speaking if speaker == seat:
            return _speak(speaking, dice)
        case StatingView(answer=answer) if answer is not None:
            return Say(_near(int(answer.answer), dice))
        case ChoosingView(still_in=still_in, mine=None) if seat in still_in:
            return Choose(dice.below(2) == 1)
        case LookingView(content=content) | RiskLookingView(content=content) if not content[seat]:
            return Content()
        case _:
            return None


def _speak(speaking: SpeakingView, dice: Dice) -> AnyMove:
    if speaking.may_pass and dice.below(4):
        return Pass()
    if speaking.may_raise and dice.below(2):
        room = speaking.may_raise
        value = min(room.least + dice.below(1 + room.least // 4), room.most)
        if value not in room.taken:
            return Raise(value)
    if not dice.below(5):
        return Doubt(dice.pick(speaking.may_doubt))
    return Doubt(max(speaking.may_doubt, key=lambda seat: speaking.estimates[seat]))


def _near(answer: int, dice: Dice) -> int:
    """One side of the answer or the other, at most half of it away (twice for an answer of 1)."""
    distance = 1 + dice.below(max(1, answer // 2))
    above = answer + distance <= MOST and (answer <= distance or dice.below(2))
    return answer + distance if above else answer - distance
