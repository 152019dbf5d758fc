"""Paired turns: the middle half of what was measured, and ratios taken within a turn because machines are noisy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median, quantiles
from typing import NamedTuple

from ardoise.engine.game import Record

QUIET = 0.1  # of a core: where others take more, a turn says little


class Spread(Record):
    """The quartiles."""

    low: float
    median: float
    high: float


class Measured(NamedTuple):
    """A figure, and the share of a core that others took meanwhile."""

    figure: float
    others: float


class Ratio(Record):
    """One's figures as multiples of another's: of the quiet turns, if they are the majority, else of all."""

    spread: Spread
    quiet: int  # turns in which neither was disturbed
    turns: int

    @property
    def judged(self) -> bool:
        return _majority(self.quiet, self.turns)


def spread(figures: Iterable[float]) -> Spread:
    found = list(figures)
    low, _, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return Spread(low, median(found), high)


def paired(own: Sequence[Measured], others: Sequence[Measured]) -> Ratio | None:
    """Turn by turn. A turn that one of them lacks has no ratio."""
    pairs = [pair for pair in zip(own, others, strict=False) if pair[1].figure]
    if not pairs:
        return None
    quiet = [pair for pair in pairs if max(pair[0].others, pair[1].others) <= QUIET]
    counted = quiet if _majority(len(quiet), len(pairs)) else pairs
    return Ratio(spread(mine.figure / other.figure for mine, other in counted), len(quiet), len(pairs))


def _majority(part: int, whole: int) -> bool:
    return 2 * part > whole
