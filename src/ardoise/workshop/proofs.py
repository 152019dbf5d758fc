"""Questions that need no facts: small functions of whole numbers, each its own proof."""

from __future__ import annotations

import math
from calendar import isleap
from collections import Counter
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from functools import cache


def primes_below(bound: int) -> int:
    return sum(all(n % divisor for divisor in range(2, math.isqrt(n) + 1)) for n in range(2, bound))


def squares_on_a_board(side: int) -> int:
    """Of every size, on a board of side × side."""
    return sum(size * size for size in range(1, side + 1))


def handshakes(people: int) -> int:
    return math.comb(people, 2)


def paths_on_a_grid(right: int, up: int) -> int:
    return math.comb(right + up, up)


def fridays_the_13th(first_year: int, last_year: int) -> int:
    years = range(first_year, last_year + 1)
    return sum(date(year, month, 13).weekday() == 4 for year in years for month in range(1, 13))


def leap_years(first_year: int, last_year: int) -> int:
    return sum(map(isleap, range(first_year, last_year + 1)))


def digits_written(last: int) -> int:
    """In all numbers from 1 to the last."""
    return sum(len(str(n)) for n in range(1, last + 1))


def times_digit_written(digit: int, last: int) -> int:
    return sum(str(n).count(str(digit)) for n in range(1, last + 1))


def ways_to_pay(cents: int) -> int:
    """With the coins of the euro."""
    ways = [1] + [0] * cents
    for coin in (1, 2, 5, 10, 20, 50, 100, 200):
        for amount in range(coin, cents + 1):
            ways[amount] += ways[amount - coin]
    return ways[cents]


def palindromes_up_to(last: int) -> int:
    return sum(str(n) == str(n)[::-1] for n in range(1, last + 1))


def stickers_to_fill(places: int) -> int:
    """Bought one by one at random, on average and rounded, until an album has them all."""
    return round(sum(Fraction(places, missing) for missing in range(1, places + 1)))


def doublings_past(amount: int) -> int:
    """How often 1 must be doubled to exceed it."""
    return amount.bit_length()


def fibonacci(place: int) -> int:
    """1, 1, 2, 3, 5, 8 …"""
    before, here = 0, 1
    for _ in range(1, place):
        before, here = here, before + here
    return here


def collatz_steps(number: int) -> int:
    """Halve the even, triple the odd and add 1, until 1 is reached."""
    if number < 1:
        raise ValueError("it would never end")
    steps = 0
    while number != 1:
        number = 3 * number + 1 if number % 2 else number // 2
        steps += 1
    return steps


def kaprekar_end(number: int) -> int:
    """The largest number from the digits minus the smallest, until nothing changes (four digits, not all the same)."""
    if not 0 <= number <= 9999:
        raise ValueError("it might never end")
    while True:
        digits = "".join(sorted(f"{number:04}"))
        after = int(digits[::-1]) - int(digits)
        if after == number:
            return number
        number = after


def taxicab(bound: int) -> int:
    """The smallest sum of two cubes in two ways, with numbers up to the bound."""
    sums = Counter(a**3 + b**3 for a in range(1, bound + 1) for b in range(a, bound + 1))
    return min(number for number, ways in sums.items() if ways > 1)


def last_in_the_circle(children: int, every: int) -> int:
    """The place that stays when each second, third … one leaves, round and round."""
    place = 0
    for size in range(2, children + 1):
        place = (place + every) % size
    return place + 1


def peaceful_queens(side: int) -> int:
    """Ways to put one queen into each row of a board so that none attacks another."""

    def ways(placed: tuple[int, ...]) -> int:
        row = len(placed)
        if row == side:
            return 1
        free = (
            column
            for column in range(side)
            if all(column != other and abs(column - other) != row - above for above, other in enumerate(placed))
        )
        return sum(ways((*placed, column)) for column in free)

    return ways(())


