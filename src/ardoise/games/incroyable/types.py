"""Incroyable!: its words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, Literal, get_args

from msgspec import UNSET, Meta, UnsetType

from ardoise.engine.game import Phase, Record, Seat, Seconds
from ardoise.engine.question import Question

Symbol = Literal["books", "globe", "heart", "tree", "professor"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)  # the order of the questions on a card
SEATS = range(3, 7)  # I1
LEAST, MOST = 1, 9999  # I1
PLACES = (7, 5, 4, 3, 2)  # I3
MOST_SQUARES = 1000  # to the finish of a typed track
STAKES = (2, 3, 4, 5, 7)  # I20

Chair = Annotated[int, Meta(ge=0, le=SEATS[-1] - 1)]
Square = Annotated[int, Meta(ge=0, le=MOST_SQUARES)]
Card = tuple[Question, ...]

Refusal = Literal[
    "wrong_number_of_seats",
    "too_few_cards",
    "wrong_card",
    "wrong_track",
    "square_off_track",
    "black_twice",
    "no_way_to_finish",
    "not_seated",
    "not_now",
    "not_your_turn",
    "questioner_does_not_choose",
    "not_a_number",
    "not_whole",
    "too_precise",
    "out_of_range",
    "not_nearest_free",
    "not_free",
    "lowest_may_not_pass",
    "only_lowest_may_raise",
    "no_room_to_raise",
    "no_such_seat",
    "doubt_another",
    "is_the_answer",
    "out_of_round",
    "no_such_question",
    "same_answer",
    "turn_moved_on",
]


@cache
def clockwise(questioner: int, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((questioner + step) % seats) for step in range(seats))


class Track(Record, forbid_unknown_fields=True):
    """The way from square 0 to the finish (I2). The symbols lie one to a square and begin again when they run out."""

    finish: Annotated[int, Meta(ge=1, le=MOST_SQUARES)]
    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=MOST_SQUARES)] = (
        "professor",
        "books",
        "globe",
        "heart",
        "tree",
    )
    spirals: tuple[Square, ...] = ()
    bonus: Square | None = None
    danger: tuple[tuple[Square, Square], ...] = ()  # a black square, and how far it sends back


class Options(Record, forbid_unknown_fields=True):
    """House rules, each with the rulebook as default."""

    track: Literal["short", "standard", "long"] | Track = "standard"
    first: Literal["seat", "lot"] | Chair = "seat"  # I4
    estimate_seconds: Seconds = 60
    shift_seconds: Seconds = 20
    speak_seconds: Seconds = 45
    look_seconds: Seconds = 30
    say_seconds: Seconds = 45
    choose_seconds: Seconds = 30
    silent_raises: bool | UnsetType = UNSET  # the first logs have none: a silent lowest player challenged (I13)

    usual: ClassVar[dict[str, bool]] = {"silent_raises": True}  # at a new table, whose log says so
    seated: ClassVar[tuple[str, ...]] = ("first",)


class MayRaise(Record):
    """From `least` to `most`, both free, but for the values in between that others hold (I10)."""

    least: int
    most: int
    taken: tuple[int, ...]


Why = Literal[
    "doubted_rightly",
    "not_highest",
    "close",
    "too_high",
    "doubted_wrongly",
    "chose_rightly",
    "chose_wrongly",
    "chose_nothing",
    "somebody_wrong",
    "nobody_wrong",
]


class Reason(Record):
    """Why a player got these points or none. `place`: among the good estimates, or of the doubted one among all."""

    why: Why
    points: int = 0
    place: int | None = None


class Payout(Record):
    """What one player gets. No reason: the player had no part in it."""

    points: int = 0
    why: tuple[Reason, ...] = ()


class PawnMove(Record):
    """The whole way of one pawn: from `start` forward by `points` and `bonus`, back by `danger`, to `end`."""

    seat: Seat
    start: int
    points: int
    bonus: int
    danger: int
    end: int


class Result(Record):
    """How a challenge came out."""

    answer: int
    estimates: tuple[int, ...]
    challenger: Seat
    doubted: Seat
    success: bool
    payouts: tuple[Payout, ...]
    moves: tuple[PawnMove, ...]


class RiskResult(Record):
    """How a question of a risk round came out, and who goes on."""

    answer: int
    stated: int
    choices: tuple[bool | None, ...]
    payouts: tuple[Payout, ...]
    moves: tuple[PawnMove, ...]
    still_in: frozenset[Seat]


class Estimating(Phase, tag="Estimating"):
    estimates: tuple[int | None, ...]


class Shifting(Phase, tag="Shifting"):
    """Somebody must leave an estimate that another player keeps (I7)."""

    estimates: tuple[int, ...]
    seat: Seat
    may: tuple[int, ...]


class Speaking(Phase, tag="Speaking"):
    estimates: tuple[int, ...]
    speaker: Seat
    silent: frozenset[Seat]  # who challenges when silent again as the lowest (I13)


class Looking(Phase, tag="Looking"):
    result: Result


class Stating(Phase, tag="Stating"):
    still_in: frozenset[Seat]


class Choosing(Phase, tag="Choosing"):
    still_in: frozenset[Seat]
    stated: int
    choices: tuple[bool | None, ...]  # True: the answer is greater


class RiskLooking(Phase, tag="RiskLooking"):
    result: RiskResult


class Over(Phase, tag="Over"):
    pass


AnyPhase = Estimating | Shifting | Speaking | Looking | Stating | Choosing | RiskLooking | Over


class State(Record):
    options: Options
    pile: tuple[Card, ...]
    turn: int
    questioner: Seat
    asked: int  # which question of the card
    positions: tuple[int, ...]
    phase: AnyPhase

    @property
    def question(self) -> Question:
        return self.pile[self.turn % len(self.pile)][self.asked]  # I29
