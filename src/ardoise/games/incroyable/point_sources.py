"""Incroyable!: where the squares of every player came from, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.story import beginnings
from ardoise.games.incroyable.hindsight import Word, better_side, better_word
from ardoise.games.incroyable.types import (
    Looking,
    Result,
    RiskLooking,
    RiskResult,
    Speaking,
    State,
    Why,
)

Part = Literal["close", "doubt", "risk", "fooled"]
PARTS: Mapping[Why, Part] = {
    "close": "close",
    "doubted_rightly": "doubt",
    "not_highest": "doubt",
    "chose_rightly": "risk",
    "somebody_wrong": "fooled",
}


class Gain(Record):
    """One player's turn: squares by what brought them, and the word that would have brought more."""

    close: int  # the own estimate
    doubt: int
    risk: int  # right choices in a risk round
    fooled: int  # an own number in a risk round, for which somebody fell
    bonus: int
    back: int  # lost on a black square
    better: Word | None


class Turn(Record):
    questioner: Seat
    answer: int | None  # None: a risk round
    gains: tuple[Gain, ...]  # of each seat
    year: bool | UnsetType = UNSET  # True: `answer` is one


def ledger(told: Sequence[State]) -> tuple[Turn, ...]:
    """Of all states that still count."""
    spoken = beginnings(told, Speaking)
    scored = beginnings(told, Looking) + beginnings(told, RiskLooking)
    return tuple(
        _turn([look for look in scored if look.turn == turn], [state for state in spoken if state.turn == turn])
        for turn in sorted({look.turn for look in scored})
    )


def _turn(looks: Sequence[State], spoken: Sequence[State]) -> Turn:
    phases = [look.phase for look in looks]
    doubts = [phase.result for phase in phases if isinstance(phase, Looking)]
    risks = [phase.result for phase in phases if isinstance(phase, RiskLooking)]
    years = [look.question.year for look in looks]
    words = [state.phase for state in spoken if isinstance(state.phase, Speaking)]

    def better(seat: Seat) -> Word | None:
        return better_word(words, doubts[0], seat, years[0]) if doubts else better_side(risks, seat, years)

    seats = map(Seat, range(len(looks[0].positions)))
    gains = tuple(_gain([*doubts, *risks], seat, better(seat)) for seat in seats)
    if doubts:
        return Turn(looks[0].questioner, doubts[0].answer, gains, years[0])
    return Turn(looks[0].questioner, None, gains)


def _gain(results: Sequence[Result | RiskResult], seat: Seat, better: Word | None) -> Gain:
    points: dict[Part, int] = dict.fromkeys(PARTS.values(), 0)
    for reason in (reason for result in results for reason in result.payouts[seat].why):
        if reason.points:
            points[PARTS[reason.why]] += reason.points
    moves = [move for result in results for move in result.moves if move.seat == seat]
    bonus, back = sum(move.bonus for move in moves), sum(move.danger for move in moves)
    return Gain(**points, bonus=bonus, back=back, better=better)