def games_of_noughts_and_crosses() -> int:
    """Every order of moves, up to a win or a full board."""
    lines = ("012", "345", "678", "036", "147", "258", "048", "246")

    @cache
    def games(board: str) -> int:
        if any({board[int(place)] for place in line} in ({"x"}, {"o"}) for line in lines) or " " not in board:
            return 1
        sign = "xo"[board.count("x") > board.count("o")]
        return sum(games(board[:place] + sign + board[place + 1 :]) for place in range(9) if board[place] == " ")

    return games(" " * 9)


def unlock_patterns(fewest: int) -> int:
    """Ways to join so many dots or more of 3 × 3, none twice, and none skipped unless it was joined before."""

    @cache
    def patterns(joined: frozenset[int], last: int) -> int:
        more = sum(patterns(joined | {dot}, dot) for dot in set(range(9)) - joined if free(last, dot, joined))
        return more + (len(joined) >= fewest)

    def free(one: int, other: int, joined: frozenset[int]) -> bool:
        across, down = one // 3 + other // 3, one % 3 + other % 3
        return bool(across % 2 or down % 2) or across // 2 * 3 + down // 2 in joined

    return sum(patterns(frozenset({dot}), dot) for dot in range(9))


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


def people_for_a_shared_birthday(days: int) -> int:
    """So many people make it likelier than not that two of them have the same birthday."""
    nobody, people = Fraction(1), 0
    while nobody >= Fraction(1, 2):
        nobody, people = nobody * Fraction(days - people, days), people + 1
    return people


def minutes_showing(digit: int) -> int:
    """Of a day, on a digital clock from 00:00 to 23:59."""
    return sum(str(digit) in f"{hour:02}{minute:02}" for hour in range(24) for minute in range(60))


def spots_on_dominoes(highest: int) -> int:
    return sum(left + right for left in range(highest + 1) for right in range(left + 1))


def perfect_shuffles(cards: int) -> int:
    """Until a pack, halved and interleaved with its top card on top, lies as it did."""
    if cards < 4 or cards % 2:
        raise ValueError("it might never end")
    place, times = 2 % (cards - 1), 1
    while place != 1:
        place, times = 2 * place % (cards - 1), times + 1
    return times


def ways_to_climb(stairs: int) -> int:
    """One or two at a time."""
    return fibonacci(stairs + 1)


def horizon(eyes: int) -> int:
    """How far off it lies, in m, for eyes so many cm above the sea of a round Earth without air."""
    return math.isqrt(2 * 6_371_000 * eyes // 100)


def secret_santas(people: int) -> int:
    """Ways to draw lots for presents so that nobody draws himself."""
    ways = 1
    for n in range(1, people + 1):
        ways = n * ways + (-1) ** n
    return ways


PROOFS: dict[str, Callable[..., int]] = {
    "collatz_steps": collatz_steps,
    "comb": math.comb,
    "digits_written": digits_written,
    "doublings_past": doublings_past,
    "factorial": math.factorial,
    "fibonacci": fibonacci,
    "fridays_the_13th": fridays_the_13th,
    "games_of_noughts_and_crosses": games_of_noughts_and_crosses,
    "handshakes": handshakes,
    "horizon": horizon,
    "kaprekar_end": kaprekar_end,
    "last_in_the_circle": last_in_the_circle,
    "leap_years": leap_years,
    "minutes_showing": minutes_showing,
    "others_for_your_birthday": others_for_your_birthday,
    "palindromes_up_to": palindromes_up_to,
    "paths_on_a_grid": paths_on_a_grid,
    "peaceful_queens": peaceful_queens,
    "people_for_a_shared_birthday": people_for_a_shared_birthday,
    "perfect_shuffles": perfect_shuffles,
    "perm": math.perm,
    "place_in_pi": place_in_pi,
    "power": pow,
    "primes_below": primes_below,
    "secret_santas": secret_santas,
    "spots_on_dominoes": spots_on_dominoes,
    "squares_on_a_board": squares_on_a_board,
    "stickers_to_fill": stickers_to_fill,
    "taxicab": taxicab,
    "times_digit_written": times_digit_written,
    "unlock_patterns": unlock_patterns,
    "ways_to_climb": ways_to_climb,
    "ways_to_pay": ways_to_pay,
}
