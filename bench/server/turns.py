"""One turn of one contender: a fresh server, full speed, then two steady rates; and once a crowd that sits idle."""

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

ROOMS = 100  # at play at once
SPARE = 200  # their games have begun, too: each takes the place of one whose game is over
STEADY_RATE = 500  # moves a second in all rooms together
WOKEN_ROOMS = 1002  # whole rooms of the generator: six sockets each, here of six different rooms
FULL_SPEED = ("--warm", "1", "--seconds", "2")
A_MOMENT = ("--warm", "0.2", "--seconds", "0.3")
FEW_ROOMS = 10
PROBES = 3
LONGEST_LOAD_SECONDS = 120


class Report(Record):
    """What the generator prints (generator/report.c). To begin a game is no move."""

    connections: int
    connect_seconds: float
    server_kilobytes: int
    begun: int
    begun_meanwhile: int  # within the measured time, because too many games were over
    begun_per_second: float
    server_us_per_begin: float
    begin_p50_ms: float
    begin_p95_ms: float
    begin_p99_ms: float
    server_share: float
    generator_share: float
    others_share: float  # of the server's core
    others_beside_share: float  # of the generator's core
    p50_ms: float
    p95_ms: float
    p99_ms: float
    moves: int
    moves_per_second: float
    server_us_per_move: float
    bytes_per_view: float


class Turn(Record):
    full_speed: Report
    steady: Report
    half_speed: Report  # at half of the moves a second that it had just reached


class Crowd(Record):
    """Many connections at once, and how long a new process takes to wake their rooms from the logs."""

    connections: int
    connect_seconds: float
    kilobytes_each: float
    wake_seconds: float | None


def play_turn(contender: Contender, padding: int) -> Turn:
    with work_folder() as folder, running(contender, folder, padding) as server:
        tokens = _tokens(contender, server, folder, ROOMS + SPARE)
        full_speed = _play(contender, server, tokens, *FULL_SPEED)
        steady = _play(contender, server, tokens, *_at(STEADY_RATE))
        return Turn(full_speed, steady, _play(contender, server, tokens, *_at(full_speed.moves_per_second / 2)))


def _at(rate: float) -> tuple[str, ...]:
    return ("--warm", "0.5", "--seconds", "2", "--rate", str(rate))


def padding_for(contender: Contender, wanted: float) -> int:
    """Bytes that a view needs besides, to be so large: what a byte more comes to is the contender's own affair."""
    padding = 0.0
    for _ in range(PROBES):
        padding = max(0.0, padding + wanted - _bytes_per_view(contender, round(padding)))
    return round(padding)


def _bytes_per_view(contender: Contender, padding: int) -> float:
    with work_folder() as folder, running(contender, folder, padding) as server:
        return _load(contender, server, FEW_ROOMS, folder / "tokens", *A_MOMENT).bytes_per_view


def gather_crowd(contender: Contender, padding: int) -> Crowd:
    rooms = contender.crowd_rooms
    with work_folder() as folder:
        with running(contender, folder, padding) as server:
            tokens = _tokens(contender, server, folder, rooms)
            held = _load(contender, server, rooms, tokens)
            if contender.make_rooms:
                _load(contender, server, WOKEN_ROOMS, tokens, *A_MOMENT)  # so that there are games to wake
        grown = held.server_kilobytes - server.kilobytes
        woken = _wake(contender, folder, tokens) if contender.make_rooms else None
    return Crowd(held.connections, held.connect_seconds, grown / held.connections, woken)


def _wake(contender: Contender, folder: Path, tokens: Path) -> float:
    with running(contender, folder) as server:
        report = _load(contender, server, WOKEN_ROOMS // SEATS, first_seats(tokens, WOKEN_ROOMS))
        return report.connect_seconds


@contextmanager
def work_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        yield Path(name)


@contextmanager
def running(contender: Contender, folder: Path, padding: int = 0) -> Iterator[Server]:
    port, (core, _) = free_port(), cores()
    with serving(contender.command(port, folder, padding), port, contender.environment(), core) as server:
        yield server


def _tokens(contender: Contender, server: Server, folder: Path, rooms: int) -> Path:
    tokens = folder / "tokens"
    _, core = cores()
    if contender.make_rooms:
        with on_core(core):
            contender.make_rooms(server.port, rooms, tokens)
    return tokens


def _play(contender: Contender, server: Server, tokens: Path, *how: str) -> Report:
    return _load(contender, server, ROOMS, tokens, "--spare", str(SPARE), *how)


def _load(contender: Contender, server: Server, rooms: int, tokens: Path, *how: str) -> Report:
    _, core = cores()
    yielding = ("--yield",) if contender.has_database else ()
    return load(contender.speaks, server, core, rooms, tokens, *yielding, *how)


def load(protocol: str, server: Server, core: int | None, rooms: int, tokens: Path, *how: str) -> Report:
    where = ["--protocol", protocol, "--port", str(server.port), "--server", str(server.process)]
    pinned = [] if core is None else ["--cores", ",".join(map(str, cores()))]
    command = [str(generator()), *where, *pinned, "--rooms", str(rooms), "--tokens", str(tokens), *how]
    try:
        with on_core(core):
            done = subprocess.run(command, capture_output=True, check=False, timeout=LONGEST_LOAD_SECONDS)
    except subprocess.TimeoutExpired as late:
        raise Missing(f"the load did not end within {LONGEST_LOAD_SECONDS} s") from late
    if done.returncode:
        raise Missing(complaint(done.stderr.decode(errors="replace")))
    report: Report = decode(done.stdout, Report)
    return report
