"""Fourchette: its words. The rule ids are those of rules/en.md."""

from __future__ import annotations

from typing import Literal

from ardoise.engine.game import Event, Move, Phase, PublicEvent, Record, Seat, Seconds
from ardoise.engine.number import Number
from ardoise.engine.question import AnswerView, Question, QuestionView
from ardoise.engine.recount import RecountEvent

Card = Question  # one question a card
PlateNumber = int  # the place of a plate in the row, from 0

Refusal = Literal[
    "wrong_number_of_seats",
    "too_few_cards",
    "not_seated",
    "not_now",
    "not_a_number",
    "out_of_range",
    "too_precise",
    "fork_upside_down",
    "no_such_plate",
    "own_plate",
    "no_such_question",
    "same_answer",
]


class Options(Record, forbid_unknown_fields=True):
    """House rules (F16)."""

    rounds: Literal[4, 6, 8] = 6
    dessert: bool = True  # F13
    bait: Literal[1, 2] = 1  # F12
    write_seconds: Seconds = 45
    choose_seconds: Seconds = 30
    look_seconds: Seconds = 20


class Fork(Record):
    low: Number
    high: Number


class Plate(Record):
    """A fork on the table, without its authors, and what it is worth (F6, F7)."""

    low: Number
    high: Number
    worth: int


class Payout(Record):
    """What one player gets in a round, from each of the three sources."""

    fork: int = 0
    choice: int = 0
    bait: int = 0

    @property
    def gain(self) -> int:
        return self.fork + self.choice + self.bait


class Writing(Phase, tag="Writing"):
    forks: tuple[Fork | None, ...]


class Choosing(Phase, tag="Choosing"):
    plates: tuple[Plate, ...]
    authored: tuple[PlateNumber | None, ...]  # each seat's own plate
    choices: tuple[PlateNumber | None, ...]


class Looking(Phase, tag="Looking"):
    plates: tuple[Plate, ...]
    authored: tuple[PlateNumber | None, ...]
    choices: tuple[PlateNumber | None, ...]
    payouts: tuple[Payout, ...]


class Over(Phase, tag="Over"):
    pass


class State(Record):
    options: Options
    questions: tuple[Question, ...]
    round: int
    scores: tuple[int, ...]
    phase: Writing | Choosing | Looking | Over


class Write(Move):
    low: Number
    high: Number


class Choose(Move):
    plate: PlateNumber


class Content(Move):
    """I have seen enough."""


class Written(Event, tag="Written"):
    seat: Seat
    fork: Fork


class Served(PublicEvent, tag="Served"):
    plates: tuple[Plate, ...]


class Chosen(Event, tag="Chosen"):
    seat: Seat
    plate: PlateNumber


class Contented(PublicEvent, tag="Contented"):
    seat: Seat


class TimeUp(PublicEvent, tag="TimeUp"):
    pass


class Scored(PublicEvent, tag="Scored"):
    truth: Number
    payouts: tuple[Payout, ...]


class NextRound(PublicEvent, tag="NextRound"):
    pass


class Recounted(RecountEvent, tag="Recounted"):
    """An answer was corrected (F15)."""

    payouts: tuple[Payout, ...] | None  # of the round that all look at now; None: nobody looks at a result


class Ended(PublicEvent, tag="Ended"):
    pass


AnyMove = Write | Choose | Content
AnyEvent = Written | Served | Chosen | Contented | TimeUp | Scored | NextRound | Recounted | Ended


class WritingView(Record, tag_field="type", tag="Writing"):
    written: tuple[bool, ...]
    mine: Fork | None


class ChoosingView(Record, tag_field="type", tag="Choosing"):
    plates: tuple[Plate, ...]
    mine: PlateNumber | None  # F8: the plate that I may not choose
    choice: PlateNumber | None
    chosen: tuple[bool, ...]


class LookingView(Record, tag_field="type", tag="Looking"):
    plates: tuple[Plate, ...]
    authored: tuple[PlateNumber | None, ...]
    choices: tuple[PlateNumber | None, ...]
    right: tuple[bool, ...]  # of each plate: it holds the answer
    answer: AnswerView
    payouts: tuple[Payout, ...]
    content: tuple[bool, ...]


class OverView(Record, tag_field="type", tag="Over"):
    winners: tuple[Seat, ...]


class View(Record):
    round: int
    rounds: int
    dessert: bool  # this round counts double
    bait: int
    scores: tuple[int, ...]
    question: QuestionView
    phase: WritingView | ChoosingView | LookingView | OverView
