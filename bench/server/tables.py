"""The outcome for people: equal work side by side, other work apart, who is missing and why, and the goals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from bench.server.figures import Goal, Latency, Outcome, Row
from bench.server.spread import Ratio
from bench.server.turns import ROOMS, STEADY_RATE

WIDTH = 110  # where there is no terminal

Column = tuple[str, Callable[[Row], str]]

SPEED: tuple[Column, ...] = (
    ("moves/s", lambda row: f"{row.moves_per_second.median:,.0f}"),
    ("moves/s: ardoise ÷ it", lambda row: _median(row.ours_of_moves)),
    ("middle half", lambda row: _middle_half(row.ours_of_moves)),
    ("CPU µs", lambda row: f"{row.server_us_per_move:.0f}"),
    ("CPU: ardoise ÷ it", lambda row: _median(row.ours_of_cpu)),
    ("bytes", lambda row: f"{row.bytes_per_view:,.0f}"),
    ("others", lambda row: f"{row.others_share:.0%}"),
)
WAITING: tuple[Column, ...] = (
    ("p50 p95 p99, ms", lambda row: _waits(row.steady)),
    ("p50: ardoise ÷ it", lambda row: _median(row.ours_of_p50)),
    ("middle half", lambda row: _middle_half(row.ours_of_p50)),
    ("half of its best", lambda row: f"{row.half_rate:,.0f}"),
    ("p50 p95 p99, ms", lambda row: _waits(row.half_speed)),
)
STARTS: tuple[Column, ...] = (
    ("games started a second", lambda row: f"{row.starts.per_second:,.0f}" if row.starts else ""),
    ("p99, ms", lambda row: f"{row.starts.p99_ms:.1f}" if row.starts else ""),
    ("CPU µs a game", lambda row: f"{row.starts.server_us:,.0f}" if row.starts else ""),
    ("connections at once", lambda row: f"{row.crowd.connections:,}" if row.crowd else ""),
    ("kB each", lambda row: f"{row.crowd.kilobytes_each:.1f}" if row.crowd else ""),
)


def print_tables(outcome: Outcome) -> None:
    console = Console(width=max(Console().width, WIDTH))
    equal, other = ([row for row in outcome.rows if (row.work == "other") is small] for small in (False, True))
    for work, rows in ((f"equal work, {ROOMS} rooms of 6", equal), ("OTHER WORK: small views, in memory", other)):
        console.print(_table(f"{work}: full speed, medians and ratios of paired turns", rows, SPEED))
        console.print(_table(f"{work}: a move at {STEADY_RATE} moves/s and at half speed", rows, WAITING))
    console.print(_table("beside moves", [row for row in equal if row.starts or row.crowd], STARTS))
    for name, why in outcome.missing.items():
        console.print(f"{name} was not measured: {why}", markup=False, highlight=False)
    for remark in outcome.remarks:
        console.print(remark, markup=False, highlight=False)
    console.print(table_of(outcome.goals))


def _table(title: str, rows: Sequence[Row], columns: Sequence[Column]) -> Table:
    table = Table("", title=title)
    for name, _ in columns:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(row.name.partition(",")[0], *(cell(row) for _, cell in columns))
    return table


def table_of(goals: Sequence[Goal]) -> Table:
    table = Table("ardoise", "wanted", "reached", "", title="goals")
    for goal in goals:
        table.add_row(goal.name, goal.wanted, _number(goal.reached), _verdict(goal))
    return table


def _verdict(goal: Goal) -> str:
    return "too busy to judge" if goal.met is None else "yes" if goal.met else "no"


def _waits(latency: Latency) -> str:
    return f"{latency.p50_ms:.2f} {latency.p95_ms:.2f} {latency.p99_ms:.2f}"


def _median(ratio: Ratio | None) -> str:
    return f"{ratio.spread.median:.2f}" if ratio else ""


def _middle_half(ratio: Ratio | None) -> str:
    return f"{ratio.spread.low:.2f}–{ratio.spread.high:.2f}" if ratio else ""


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f}".removesuffix(".00")
