"""Incroyable!: what a screen is shown."""

from __future__ import annotations

from ardoise.engine.game import Record, Seat
from ardoise.engine.question import AnswerView, QuestionView
from ardoise.games.incroyable.types import MayRaise, PawnMove, Payout, Track


class EstimatingView(Record, tag_field="type", tag="Estimating"):
    noted: tuple[bool, ...]
    mine: int | None
    least: int
    most: int


class ShiftingView(Record, tag_field="type", tag="Shifting"):
    estimates: tuple[int, ...]
    seat: Seat
    may: tuple[int, ...]


class SpeakingView(Record, tag_field="type", tag="Speaking"):
    """What the speaker may do. It is no secret, for it follows from the estimates."""

    estimates: tuple[int, ...]
    speaker: Seat
    may_pass: bool
    may_raise: MayRaise | None
    may_doubt: tuple[Seat, ...]


class LookingView(Record, tag_field="type", tag="Looking"):
    answer: AnswerView
    estimates: tuple[int, ...]
    challenger: Seat
    doubted: Seat
    success: bool
    payouts: tuple[Payout, ...]
    moves: tuple[PawnMove, ...]
    content: tuple[bool, ...]


class StatingView(Record, tag_field="type", tag="Stating"):
    stake: int
    still_in: tuple[Seat, ...]
    answer: AnswerView | None  # for the questioner alone
    least: int
    most: int


class ChoosingView(Record, tag_field="type", tag="Choosing"):
    stake: int
    still_in: tuple[Seat, ...]
    answer: AnswerView | None  # for the questioner alone
    stated: int
    noted: tuple[bool, ...]
    mine: bool | None


class RiskLookingView(Record, tag_field="type", tag="RiskLooking"):
    stake: int
    still_in: tuple[Seat, ...]  # who goes on, if there is another question
    answer: AnswerView
    stated: int
    choices: tuple[bool | None, ...]
    payouts: tuple[Payout, ...]
    moves: tuple[PawnMove, ...]
    content: tuple[bool, ...]


class OverView(Record, tag_field="type", tag="Over"):
    winners: tuple[Seat, ...]


AnyPhaseView = (
    EstimatingView | ShiftingView | SpeakingView | LookingView | StatingView | ChoosingView | RiskLookingView | OverView
)


class View(Record):
    turn: int
    questioner: Seat
    positions: tuple[int, ...]
    track: Track
    question: QuestionView
    phase: AnyPhaseView
