"""The outcome for people: contenders side by side, who is missing and why, and the goals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from bench.server.figures import Goal, Outcome, Row
from bench.server.turns import ROOMS, STEADY_RATE, Crowd

QUIET = 0.1  # share of the time that a server may be kept from its core

LINES: tuple[tuple[str, Callable[[Row], str]], ...] = (
    ("turns", lambda row: str(row.turns)),
    ("moves/s", lambda row: f"{row.moves_per_second:,.0f}"),
    ("share of SQLite's", lambda row: _number(row.of_sqlite)),
    ("times boardgame.io", lambda row: _number(row.of_boardgame_io)),
    ("times colyseus", lambda row: _number(row.of_colyseus)),
    ("share of the bound", lambda row: _number(row.of_bound)),
    ("server's CPU a move", lambda row: f"{row.server_us_per_move:.0f} µs"),
    ("server's core busy", lambda row: f"{row.server_share:.0%}"),
    ("server kept from its core", lambda row: f"{row.server_waited:.0%}"),
    ("generator's core busy", lambda row: f"{row.generator_share:.0%}"),
    (f"p50 at {STEADY_RATE} moves/s", lambda row: f"{row.steady_p50_ms:.2f} ms"),
    (f"p99 at {STEADY_RATE} moves/s", lambda row: f"{row.steady_p99_ms:.2f} ms"),
    ("bytes a view", lambda row: f"{row.bytes_per_view:,.0f}"),
    ("connections at once", lambda row: _of_crowd(row, lambda crowd: crowd.connections)),
    ("kB a connection", lambda row: _of_crowd(row, lambda crowd: round(crowd.kilobytes_each))),
)


def print_tables(outcome: Outcome) -> None:
    console = Console()
    console.print(_speed(outcome.rows))
    for name, why in outcome.missing.items():
        console.print(f"{name} was not measured: {why}", markup=False, highlight=False)
    if any(row.server_waited > QUIET for row in outcome.rows):
        console.print("Others were at work on the server's core: repeat it on a quiet machine.", highlight=False)
    if outcome.goals:
        console.print(table_of(outcome.goals))


def _speed(rows: Sequence[Row]) -> Table:
    table = Table("", title=f"servers on one core, {ROOMS} rooms of 6; medians, ratios within a turn")
    for row in rows:
        table.add_column(row.name, justify="right")
    for name, cell in LINES:
        table.add_row(name, *map(cell, rows))
    return table


def table_of(goals: Sequence[Goal]) -> Table:
    table = Table("ardoise", "wanted", "reached", "", title="goals")
    for goal in goals:
        table.add_row(goal.name, goal.wanted, _number(goal.reached), "yes" if goal.met else "no")
    return table


def _of_crowd(row: Row, figure: Callable[[Crowd], float]) -> str:
    return _number(figure(row.crowd)) if row.crowd else ""


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f}".removesuffix(".00")
