"""Code 777: its words."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NewType

from msgspec import UNSET, Meta, UnsetType

from ardoise.engine.game import Event, Move, Phase, PublicEvent, Record, Seat, Seconds
from ardoise.games.code777.deck import Card, Code, Rack, Racks
from ardoise.games.code777.questions import Answer, QuestionNumber

Place = NewType("Place", int)  # where a rack stands: first those of the seats, then the unowned ones (C4)

Refusal = Literal[
    "wrong_number_of_seats",
    "not_seated",
    "not_now",
    "not_your_turn",
    "not_offered",
    "not_this_rack",
    "pausing",
    "not_three_numbers",
    "out_of_range",
]


Help = Literal["none", "record", "certain", "full"]  # C22: what a player's notebook shows
Pauses = Literal["one", "growing"]  # C23: how many questions a wrong declaration costs


class Options(Record, forbid_unknown_fields=True):
    """House rules, each with the rulebook as default (C17)."""

    points_to_win: Annotated[int, Meta(ge=1, le=5)] = 3
    pick_of_two: bool = False  # draw two questions and pick one
    turn_seconds: Seconds = 60
    note_seconds: Seconds = 20
    help: Help | UnsetType = UNSET  # the first logs have none: it was the record
    pauses: Pauses | UnsetType = UNSET  # the first logs have none: they did not grow

    usual: ClassVar[dict[str, str]] = {"help": "record", "pauses": "growing"}  # at a new table, whose log says so


class Heard(Record, cache_hash=True):
    """A line of the record that everybody may read (C7)."""

    asker: Seat
    question: QuestionNumber
    answer: Answer
    table: int  # the racks it speaks of are those of this table (C21)


class Declaration(Record, omit_defaults=True):
    """What somebody said about their rack, and the cards that were really there (C10)."""

    seat: Seat
    rack: int
    numbers: Code
    right: bool
    cards: Rack
    asked: int  # how many questions had been asked before it (C21)
    pause: int = 1  # if it was wrong: so many questions until the next one may be made (C23)


class Table(Record, cache_hash=True):
    """The racks as they stood from one replacement to the next."""

    asked: int  # how many questions had been asked before it
    racks: Racks
    had: tuple[int, ...]  # how many racks each place has had, this one included


class Supply(Record):
    """The number cards that stand on no rack."""

    stock: tuple[Card, ...]
    set_aside: tuple[Card, ...] = ()
    refill: tuple[Place, ...] = ()  # the racks that are to be replaced, one by one (C12)


class Asking(Phase, tag="Asking"):
    pass


class Picking(Phase, tag="Picking"):
    offered: tuple[QuestionNumber, QuestionNumber]


class Noting(Phase, tag="Noting"):
    pass


class Over(Phase, tag="Over"):
    pass


class State(Record):
    options: Options
    scores: tuple[int, ...]
    tables: tuple[Table, ...]
    supply: Supply
    pile: tuple[QuestionNumber, ...]
    record: tuple[Heard, ...]
    declarations: tuple[Declaration, ...]
    asker: Seat
    phase: Asking | Picking | Noting | Over

    @property
    def racks(self) -> Racks:
        return self.tables[-1].racks

    @property
    def quiet(self) -> int:
        """How many questions have passed since a rack was last replaced (C18)."""
        return len(self.record) - self.tables[-1].asked


class Ask(Move):
    pass


class Pick(Move):
    question: QuestionNumber


class Declare(Move):
    """The numbers on my rack, which is the `rack`-th that I have: a declaration made for an older one is no use."""

    anytime: ClassVar[bool] = True  # C8

    rack: int
    numbers: tuple[int, ...]


class Content(Move):
    """I have noted the answer and do not declare now."""


class MayDeclare(Record, omit_defaults=True):
    """What a declaration must look like (C8): so many numbers from `least` to `most`, about this rack."""

    rack: int
    count: int
    least: int
    most: int
    pause: int = 1  # what it costs if it is wrong (C23)


class Contented(PublicEvent, tag="Contented"):
    seat: Seat


class Asked(PublicEvent, tag="Asked"):
    seat: Seat
    question: QuestionNumber
    answer: Answer


class NextTurn(PublicEvent, tag="NextTurn"):
    asker: Seat


class Drawn(PublicEvent, tag="Drawn"):
    """Somebody has drawn two questions: all may see that, not which (C17)."""

    seat: Seat


class Offered(Event, tag="Offered"):
    seat: Seat
    questions: tuple[QuestionNumber, QuestionNumber]

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Declared(PublicEvent, tag="Declared", omit_defaults=True):
    seat: Seat
    rack: int
    numbers: Code
    right: bool
    cards: Rack  # shown to all (C10)
    replaced: tuple[Place, ...]
    pause: int = 1  # if it was wrong (C23); the first logs have none


class Dealt(Event, tag="Dealt"):
    """A player's new rack, which its owner may not see, and no screen at which the owner looks."""

    seat: Seat
    cards: Rack

    def seen_by(self, seat: Seat | None) -> bool:
        return seat is not None and seat != self.seat


class Laid(PublicEvent, tag="Laid"):
    """An unowned rack's new cards (C4)."""

    place: Place
    cards: Rack


class Restocked(Event, tag="Restocked"):
    """The new stock in its order, which nobody knows."""

    stock: tuple[Card, ...]


class Reshuffled(PublicEvent, tag="Reshuffled"):
    stock: int


class Stalled(PublicEvent, tag="Stalled"):
    """Nobody has declared for too long: all racks are shown and replaced (C18)."""

    racks: Racks


class TimeUp(PublicEvent, tag="TimeUp"):
    pass


class Ended(PublicEvent, tag="Ended"):
    """The game is won, and all racks are turned round (C13)."""

    racks: Racks


AnyMove = Content | Ask | Declare | Pick
AnyEvent = (
    Contented
    | Asked
    | NextTurn
    | Drawn
    | Offered
    | Declared
    | Dealt
    | Laid
    | Restocked
    | Reshuffled
    | Stalled
    | TimeUp
    | Ended
)
