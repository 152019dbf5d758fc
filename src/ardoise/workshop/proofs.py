"""Questions that need no facts: small functions of whole numbers, each its own proof."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction


def squares_on_a_board(side: int) -> int:
    """Of every size, on a board of side × side."""
    return sum(size * size for size in range(1, side + 1))


def handshakes(people: int) -> int:
    return math.comb(people, 2)


def times_digit_written(digit: int, last: int) -> int:
    return sum(str(n).count(str(digit)) for n in range(1, last + 1))


def ways_to_pay(cents: int) -> int:
    """With the coins of the euro."""
    ways = [1] + [0] * cents
    for coin in (1, 2, 5, 10, 20, 50, 100, 200):
        for amount in range(coin, cents + 1):
            ways[amount] += ways[amount - coin]
    return ways[cents]


def stickers_to_fill(places: int) -> int:
    """Bought one by one at random, on average and rounded, until an album has them all."""
    return round(sum(Fraction(places, missing) for missing in range(1, places + 1)))


def doublings_past(amount: int) -> int:
    """How often 1 must be doubled to exceed it."""
    return amount.bit_length()


def place_in_pi(digits: int) -> int:
    """The decimal place where digits first begin, within a thousand."""
    one = 10**1010

    def arctan(inverse: int) -> int:
        total, power, odd = 0, one // inverse, 1
        while power:
            total += power // odd if odd % 4 == 1 else -(power // odd)
            power, odd = power // inverse**2, odd + 2
        return total

    decimals = str(4 * (4 * arctan(5) - arctan(239)))[1:1001]
    return decimals.index(str(digits)) + 1


def others_for_your_birthday(days: int) -> int:
    """So many others make it likelier than not that one of them has the same birthday as you."""
    nobody, others = Fraction(1), 0
    while nobody >= Fraction(1, 2):
        nobody, others = nobody * Fraction(days - 1, days), others + 1
    return others


def horizon(eyes: int) -> int:
    """How far off it lies, in m, for eyes so many cm above the sea of a round Earth without air."""
    return math.isqrt(2 * 6_371_000 * eyes // 100)


PROOFS: dict[str, Callable[..., int]] = {
    "comb": math.comb,
    "doublings_past": doublings_past,
    "handshakes": handshakes,
    "horizon": horizon,
    "others_for_your_birthday": others_for_your_birthday,
    "place_in_pi": place_in_pi,
    "power": pow,
    "squares_on_a_board": squares_on_a_board,
    "stickers_to_fill": stickers_to_fill,
    "times_digit_written": times_digit_written,
    "ways_to_pay": ways_to_pay,
}
