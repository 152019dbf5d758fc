"""One dimension on our own server, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bench.scale.dimensions import Dimension, Load, Point
from bench.server.contenders import CONTENDERS
from bench.server.ours import make_rooms
from bench.server.process import Server, cores, on_core
from bench.server.tools import Missing
from bench.server.turns import Report, load, running, work_folder

OURS = CONTENDERS[0]
LONGEST_SECONDS = "50"

Found = tuple[Point, Report | Missing]


def measure(dimension: Dimension) -> Iterator[Found]:
    """A size that cannot be had is told by its reason."""
    if not dimension.on_one_server:
        yield from ((point, _attempted(partial(_on_a_fresh_server, point))) for point in dimension.points)
        return
    with _opened(dimension.points[0].load) as (server, tokens):
        yield from ((point, _attempted(partial(_play, server, tokens, point))) for point in dimension.points)


def _attempted(play: Callable[[], Report]) -> Report | Missing:
    try:
        return play()
    except Missing as why:
        return why


def _on_a_fresh_server(point: Point) -> Report:
    with _opened(point.load) as (server, tokens):
        return _play(server, tokens, point)


@contextmanager
def _opened(what: Load) -> Iterator[tuple[Server, Path]]:
    _, core = cores()
    with work_folder() as folder, running(OURS, folder) as server:
        tokens = folder / "tokens"
        with on_core(core):
            make_rooms(server.port, what.rooms + what.spare, tokens, what.seats, what.watchers)
        yield server, tokens


def _play(server: Server, tokens: Path, point: Point) -> Report:
    if point.begins:
        _play_until(point.begins, server, tokens, point.load)
    return _play_until(point.ends, server, tokens, point.load)


def _play_until(entry: int, server: Server, tokens: Path, what: Load) -> Report:
    _, core = cores()
    room = ("--seats", str(what.seats), "--watchers", str(what.watchers), "--spare", str(what.spare), *what.words)
    until = ("--until", str(entry), "--seconds", LONGEST_SECONDS)
    return load(what.speaks, server, core, what.rooms, tokens, *room, *until)
