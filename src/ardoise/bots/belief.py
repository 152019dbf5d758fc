"""What a bot makes of its hunch and of what others have said: a distribution of the truth, on a grid of spreads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from math import exp, log, log1p
from statistics import median

from ardoise.bots.distributions import TAILS
from ardoise.bots.player import CERTAIN, Hunch
from ardoise.engine.number import Number

REACH, STEP = 12.0, 0.25
GRID = [STEP * n - REACH for n in range(int(2 * REACH / STEP) + 1)]
TOGETHER = 0.45  # the part of an error's square that all share
KNOWS = 0.95  # how much who knows trusts it
LIFTED_FROM = 0.1  # a bot that is surer than this of a logarithm, or means a year, does not correct it


def _log_density(off: float) -> float:
    return -(TAILS + 1) / 2 * log1p(off * off / TAILS)


OWN = [_log_density(place) for place in GRID]


class Belief:
    """P(truth < x) for any x. Places are counted from the own estimate, in own spreads."""

    def __init__(
        self, hunch: Hunch, heard: Sequence[Number] = (), heeds: float = 0.0, lift: float = 0.0, shaded: float = 0.0
    ) -> None:
        """`heard`: what others said; `heeds`: how much each of these counts; `lift`: people answer too low;
        `shaded`: others say less than they believe, by up to so many spreads.
        """
        self._estimate, self._spread = float(hunch.estimate), hunch.sureness
        self._exact = KNOWS if hunch.sureness <= CERTAIN else 0.0
        self._lift = lift if hunch.sureness >= LIFTED_FROM else 0.0
        weights = OWN
        if heard and heeds:
            weights = _with(weights, [_meant(self._place(value), shaded) for value in heard], heeds)
        top = max(weights)
        self._below = list(accumulate(exp(weight - top) for weight in weights))

    def below(self, value: Number | float) -> float:
        """P(truth < value)."""
        known = self._exact if value > self._estimate else 0.0
        return known + (1 - self._exact) * self._guessed_below(self._place(value) - self._lift)

    def _guessed_below(self, place: float) -> float:
        at = (place + REACH) / STEP
        cell = int(at)
        if at < 0 or cell + 1 >= len(GRID):
            return 0.0 if at < 0 else 1.0
        low, high = self._below[cell], self._below[cell + 1]
        return (low + (at - cell) * (high - low)) / self._below[-1]

    def quantile(self, part: float) -> float:
        """The value under which the truth lies with this chance."""
        place = GRID[min(bisect_left(self._below, part * self._below[-1]), len(GRID) - 1)] + self._lift
        if self._estimate > 0:
            return self._estimate * exp(max(-40.0, min(place * self._spread, 40.0)))
        return self._estimate + place * self._spread * max(1.0, -self._estimate)

    def _place(self, value: Number | float) -> float:
        if self._estimate > 0:
            return log(max(float(value), 1e-9) / self._estimate) / self._spread
        return (float(value) - self._estimate) / (self._spread * max(1.0, -self._estimate))


def _meant(place: float, shaded: float) -> float:
    """What was said low was meant higher, up to what I believe; what was said high was meant so."""
    return min(place + shaded, 0.0) if place < 0 else place


def _with(own: Sequence[float], places: Sequence[float], heeds: float) -> list[float]:
    """All together. Since all err in the same direction, many who agree count for less than their number."""
    middle = median(places)
    width = max(1.0, median(abs(place - middle) for place in places))  # the farther they lie apart, the less they tell
    heads = 1 + heeds * len(places) / width**2
    mine = 1 / (TOGETHER * heads + 1 - TOGETHER)
    theirs = mine * heeds
    return [
        mine * weight + theirs * sum(_log_density((place - at) / width) for at in places)
        for place, weight in zip(GRID, own, strict=True)
    ]
