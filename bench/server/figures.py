"""From turns to figures: medians and quartiles, what is wanted of our own server, and whether it can be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median

from msgspec.structs import replace

from ardoise.engine.game import Record
from bench.server.contenders import (
    ARDOISE,
    BOARDGAME_IO,
    COLYSEUS,
    CONTENDERS,
    FAN_OUT,
    NODE,
    ON_POSTGRES,
    Contender,
    Work,
)
from bench.server.spread import Measured, Ratio, Spread, paired, spread
from bench.server.turns import STEADY_RATE, WOKEN_ROOMS, Crowd, Report, Turn

Turns = Mapping[str, Sequence[Turn]]

NO_TIME_LEFT = 0.9  # of the generator's core
ALIKE = 0.05  # by which a view of equal work may be larger or smaller than ours


class Latency(Record):
    p50_ms: float
    p95_ms: float
    p99_ms: float


class Starts(Record):
    """Games begun while nobody moves."""

    per_second: float
    p99_ms: float
    server_us: float


class Row(Record):
    """One contender. `ours_of_…` are figures of ardoise as multiples of its own, in the same turn."""

    name: str
    work: Work
    turns: int
    moves_per_second: Spread
    ours_of_moves: Ratio | None
    ours_of_cpu: Ratio | None  # a move, at full speed
    ours_of_p50: Ratio | None  # at the steady rate
    server_us_per_move: float
    server_share: float  # of its core, at full speed
    generator_share: float
    others_share: float  # of the core on which they took more, at full speed
    steady: Latency
    half_rate: float
    half_speed: Latency
    bytes_per_view: float
    begun_meanwhile: int
    starts: Starts | None
    crowd: Crowd | None


class Goal(Record):
    name: str
    wanted: str
    reached: float | None
    met: bool | None  # None: the machine was too busy to judge


class Outcome(Record):
    rows: list[Row]
    goals: list[Goal]
    remarks: list[str]
    missing: dict[str, str]  # contender: why, in one line


def outcome(turns: Turns, crowds: Mapping[str, Crowd], missing: dict[str, str]) -> Outcome:
    contenders = [contender for contender in CONTENDERS if contender.name in turns]
    rows = {contender.name: _row(contender, turns, crowds.get(contender.name)) for contender in contenders}
    return Outcome(list(rows.values()), goals(rows), remarks(rows), missing)


def _row(contender: Contender, turns: Turns, crowd: Crowd | None) -> Row:
    own, ours = turns[contender.name], turns.get(ARDOISE, ())
    full, steady, half = zip(*((turn.full_speed, turn.steady, turn.half_speed) for turn in own), strict=True)
    our_full, our_steady = [turn.full_speed for turn in ours], [turn.steady for turn in ours]
    return Row(
        contender.name,
        contender.work,
        len(own),
        spread(report.moves_per_second for report in full),
        _paired(our_full, contender, full, lambda report: report.moves_per_second),
        _paired(our_full, contender, full, lambda report: report.server_us_per_move),
        _paired(our_steady, contender, steady, lambda report: report.p50_ms),
        _median(full, lambda report: report.server_us_per_move),
        _median(full, lambda report: report.server_share),
        _median(full, lambda report: report.generator_share),
        median(_others(contender, report) for report in full),
        _latency(steady),
        _median(half, lambda report: report.moves_per_second),
        _latency(half),
        _median(full, lambda report: report.bytes_per_view),
        sum(report.begun_meanwhile for report in (*full, *steady, *half)),
        _starts(full),
        crowd,
    )


def _paired(
    ours: Sequence[Report], contender: Contender, own: Sequence[Report], figure: Callable[[Report], float]
) -> Ratio | None:
    return paired(
        [Measured(figure(report), _others(CONTENDERS[0], report)) for report in ours],
        [Measured(figure(report), _others(contender, report)) for report in own],
    )


def _median(reports: Sequence[Report], figure: Callable[[Report], float]) -> float:
    return median(map(figure, reports))


def _others(contender: Contender, report: Report) -> float:
    return report.others_share if contender.has_database else max(report.others_share, report.others_beside_share)


def _latency(reports: Sequence[Report]) -> Latency:
    return Latency(
        _median(reports, lambda report: report.p50_ms),
        _median(reports, lambda report: report.p95_ms),
        _median(reports, lambda report: report.p99_ms),
    )


def _starts(reports: Sequence[Report]) -> Starts | None:
    """A fresh server has all its games to begin."""
    if not all(report.begun for report in reports):
        return None
    return Starts(
        _median(reports, lambda report: report.begun_per_second),
        _median(reports, lambda report: report.begin_p99_ms),
        _median(reports, lambda report: report.server_us_per_begin),
    )


def goals(rows: Mapping[str, Row]) -> list[Goal]:
    """What we want of our own server."""
    if ARDOISE not in rows:
        return []
    moves = {name: row.ours_of_moves for name, row in rows.items()}
    p50 = {name: row.ours_of_p50 for name, row in rows.items()}
    return [
        _judged(moves.get(NODE), at_least, f"moves/s ÷ {NODE}", 1.25),
        _judged(moves.get(COLYSEUS), at_least, f"moves/s ÷ {COLYSEUS} in memory", 1.1),
        _judged(moves.get(BOARDGAME_IO), at_least, f"moves/s ÷ {BOARDGAME_IO} in memory", 3),
        _judged(moves.get(FAN_OUT), at_least, "moves/s, share of the bound", 0.5),
        _judged(p50.get(NODE), at_most, f"p50 at {STEADY_RATE} moves/s ÷ {NODE}", 1),
        _judged(_inverse(moves.get(ON_POSTGRES)), at_least, "moves/s on PostgreSQL, share of SQLite's", 0.8),
        *_crowd_goals(rows[ARDOISE].crowd),
    ]


def _inverse(ratio: Ratio | None) -> Ratio | None:
    if not ratio:
        return None
    middle = ratio.spread
    return replace(ratio, spread=Spread(1 / middle.high, 1 / middle.median, 1 / middle.low))


def _judged(ratio: Ratio | None, wanted: Callable[[str, float, float | None], Goal], name: str, limit: float) -> Goal:
    goal = wanted(name, limit, ratio.spread.median if ratio else None)
    return replace(goal, met=None) if ratio and not ratio.judged else goal


def _crowd_goals(crowd: Crowd | None) -> list[Goal]:
    """Memory and connections do not depend on who else is at work."""
    size, most, wake = (crowd.kilobytes_each, crowd.connections, crowd.wake_seconds) if crowd else (None,) * 3
    return [
        at_most("kB a connection", 19, size),
        at_least("connections at once", 10_000, most),
        at_most(f"seconds to wake {WOKEN_ROOMS:,} rooms", 3, wake),
    ]


def at_least(name: str, wanted: float, reached: float | None) -> Goal:
    return Goal(name, f"≥ {wanted:,}", reached, reached is not None and reached >= wanted)


def at_most(name: str, wanted: float, reached: float | None) -> Goal:
    return Goal(name, f"≤ {wanted:,}", reached, reached is not None and reached <= wanted)


def remarks(rows: Mapping[str, Row]) -> list[str]:
    """What a reader must know before believing a figure."""
    ours = rows.get(ARDOISE)
    return [f"{row.name}: {remark}" for row in rows.values() for remark in _remarks(row, ours)]


def _remarks(row: Row, ours: Row | None) -> Iterator[str]:
    for what, ratio in (("moves/s", row.ours_of_moves), (f"p50 at {STEADY_RATE} moves/s", row.ours_of_p50)):
        if ratio and not ratio.judged:
            yield f"{what}: others disturbed {ratio.turns - ratio.quiet} of {ratio.turns} turns, too busy to judge"
    if row.generator_share > NO_TIME_LEFT:
        yield f"the generator was at work for {row.generator_share:.0%} of the time, and may have been the limit"
    if row.begun_meanwhile:
        yield f"{row.begun_meanwhile} games were begun among the measured moves"
    if ours and row.work == "equal" and abs(row.bytes_per_view / ours.bytes_per_view - 1) > ALIKE:
        yield f"a view has {row.bytes_per_view:,.0f} bytes, ours {ours.bytes_per_view:,.0f}"
