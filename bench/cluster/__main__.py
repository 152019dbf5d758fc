"""`python -m bench.cluster [--json]`: only PostgreSQL is pinned to a core; each turn measures all."""

from __future__ import annotations

from collections.abc import Iterator

import click
from rich.console import Console
from rich.table import Table

from ardoise.engine.codec import encode
from bench.cluster.figures import Cpu, Outcome, Spread, outcome
from bench.cluster.turns import PAIRS, RATE, play_turn
from bench.server.tables import table_of
from bench.server.tools import Missing, generator, say

TURNS = 5

Row = tuple[str, Spread, str]


def print_tables(found: Outcome) -> None:
    title = f"two nodes against one, rooms of 6; {found.turns} turns, {PAIRS} steady pairs in each"
    table = Table("", "median", "middle half", title=title)
    for name, spread, form in rows(found):
        table.add_row(name, form.format(spread.median), f"{form.format(spread.low)} to {form.format(spread.high)}")
    console = Console()
    console.print(table)
    console.print(table_of(found.goals))
    if found.limit:
        console.print(f"moves/s are limited by the cores: {found.limit}.", highlight=False)


def rows(found: Outcome) -> Iterator[Row]:
    yield from _cpu_rows(f"at {RATE} moves/s", found.steady_cpu)
    yield from _cpu_rows("at full speed", found.full_cpu)
    yield f"p50 at {RATE} moves/s, phones on the owner's node", found.near_p50_ms, "{:.2f} ms"
    yield "… all phones on the other node", found.far_p50_ms, "{:.2f} ms"
    yield "… extra, within a pair", found.extra_p50_ms, "{:.2f} ms"
    yield "moves/s, one node", found.alone_moves, "{:,.0f}"
    yield "… all phones on the other node", found.far_of_alone_moves, "{:.2f} ×"
    yield "… two nodes, each with its own rooms", found.two_of_alone_moves, "{:.2f} ×"


def _cpu_rows(pace: str, cpu: Cpu) -> Iterator[Row]:
    yield f"CPU a move {pace}, one node", cpu.alone, "{:.0f} µs"
    yield "… two, phones on the owner's", cpu.near, "{:.0f} µs"
    yield "… × one node's", cpu.near_of_alone, "{:.2f} ×"
    yield "… two, all phones on the other", cpu.far, "{:.0f} µs"
    yield "… … the owner's share", cpu.far_owner, "{:.0f} µs"
    yield "… … the other's share", cpu.far_other, "{:.0f} µs"
    yield "… × one node's", cpu.far_of_alone, "{:.2f} ×"


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--turns", default=TURNS, show_default=True, type=click.IntRange(1, 20))
def main(json_wanted: bool, turns: int) -> None:
    try:
        generator()
        played = []
        for turn in range(1, turns + 1):
            say(f"turn {turn}")
            played.append(play_turn())
    except Missing as why:
        raise click.ClickException(str(why)) from why
    found = outcome(played)
    if json_wanted:
        click.echo(encode(found))
    else:
        print_tables(found)


if __name__ == "__main__":
    main()
