"""From turns to figures: medians with the middle half, and ratios taken within each turn because machines are noisy."""

from __future__ import annotations

import os
from collections.abc import Sequence
from statistics import median, quantiles

from ardoise.engine.game import Record
from bench.cluster.turns import RATE, Load, Pace, Turn
from bench.server.figures import Goal, at_least, at_most

ENOUGH_CORES = 5  # two nodes, the load, PostgreSQL, NATS


class Spread(Record):
    """The middle half of what was measured."""

    low: float
    median: float
    high: float


class Cpu(Record):
    """µs a move, of the nodes together, without PostgreSQL and NATS."""

    alone: Spread
    near: Spread
    far: Spread
    far_owner: Spread  # the node with the rooms, in this
    far_other: Spread
    near_of_alone: Spread
    far_of_alone: Spread


class Outcome(Record):
    turns: int
    cores: int
    steady_cpu: Cpu
    full_cpu: Cpu
    near_p50_ms: Spread
    far_p50_ms: Spread
    extra_p50_ms: Spread  # of the differences within a pair
    alone_moves: Spread
    far_of_alone_moves: Spread
    two_of_alone_moves: Spread
    goals: list[Goal]
    limit: str | None  # what keeps two nodes from being twice as fast as one


def outcome(turns: Sequence[Turn]) -> Outcome:
    cores = len(os.sched_getaffinity(0))
    steady, full = _cpu([turn.steady for turn in turns]), _cpu([turn.full for turn in turns])
    near = [load.p50_ms for turn in turns for load in turn.steady.near]
    far = [load.p50_ms for turn in turns for load in turn.steady.far]
    extra = _spread([there - here for here, there in zip(near, far, strict=True)])
    alone_moves = [turn.full.alone[0].moves for turn in turns]
    two_of_alone = _spread([turn.two_moves / alone for turn, alone in zip(turns, alone_moves, strict=True)])
    return Outcome(
        len(turns),
        cores,
        steady,
        full,
        _spread(near),
        _spread(far),
        extra,
        _spread(alone_moves),
        _spread([turn.full.far[0].moves / alone for turn, alone in zip(turns, alone_moves, strict=True)]),
        two_of_alone,
        [
            at_most(
                f"CPU a move at {RATE} moves/s, phones on the other node, × one's", 1.8, steady.far_of_alone.median
            ),
            at_most("CPU a move at full speed, phones on the other node, × one's", 1.8, full.far_of_alone.median),
            at_most("extra p50 if all phones are on the other node, ms", 1, extra.median),
            at_least("moves/s of two nodes, × one's", 1.5, two_of_alone.median),
        ],
        None if cores >= ENOUGH_CORES else f"{cores} cores carry two nodes, the load, PostgreSQL and NATS",
    )


def _cpu(paces: Sequence[Pace]) -> Cpu:
    return Cpu(
        _spread([load.us for pace in paces for load in pace.alone]),
        _spread([load.us for pace in paces for load in pace.near]),
        _spread([load.us for pace in paces for load in pace.far]),
        _spread([load.each_us[0] for pace in paces for load in pace.far]),
        _spread([load.each_us[1] for pace in paces for load in pace.far]),
        _spread([_us(pace.near) / _us(pace.alone) for pace in paces]),
        _spread([_us(pace.far) / _us(pace.alone) for pace in paces]),
    )


def _us(loads: Sequence[Load]) -> float:
    return median(load.us for load in loads)


def _spread(figures: list[float]) -> Spread:
    if len(figures) == 1:
        return Spread(figures[0], figures[0], figures[0])
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return Spread(low, median(figures), high)
