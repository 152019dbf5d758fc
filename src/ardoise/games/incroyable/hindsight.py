"""Incroyable!: the word that would have brought a player most, now that the answer is known.

A doubt ends the turn, so what it would have paid is exact. After a pass or a raise that was not made, the lowest is
taken to doubt the highest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ardoise.engine.game import Record, Seat
from ardoise.engine.seats import put
from ardoise.games.incroyable.estimates import highest, lowest, may_doubt, may_pass, may_raise, settle
from ardoise.games.incroyable.types import MayRaise, Result, RiskResult, Speaking


class Word(Record):
    """`value`: of the doubted estimate, of the raise, or the number that the answer is more or less than."""

    say: Literal["doubt", "raise", "pass", "more", "less"]
    points: int  # of the whole turn
    value: int = 0
    whom: Seat | None = None  # who would have been doubted
    year: bool | UnsetType = UNSET  # True: `value` is one


def better_word(spoken: Sequence[Speaking], result: Result, seat: Seat, year: bool | UnsetType = UNSET) -> Word | None:
    """The best of what a player might have said in a turn; None: nothing would have brought more than what they did."""
    words = [
        word
        for number, phase in enumerate(spoken)
        if phase.speaker == seat
        for word in _others(phase, spoken[number + 1] if number + 1 < len(spoken) else None, result.answer)
    ]
    best = max(words, key=lambda word: word.points, default=None)
    return replace(best, year=year) if best and best.points > result.payouts[seat].points else None


def _others(phase: Speaking, after: Speaking | None, answer: int) -> Iterator[Word]:
    """What else might have been said here: of equals the surest comes first."""
    estimates, seat = phase.estimates, phase.speaker
    for doubted in may_doubt(estimates, seat):
        _, payouts = settle(estimates, seat, doubted, answer)
        yield Word("doubt", payouts[seat].points, estimates[doubted], doubted)
    raised = _raised(may_raise(estimates, seat), answer)
    if raised is not None:
        yield Word("raise", _doubted(put(estimates, seat, raised), seat, answer), raised)
    passed = after is not None and after.estimates == estimates
    if may_pass(estimates, seat) and not passed:
        yield Word("pass", _doubted(estimates, seat, answer))


def _raised(room: MayRaise | None, answer: int) -> int | None:
    """The highest free value that is not too high: any other scores less or nothing."""
    if room is None:
        return None
    value = min(answer, room.most)
    while value in room.taken:
        value -= 1
    return value if value >= room.least else None


def _doubted(estimates: Sequence[int], seat: Seat, answer: int) -> int:
    _, payouts = settle(estimates, lowest(estimates), highest(estimates), answer)
    return payouts[seat].points


def better_side(results: Sequence[RiskResult], seat: Seat, years: Sequence[bool | UnsetType]) -> Word | None:
    """Where a player fell in a risk round, and what they would have had with the other side."""
    for number, (result, year) in enumerate(zip(results, years, strict=True)):
        if any(reason.why in ("chose_wrongly", "chose_nothing") for reason in result.payouts[seat].why):
            had = sum(earlier.payouts[seat].points for earlier in results[:number])
            stake = _stake(result)
            side: Literal["more", "less"] = "more" if result.answer > result.stated else "less"
            return Word(side, had + stake, result.stated, year=year)
    return None


def _stake(result: RiskResult) -> int:
    """The questioner got it because somebody was wrong (I21)."""
    return max(payout.points for payout in result.payouts)
