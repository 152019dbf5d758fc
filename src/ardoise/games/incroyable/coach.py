"""Incroyable!: what the estimates of the others tell about doubt, pass and raise."""

from __future__ import annotations

from typing import Literal

from ardoise.coach.crowd import crowd, percent, said, softened
from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat
from ardoise.games.incroyable.bots import FEW, SHADED, weighed
from ardoise.games.incroyable.estimates import settle
from ardoise.games.incroyable.moves import Doubt, Raise
from ardoise.games.incroyable.view_types import (
    ChoosingView,
    EstimatingView,
    ShiftingView,
    SpeakingView,
    StatingView,
    View,
)

Code = Literal[
    "incroyable_start_low",
    "incroyable_start_bold",
    "incroyable_shift",
    "incroyable_doubt",
    "incroyable_raise",
    "incroyable_pass",
    "incroyable_number",
    "incroyable_side",
]
TOO_LOW = 0  # an answer that makes any doubt a right one


def hint(view: View, seat: Seat) -> Hint | None:
    match view.phase:
        case EstimatingView(mine=None):
            code: Code = "incroyable_start_low" if len(view.positions) <= FEW else "incroyable_start_bold"
            return Hint(code, {"players": len(view.positions)})
        case ShiftingView(seat=called, may=(low, high)) if called == seat:
            return Hint("incroyable_shift", {"low": said(low), "high": said(high)})
        case SpeakingView(speaker=speaker) as speaking if speaker == seat:
            return _word(speaking)
        case StatingView(answer=answer, stake=stake) if answer is not None:
            return Hint("incroyable_number", {"answer": said(answer.answer), "stake": stake})
        case ChoosingView(still_in=still_in, mine=None, stated=stated, stake=stake) if seat in still_in:
            return Hint("incroyable_side", {"stated": said(stated), "stake": stake})
    return None


def _word(speaking: SpeakingView) -> Hint:
    """As a good player would speak who knows nothing but what lies on the table."""
    estimates = speaking.estimates
    belief = crowd(estimates, SHADED)
    _, word = weighed(speaking, belief)[0]
    match word:
        case Doubt(doubted):
            value = estimates[doubted]
            _, payouts = settle(estimates, speaking.speaker, doubted, TOO_LOW)
            about = {"value": said(value), "chance": percent(softened(belief.below(value)))}
            return Hint("incroyable_doubt", {**about, "points": payouts[speaking.speaker].points})
        case Raise(value):
            return Hint(
                "incroyable_raise",
                {"value": said(int(value)), "chance": percent(softened(1 - belief.below(int(value))))},
            )
    high = max(estimates)
    return Hint("incroyable_pass", {"value": said(high), "chance": percent(softened(belief.below(high)))})
