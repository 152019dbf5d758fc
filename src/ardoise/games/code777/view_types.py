"""Code 777: what a screen is told."""

from __future__ import annotations

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deck import Card, Code, Rack
from ardoise.games.code777.questions import QuestionNumber
from ardoise.games.code777.types import Declaration, Heard, Help, MayDeclare


class TableView(Record, cache_hash=True):
    """The racks between two replacements. None: a rack that still stands and that this screen may not see."""

    asked: int
    racks: tuple[Rack | None, ...]
    had: tuple[int, ...]


class AskingView(Record, tag_field="type", tag="Asking"):
    pass


class PickingView(Record, tag_field="type", tag="Picking"):
    offered: tuple[QuestionNumber, ...]  # empty for all but the asker


class NotingView(Record, tag_field="type", tag="Noting"):
    pass


class OverView(Record, tag_field="type", tag="Over", omit_defaults=True):
    winners: tuple[Seat, ...]
    tally: tuple[tuple[int, int], ...] = ()  # each seat's right declarations and all, if not all are on the sheet


class CardBound(Record):
    """So many of these cards are on my rack at least, and at most."""

    card: Card
    least: int
    most: int


class NumberBound(Record):
    number: int
    least: int
    most: int


class Likely(Record):
    code: Code
    chance: float  # from 0 to 1


class Deduced(Record):
    """What I can work out about my rack (C22). `codes` are told with full help alone, the likeliest first."""

    cards: tuple[CardBound, ...]
    numbers: tuple[NumberBound, ...]
    codes: tuple[Likely, ...]


class View(Record, omit_defaults=True):
    points_to_win: int
    pick_of_two: bool
    scores: tuple[int, ...]
    asker: Seat
    awaited: tuple[Seat, ...]
    tables: tuple[TableView, ...]  # the last one is now
    record: tuple[Heard, ...]
    declarations: tuple[Declaration, ...]
    stock: int
    set_aside: tuple[Card, ...]
    quiet: int  # questions since a rack was last replaced
    patience: int  # how many of them there may be (C18)
    may_declare: MayDeclare | None
    phase: AskingView | PickingView | NotingView | OverView
    help: Help = "record"  # which, like all that follows, is not said where there is nothing to say
    pauses: tuple[int, ...] = ()  # for how many questions each seat has to wait before it may declare (C23)
    earlier: int = 0  # questions that the sheet no longer holds (C21)
    deduced: Deduced | None = None  # for one's own seat alone
