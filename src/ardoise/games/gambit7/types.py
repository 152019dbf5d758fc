"""Gambit 7: its words."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NewType

from msgspec import Meta

from ardoise.engine.game import Event, Move, Phase, PublicEvent, Record, Seat, Seconds
from ardoise.engine.number import Number
from ardoise.engine.question import AnswerView, Question, QuestionView
from ardoise.engine.recount import RecountEvent

Case = NewType("Case", int)  # 0 is blue, 1..3 above it, -1..-3 below it
BLUE = Case(0)
TOO_HIGH = Case(-4)
CHIPS: Final = 2  # G4

MOST_POINTS = 1000  # for a chip on a typed mat
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Card = tuple[Question, ...]

Refusal = Literal[
    "wrong_number_of_seats",
    "too_few_cards",
    "not_seated",
    "not_now",
    "not_a_number",
    "out_of_range",
    "too_precise",
    "bad_chips",
    "too_many_chips",
    "empty_case",
    "gambit_stands_alone",
    "gambit_spent",
    "no_such_question",
    "same_answer",
]


class Figures(Record, forbid_unknown_fields=True):
    """What a chip on a case earns, alone or shared, and the star for the slate's author (G12, G15)."""

    alone: Points
    shared: Points
    star: Points


class Mat(Record, forbid_unknown_fields=True):
    """The figures of the seven cases from the lowest to the highest, and of "all too high" (G3, G16)."""

    cases: tuple[Figures, Figures, Figures, Figures, Figures, Figures, Figures]
    too_high: Points

    def figures(self, case: Case) -> Figures:
        if case == TOO_HIGH:
            return Figures(self.too_high, self.too_high, 0)  # G13, G15
        return self.cases[case + 3]


def _odds(odds: int) -> Figures:
    return Figures(3 * odds, 2 * odds, odds)  # G16


MAT = Mat((_odds(5), _odds(4), _odds(3), _odds(2), _odds(3), _odds(4), _odds(5)), 15)


class Options(Record, forbid_unknown_fields=True):
    """House rules, each with the rulebook as default (G18)."""

    answer_seconds: Seconds = 30
    bet_seconds: Seconds = 30
    look_seconds: Seconds = 20
    gambit_once: bool = False
    gambit_factor: Literal[2, 3, 7] = 7
    gambit_shares: bool = True  # does a Gambit 7 chip make a case shared? (G12)
    hidden_bets: bool = False  # G10
    mean_slate: bool = False  # two players, and a third slate with the mean of their answers
    mat: Mat = MAT


class Slate(Record):
    """An answer on the mat, and who gave it."""

    case: Case
    answer: Number
    authors: tuple[Seat, ...]


class Chips(Record, forbid_unknown_fields=True):
    case: Case
    count: Literal[1, 2]


class Stake(Record, forbid_unknown_fields=True):
    """What one player bets: up to two chips, or the Gambit 7 chip alone (G8, G9)."""

    chips: tuple[Chips, ...] = ()
    gambit: Case | None = None


Why = Literal["alone", "shared", "too_high", "gambit_won", "gambit_lost", "star"]


class Reason(Record):
    """Why a player got these points, as data for a sentence: `count` times `figure`, or a change of the score."""

    why: Why
    points: int
    count: int = 1
    figure: int = 0


class Payout(Record):
    """What one player gets in a round, from each of the three sources."""

    chips: int = 0
    gambit: int = 0
    star: int = 0
    why: tuple[Reason, ...] = ()

    @property
    def gain(self) -> int:
        return self.chips + self.gambit + self.star


class Answering(Phase, tag="Answering"):
    answers: tuple[Number | None, ...]


class Betting(Phase, tag="Betting"):
    slates: tuple[Slate, ...]
    stakes: tuple[Stake, ...]


class Looking(Phase, tag="Looking"):
    slates: tuple[Slate, ...]
    stakes: tuple[Stake, ...]
    winning: Case | None  # None: nobody had a slate (G22)
    payouts: tuple[Payout, ...]


class Over(Phase, tag="Over"):
    pass


AnyPhase = Answering | Betting | Looking | Over


class State(Record):
    options: Options
    questions: tuple[Question, ...]
    round: int
    scores: tuple[int, ...]
    spent: frozenset[Seat]  # who has played the Gambit 7 chip, where it is played once a game (G18)
    phase: AnyPhase


class Write(Move):
    answer: Number


class Bet(Move):
    stake: Stake


class Content(Move):
    """My bet stands (G8), or: I have seen enough."""


class Written(Event, tag="Written"):
    seat: Seat
    answer: Number


class Staked(Event, tag="Staked"):
    seat: Seat
    stake: Stake
    hidden: bool

    def seen_by(self, seat: Seat | None) -> bool:
        return not self.hidden or seat == self.seat  # G10


class Contented(PublicEvent, tag="Contented"):
    seat: Seat


class TimeUp(PublicEvent, tag="TimeUp"):
    pass


class Laid(PublicEvent, tag="Laid"):
    slates: tuple[Slate, ...]


class Scored(PublicEvent, tag="Scored"):
    truth: Number
    winning: Case | None
    payouts: tuple[Payout, ...]


class NextRound(PublicEvent, tag="NextRound"):
    pass


class Repaid(Record):
    """What all are looking at, paid again."""

    winning: Case | None
    payouts: tuple[Payout, ...]


class Recounted(RecountEvent, tag="Recounted"):
    """An answer was corrected (G23)."""

    looking: Repaid | None  # None: nobody looks at a result now


class Ended(PublicEvent, tag="Ended"):
    pass


AnyMove = Write | Bet | Content
AnyEvent = Written | Staked | Contented | TimeUp | Laid | Scored | NextRound | Recounted | Ended


class AnsweringView(Record, tag_field="type", tag="Answering"):
    written: tuple[bool, ...]
    mine: Number | None


class BettingView(Record, tag_field="type", tag="Betting"):
    slates: tuple[Slate, ...]
    cases: tuple[Case, ...]  # where a chip may lie
    stakes: tuple[Stake | None, ...]  # None: hidden
    content: tuple[bool, ...]


class LookingView(Record, tag_field="type", tag="Looking"):
    slates: tuple[Slate, ...]
    stakes: tuple[Stake, ...]
    answer: AnswerView
    winning: Case | None
    payouts: tuple[Payout, ...]
    content: tuple[bool, ...]


class OverView(Record, tag_field="type", tag="Over"):
    winners: tuple[Seat, ...]


class View(Record):
    round: int
    rounds: int
    scores: tuple[int, ...]
    gambit_ready: tuple[bool, ...]  # who still has the Gambit 7 chip
    gambit_factor: int
    mat: Mat
    question: QuestionView
    phase: AnsweringView | BettingView | LookingView | OverView
