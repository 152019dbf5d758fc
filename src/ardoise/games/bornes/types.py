"""Bornes: its words."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Event, Move, Phase, PublicEvent, Record, Seat, Seconds
from ardoise.engine.number import Number
from ardoise.engine.question import Spoken
from ardoise.engine.recount import RecountEvent
from ardoise.engine.text import Text

BOUNDARY = "boundary"  # the ids of the two cards that every ranker has besides the dealt ones
CHALLENGE = "challenge"
COMMON_BOUNDARY = 45  # B4
BOUNDARIES = (30, 35, 40, 45, 50, 55)  # what the cards of the box show
LEAST_BOUNDARY, MOST_BOUNDARY = 30, 55  # B4
TEXT_LENGTH = 500
UNIT_LENGTH = 40

Kind = Literal["known", "arithmetic", "counting", "die", "measured"]
Column = tuple[str, ...]  # ids from the bottom up

Refusal = Literal[
    "wrong_number_of_seats",
    "too_few_cards",
    "same_card_twice",
    "wrong_card",
    "not_seated",
    "not_now",
    "not_the_master",
    "not_a_ranker",
    "already_done",
    "unknown_card",
    "doubled_card",
    "boundary_missing",
    "wrong_boundaries",
    "answer_missing",
    "needs_no_settling",
    "text_length",
    "text_character",
    "not_a_number",
    "out_of_range",
    "too_precise",
    "no_such_question",
    "same_answer",
]


class Options(Record, forbid_unknown_fields=True):
    """House rules, each with the rulebook as default."""

    cards_each: Literal[2, 3] = 2  # B4
    together: bool = True  # do the players sit in one room? (B18)
    announce_seconds: Seconds = 60
    reading_seconds: Seconds = 10
    rank_seconds: Seconds = 30
    settle_seconds: Seconds = 120
    look_seconds: Seconds = 60


class Side(Record):
    """One question on a card, and its answer: printed, calculated from the die, or measured by the master (B2, B20)."""

    id: str
    kind: Kind
    text: Text
    unit: Text
    answer: Number | None
    picture: str | None = None  # counting: lines of signs
    faces: tuple[Number, ...] | None = None  # die: the answer for each of 1 to 6
    source: str = ""
    anecdote: Text | None = None
    asof: str | UnsetType = UNSET  # when that was so; what has no date is written as in the first logs
    year: bool | UnsetType = UNSET  # True: its answer is one
    spoken: Spoken | UnsetType = UNSET
    tally: tuple[int, ...] | UnsetType = UNSET  # counting: what each row adds to the answer, for who hears the card


Card = tuple[Side, Side]
Hand = tuple[Side, ...]


class FrontView(Record):
    """What can be read of a side without its answer."""

    id: str
    kind: Kind
    text: Text
    unit: Text
    picture: str | None
    year: bool | UnsetType = UNSET
    spoken: Spoken | UnsetType = UNSET
    tally: tuple[int, ...] | UnsetType = UNSET


class Announcement(Record):
    challenge: Side
    boundaries: tuple[int, ...]  # clockwise from the master's left
    drawn: bool  # from the pile, because the master announced nothing (B19)


Mark = Literal["green", "red", "void"]
Why = Literal["in_order", "wrong_side", "less_than_below", "unsettled"]


class Verdict(Record):
    """What a card of a column earns, and why; `against` is the figure that proved it wrong."""

    card: str
    value: Number | None
    mark: Mark
    why: Why
    against: Number | None = None


class Check(Record):
    """One player's column, checked (B10), and the points of the round, bonus and penalty included."""

    seat: Seat
    verdicts: tuple[Verdict, ...]  # bottom up
    below: int  # how many of them lie below the boundary
    left_out: int
    bonus: int  # B7
    penalty: int  # B8
    green: int
    red: int


class Announcing(Phase, tag="Announcing"):
    pass


class Reading(Phase, tag="Reading"):
    announcement: Announcement


class Ranking(Phase, tag="Ranking"):
    announcement: Announcement
    columns: tuple[Column, ...]
    finished: tuple[Seat, ...]  # who is done, first come first


class Settling(Phase, tag="Settling"):
    announcement: Announcement
    columns: tuple[Column, ...]
    finished: tuple[Seat, ...]
    unsettled: tuple[str, ...]
    values: tuple[Number | None, ...]  # what the master has settled of them


class Looking(Phase, tag="Looking"):
    announcement: Announcement
    answer: Number | None  # to the challenge; None: never settled
    checks: tuple[Check, ...]  # from the master's left onward


class Over(Phase, tag="Over"):
    pass


AnyPhase = Announcing | Reading | Ranking | Settling | Looking | Over


class Round(Record):
    number: int
    master: Seat
    die: int
    hands: tuple[Hand, ...]  # the sides that lie up; the master has none


class Correction(Record):
    """A card's value was wrong (B22). From this round on the same card has the right one."""

    round: int
    die: int
    card: str
    answer: Number


class State(Record, omit_defaults=True):
    options: Options
    pile: tuple[Card, ...]  # the cards of the round lie on top until it is scored (B14)
    round: Round
    green: tuple[int, ...]
    red: tuple[int, ...]
    phase: AnyPhase
    corrections: tuple[Correction, ...] = ()


class Announce(Move):
    text: str
    unit: str
    answer: Number | None
    boundaries: tuple[int, ...]  # clockwise from the master's left


class Arrange(Move):
    column: Column


class Done(Move):
    pass


class Settle(Move):
    card: str
    value: Number


class Content(Move):
    """The master's signal (B5), or: I have seen enough."""


class Announced(Event, tag="Announced"):
    announcement: Announcement


class Posed(PublicEvent, tag="Posed"):
    """What all may know of an announcement before scoring (B4)."""

    challenge: FrontView
    boundaries: tuple[int, ...]
    drawn: bool


class Signalled(PublicEvent, tag="Signalled"):
    pass


class Arranged(Event, tag="Arranged"):
    seat: Seat
    column: Column

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Finished(PublicEvent, tag="Finished"):
    seat: Seat


class Ranked(PublicEvent, tag="Ranked"):
    """Ranking is over, and these cards of the columns have no value yet (B13)."""

    unsettled: tuple[str, ...]


class Settled(PublicEvent, tag="Settled"):
    card: str
    value: Number


class Scored(PublicEvent, tag="Scored"):
    answer: Number | None
    checks: tuple[Check, ...]


class Contented(PublicEvent, tag="Contented"):
    seat: Seat


class TimeUp(PublicEvent, tag="TimeUp"):
    pass


class NextRound(PublicEvent, tag="NextRound"):
    master: Seat
    die: int


class Dealt(Event, tag="Dealt"):
    """Nobody sees a hand before the signal, not even its owner (B4)."""

    hands: tuple[Hand, ...]


class Rechecked(Record):
    """What all are looking at, checked again."""

    answer: Number | None
    checks: tuple[Check, ...]


class Recounted(RecountEvent, tag="Recounted"):
    correction: Correction
    looking: Rechecked | None  # None: nobody looks at columns now


class Ended(PublicEvent, tag="Ended"):
    pass


AnyMove = Announce | Arrange | Done | Settle | Content
AnyEvent = (
    Arranged
    | Finished
    | Contented
    | Settled
    | Announced
    | Posed
    | Signalled
    | Ranked
    | Scored
    | TimeUp
    | NextRound
    | Dealt
    | Recounted
    | Ended
)
