"""Numbers as people say them: round ones, and rounder the less they know."""

from __future__ import annotations

from decimal import Decimal
from math import floor, log, log10

from ardoise.bots.distributions import uniform
from ardoise.bots.domains import THIS_YEAR, Domain
from ardoise.engine.dice import Dice
from ardoise.engine.number import DECIMALS, MOST, Number, exact

ONE_DIGIT, TWO_DIGITS = 0.5, 0.37
FAVOURITES = 0.5  # how often 6 and 7 become 5, and 9 becomes 10
BY_FIVES = 0.6  # of the numbers below 1,000 that are said to the last digit
FIFTY = 0.08  # "about half"
LONG = 15


def said(value: float, kind: Domain, spread: float, whole: bool, dice: Dice) -> Number:
    """`spread` is the speaker's own, on the scale of errors: nobody rounds away what they know."""
    if kind.habit == "year":
        return _year(value, spread, kind.future, dice)
    if kind.habit == "age":
        return max(1, _multiple(value, 5 if uniform(dice) < 0.2 else 1))
    if kind.habit == "percent":
        return _percent(value, dice)
    return _digits(value, spread, whole, dice)


def _year(value: float, spread: float, future: bool, dice: Dice) -> int:
    """To tens in 2 % where films are asked for, in 41 % where paintings are; to fives in 18 %.

    What is still to come is not said to have been, nor the other way round.
    """
    tens = min(0.41, max(0.02, 0.02 + 0.39 * log10(max(spread, 7.0) / 7)))
    lot = uniform(dice)
    year = _multiple(value, 10 if lot < tens else 5 if lot < tens + 0.18 else 1)
    astray = year < THIS_YEAR if future else year > THIS_YEAR
    return max(1, 2 * THIS_YEAR - year if astray else year)


def _percent(value: float, dice: Dice) -> int:
    if uniform(dice) < FIFTY:
        return 50
    lot = uniform(dice)
    return min(100, _multiple(value, 10 if lot < 0.38 else 5 if lot < 0.92 else 1)) or 1


def _digits(value: float, spread: float, whole: bool, dice: Dice) -> Number:
    if value <= 0:
        return round(value)
    lot = uniform(dice)
    digits = 1 if lot < ONE_DIGIT else 2 if lot < ONE_DIGIT + TWO_DIGITS else 3
    rounded = _to(value, digits, dice)
    while digits < LONG and abs(log(rounded / value)) > spread / 2:
        digits += 1
        rounded = _to(value, digits, dice)
    if whole:
        return max(1, round(rounded))
    return exact(min(Decimal(repr(round(rounded, DECIMALS))), Decimal(MOST)))


def _to(value: float, digits: int, dice: Dice) -> float:
    unit = 10.0 ** (floor(log10(value)) - digits + 1)
    if unit == 1 and digits > 1 and uniform(dice) < BY_FIVES:
        return float(_multiple(value, 5))
    figures = round(value / unit)
    if digits == 1 and figures in (6, 7, 9) and uniform(dice) < FAVOURITES:
        figures = 10 if figures == 9 else 5
    return figures * unit


def _multiple(value: float, step: int) -> int:
    return step * round(value / step)
