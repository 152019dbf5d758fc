"""Paired turns: the middle half of what was measured, and ratios taken within a turn because machines are noisy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median, quantiles

from ardoise.engine.game import Record


class Spread(Record):
    """The quartiles."""

    low: float
    median: float
    high: float


def spread(figures: Iterable[float]) -> Spread:
    found = list(figures)
    low, _, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return Spread(low, median(found), high)


def paired(own: Sequence[float], others: Sequence[float]) -> Spread | None:
    """How many times the other's, turn by turn. A turn that one of them lacks has no ratio."""
    ratios = [mine / other for mine, other in zip(own, others, strict=False) if other]
    return spread(ratios) if ratios else None
