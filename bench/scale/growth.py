"""From reports to a verdict: does a move cost more than its screens account for?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Literal

from ardoise.engine.game import Record
from bench.server.spread import Spread, spread
from bench.server.turns import Report

SLACK = 1.25  # what noise may add
BUSY = 0.5  # of the server's core: CPU time bears more of others' work than moves a second do

Verdict = Literal["no faster", "faster", "too busy to judge", "not measured"]


class Size(Record):
    """What a move costs the server at one size: medians of turns."""

    value: int
    screens: int
    turns: int
    us_per_move: Spread
    us_per_screen: float
    moves_per_second: float
    bytes_per_view: float
    others_share: float  # of the server's core


class Curve(Record):
    name: str
    sizes: list[Size]
    growth: float | None  # of the cost of a screen, between those two sizes where it is largest
    verdict: Verdict
    missing: dict[int, str]  # a size, and why


def size_of(value: int, screens: int, reports: Sequence[Report]) -> Size:
    cost = spread(report.server_us_per_move for report in reports)
    return Size(
        value,
        screens,
        len(reports),
        cost,
        cost.median / screens,
        median(report.moves_per_second for report in reports),
        median(report.bytes_per_view for report in reports),
        median(report.others_share for report in reports),
    )


def curve_of(name: str, sizes: Sequence[Size], missing: Mapping[int, str]) -> Curve:
    growth = growth_of(sizes)
    busy = any(size.others_share > BUSY for size in sizes)
    return Curve(name, list(sizes), growth, verdict_on(growth, busy=busy), dict(missing))


def growth_of(sizes: Sequence[Size]) -> float | None:
    """1: a move costs as much a screen as before. The worst of all pairs, so that no dip hides a climb."""
    pairs = combinations(sizes, 2)
    return max((larger.us_per_screen / smaller.us_per_screen for smaller, larger in pairs), default=None)


def verdict_on(growth: float | None, *, busy: bool) -> Verdict:
    if growth is None:
        return "not measured"
    if busy:
        return "too busy to judge"
    return "faster" if growth > SLACK else "no faster"
