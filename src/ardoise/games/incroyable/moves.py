"""Incroyable!: what players ask for, and what then happens."""

from __future__ import annotations

from ardoise.engine.game import Event, Move, PublicEvent, Seat
from ardoise.engine.number import Number
from ardoise.engine.recount import RecountEvent
from ardoise.games.incroyable.types import Result, RiskResult


class Estimate(Move):
    value: Number


class Shift(Move):
    value: Number


class Pass(Move):
    pass


class Raise(Move):
    value: Number


class Doubt(Move):
    """Incroyable!"""

    seat: Seat


class Say(Move):
    """The questioner's number in a risk round."""

    value: Number


class Choose(Move):
    more: bool


class Content(Move):
    """I have seen enough."""


AnyMove = Estimate | Shift | Pass | Raise | Doubt | Say | Choose | Content


class Estimated(Event):
    seat: Seat
    value: int


class Chosen(Event):
    seat: Seat
    more: bool


class Contented(PublicEvent):
    seat: Seat


class TimeUp(PublicEvent):
    pass


class Shown(PublicEvent):
    estimates: tuple[int, ...]


class TieFound(PublicEvent):
    seat: Seat
    may: tuple[int, ...]


class Shifted(PublicEvent):
    seat: Seat
    value: int


class Called(PublicEvent):
    """It is this player's turn to speak."""

    speaker: Seat


class Passed(PublicEvent):
    seat: Seat


class Raised(PublicEvent):
    seat: Seat
    value: int


class Doubted(PublicEvent):
    seat: Seat
    doubted: Seat


class Scored(PublicEvent):
    result: Result


class Stated(PublicEvent):
    value: int


class StatedByLot(PublicEvent):
    """The questioner let the time run out (I23)."""

    value: int


class RiskScored(PublicEvent):
    result: RiskResult


class NextQuestion(PublicEvent):
    """The risk round goes on."""


class NextTurn(PublicEvent):
    questioner: Seat
    asked: int


class NextRisk(PublicEvent):
    """The turn that begins is a risk round (I5)."""

    questioner: Seat


class Recounted(RecountEvent):
    """An answer was corrected: the turn is scored again, and what was begun after it is taken back (I30)."""

    turn: int
    questioner: Seat
    asked: int
    result: Result | None  # of an ordinary turn …
    risk: RiskResult | None  # … or of a question of a risk round
    opened: bool  # was the next card opened already? It goes under the pile


class Ended(PublicEvent):
    pass


AnyEvent = (
    Estimated
    | Chosen
    | Contented
    | TimeUp
    | Shown
    | TieFound
    | Shifted
    | Called
    | Passed
    | Raised
    | Doubted
    | Scored
    | Stated
    | StatedByLot
    | RiskScored
    | NextQuestion
    | NextTurn
    | NextRisk
    | Recounted
    | Ended
)
