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


class Estimated(Event, tag="Estimated"):
    seat: Seat
    value: int


class Chosen(Event, tag="Chosen"):
    seat: Seat
    more: bool


class Contented(PublicEvent, tag="Contented"):
    seat: Seat


class TimeUp(PublicEvent, tag="TimeUp"):
    pass


class Shown(PublicEvent, tag="Shown"):
    estimates: tuple[int, ...]


class TieFound(PublicEvent, tag="TieFound"):
    seat: Seat
    may: tuple[int, ...]


class Shifted(PublicEvent, tag="Shifted"):
    seat: Seat
    value: int


class Called(PublicEvent, tag="Called"):
    """It is this player's turn to speak."""

    speaker: Seat


class Passed(PublicEvent, tag="Passed"):
    seat: Seat


class Raised(PublicEvent, tag="Raised"):
    seat: Seat
    value: int


class Doubted(PublicEvent, tag="Doubted"):
    seat: Seat
    doubted: Seat


class Scored(PublicEvent, tag="Scored"):
    result: Result


class Stated(PublicEvent, tag="Stated"):
    value: int


class StatedByLot(PublicEvent, tag="StatedByLot"):
    """The questioner let the time run out (I23)."""

    value: int


class RiskScored(PublicEvent, tag="RiskScored"):
    result: RiskResult


class NextQuestion(PublicEvent, tag="NextQuestion"):
    """The risk round goes on."""


class NextTurn(PublicEvent, tag="NextTurn"):
    questioner: Seat
    asked: int


class NextRisk(PublicEvent, tag="NextRisk"):
    """The turn that begins is a risk round (I5)."""

    questioner: Seat


class Recounted(RecountEvent, tag="Recounted"):
    """An answer was corrected: the turn is scored again, and what was begun after it is taken back (I30)."""

    turn: int
    questioner: Seat
    asked: int
    result: Result | None  # of an ordinary turn …
    risk: RiskResult | None  # … or of a question of a risk round
    opened: bool  # was the next card opened already? It goes under the pile


class Ended(PublicEvent, tag="Ended"):
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
