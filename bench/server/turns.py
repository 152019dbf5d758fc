"""One turn of one contender: a fresh server, full speed, then a steady rate; and once a crowd that sits idle."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ardoise.engine.codec import decode
from ardoise.engine.game import Record
from bench.server.contenders import Contender
from bench.server.ours import SEATS, first_seats
from bench.server.process import Server, cores, free_port, on_core, serving
from bench.server.tools import FOLDER, Missing, complaint, generator

ROOMS = 100
STEADY_RATE = 500  # moves a second in all rooms together
WOKEN_ROOMS = 1002  # whole rooms of the generator: six sockets each, here of six different rooms
FULL_SPEED = ("--warm", "1", "--seconds", "2")
STEADY = ("--warm", "0.5", "--seconds", "2", "--rate", str(STEADY_RATE))
LONGEST_LOAD_SECONDS = 60


class Report(Record):
    """What the generator prints (generator/report.c)."""

    connections: int
    connect_seconds: float
    server_kilobytes: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_us_per_move: float
    server_share: float
    server_waited: float
    generator_share: float
    bytes_per_view: float


class Turn(Record):
    full_speed: Report
    steady: Report


class Crowd(Record):
    """Many connections at once, and how long a new process takes to wake their rooms from the logs."""

    connections: int
    connect_seconds: float
    kilobytes_each: float
    wake_seconds: float | None


def play_turn(contender: Contender) -> Turn:
    with _folder() as folder, _running(contender, folder) as server:
        tokens = _tokens(contender, server, folder, ROOMS)
        full_speed = _load(contender, server, ROOMS, tokens, *FULL_SPEED)
        return Turn(full_speed, _load(contender, server, ROOMS, tokens, *STEADY))


def gather_crowd(contender: Contender) -> Crowd:
    rooms = contender.crowd_rooms
    with _folder() as folder:
        with _running(contender, folder) as server:
            tokens = _tokens(contender, server, folder, rooms)
            held = _load(contender, server, rooms, tokens)
            if contender.make_rooms:
                _load(contender, server, WOKEN_ROOMS, tokens, *FULL_SPEED)  # so that there are games to wake
        grown = held.server_kilobytes - server.kilobytes
        woken = _wake(contender, folder, tokens) if contender.make_rooms else None
    return Crowd(held.connections, held.connect_seconds, grown / held.connections, woken)


def _wake(contender: Contender, folder: Path, tokens: Path) -> float:
    with _running(contender, folder) as server:
        report = _load(contender, server, WOKEN_ROOMS // SEATS, first_seats(tokens, WOKEN_ROOMS))
        return report.connect_seconds


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        yield Path(name)


@contextmanager
def _running(contender: Contender, folder: Path) -> Iterator[Server]:
    port, (core, _) = free_port(), cores()
    with serving(contender.command(port, folder), port, contender.environment(), core) as server:
        yield server


def _tokens(contender: Contender, server: Server, folder: Path, rooms: int) -> Path:
    tokens = folder / "tokens"
    _, core = cores()
    if contender.make_rooms:
        with on_core(core):
            contender.make_rooms(server.port, rooms, tokens)
    return tokens


def _load(contender: Contender, server: Server, rooms: int, tokens: Path, *how: str) -> Report:
    _, core = cores()
    return load(contender.protocol, server, core, rooms, tokens, *how)


def load(protocol: str, server: Server, core: int | None, rooms: int, tokens: Path, *how: str) -> Report:
    where = ["--protocol", protocol, "--port", str(server.port), "--server", str(server.process)]
    command = [str(generator()), *where, "--rooms", str(rooms), "--tokens", str(tokens), *how]
    try:
        with on_core(core):
            done = subprocess.run(command, capture_output=True, check=False, timeout=LONGEST_LOAD_SECONDS)
    except subprocess.TimeoutExpired as late:
        raise Missing(f"the load did not end within {LONGEST_LOAD_SECONDS} s") from late
    if done.returncode:
        raise Missing(complaint(done.stderr.decode(errors="replace")))
    report: Report = decode(done.stdout, Report)
    return report
