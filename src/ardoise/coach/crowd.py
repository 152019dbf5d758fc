"""What numbers on the table tell to somebody who knows nothing of their own."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from math import log
from statistics import median

from ardoise.bots.belief import Belief
from ardoise.bots.domains import PLAIN
from ardoise.bots.player import Hunch
from ardoise.engine.number import Number

LEAST_SPREAD, MOST_SPREAD = 0.002, 3.0  # years lie within thousandths of each other
WIDER = 2.0  # the truth lies farther from the middle than the numbers do, because people err together
LIFT = 0.5  # people answer too low, by so many spreads
TRUST = 0.7  # how much all this is worth, by games of bots: the rest is what is usual
PLAIN_FROM = 10_000  # below it a number may be a year, which is written without marks between its digits


def crowd(answers: Sequence[Number], shaded: float = 0.0) -> Belief:
    """The truth lies about where the middle one is, as far away as they lie apart.

    `shaded`: by how many spreads people say less than they believe, besides.
    """
    middle = median([Decimal(answer) for answer in answers])
    apart = median([_distance(answer, middle) for answer in answers if answer != middle] or [PLAIN])
    return Belief(Hunch(middle, min(max(WIDER * apart, LEAST_SPREAD), MOST_SPREAD)), lift=LIFT + shaded)


def _distance(answer: Number, middle: Number) -> float:
    if middle > 0:
        return abs(log(max(float(answer), 1e-9) / float(middle)))
    return abs(float(answer) - float(middle)) / max(1.0, -float(middle))


def softened(chance: float, usual: float = 0.5) -> float:
    """`usual`: how often it is so, whatever lies on the table."""
    return TRUST * chance + (1 - TRUST) * usual


def percent(chance: float) -> int:
    return round(100 * chance)


def said(number: Number) -> Number | str:
    """As a hint says it."""
    return str(number) if isinstance(number, int) and abs(number) < PLAIN_FROM else number
