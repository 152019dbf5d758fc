"""Incroyable!: the risk round, question by question."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat
from ardoise.engine.number import Number, whole
from ardoise.games.incroyable.types import LEAST, MOST, Payout, Reason


def checked_number(value: Number, answer: int) -> int:
    """I20: any number but the answer."""
    number = whole(value, LEAST, MOST)
    if number == answer:
        raise Rejected("is_the_answer")
    return number


def number_by_lot(answer: int, dice: Dice) -> int:
    """I23: within a factor of two of the answer, and never the answer."""
    least, most = (answer + 1) // 2, min(2 * answer, MOST)
    number = least + dice.below(most - least)
    return number if number < answer else number + 1


def still_right(answer: int, stated: int, choices: Sequence[bool | None], still_in: Set[Seat]) -> frozenset[Seat]:
    """I20, I21: who goes on. I30: all, if the number turns out to be the answer."""
    if answer == stated:
        return frozenset(still_in)
    return frozenset(seat for seat in still_in if choices[seat] is (answer > stated))


def pay(
    choices: Sequence[bool | None], still_in: Set[Seat], right: Set[Seat], questioner: Seat, stake: int
) -> tuple[Payout, ...]:
    """I21, I23: the stake for every player who was right, and for the questioner if one was wrong."""
    payouts = [Payout()] * len(choices)
    for seat in still_in:
        payouts[seat] = _payout(choices[seat], seat in right, stake)
    if right == still_in:
        payouts[questioner] = Payout(0, (Reason("nobody_wrong"),))
    else:
        payouts[questioner] = Payout(stake, (Reason("somebody_wrong", stake),))
    return tuple(payouts)


def unpaid(seats: int) -> tuple[Payout, ...]:
    """I30: for a number that turns out to be the answer nobody was right or wrong."""
    return (Payout(),) * seats


def _payout(choice: bool | None, right: bool, stake: int) -> Payout:
    if right:
        return Payout(stake, (Reason("chose_rightly", stake),))
    return Payout(0, (Reason("chose_nothing" if choice is None else "chose_wrongly"),))
