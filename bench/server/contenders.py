"""Who is measured: our server, peers that do as much for a move, peers that do less, and the bound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from bench.server.ours import make_rooms
from bench.server.postgres import database_for
from bench.server.tools import HERE, Missing, node, node_modules

ARDOISE, ON_POSTGRES, NODE, COLYSEUS, BOARDGAME_IO, FAN_OUT = (
    "ardoise",
    "on PostgreSQL",
    "node ws + SQLite",
    "Colyseus",
    "boardgame.io",
    "fan-out",
)
SMALL = "{}, small views"

Work = Literal["ours", "equal", "other"]


@dataclass(frozen=True, kw_only=True)
class Contender:
    """A command is asked for late, and may say Missing."""

    name: str
    work: Work  # equal: views of our size; other: views as small as can be
    command: Callable[[int, Path, int], list[str]]  # for a port, an empty folder, and bytes that each view has more
    speaks: str  # the generator's word for the protocol
    environment: Callable[[], Mapping[str, str]] = dict
    make_rooms: Callable[[int, int, Path], None] | None = None  # port, how many, the file for the tokens
    crowd_rooms: int = 500  # 0: no crowd
    has_database: bool = False  # … in another process, on the generator's core


def _ardoise(port: int, folder: Path, _: int) -> list[str]:
    return [sys.executable, "-m", "bench.server.unlimited", str(port), str(folder / "rooms.db")]


def _on_postgres(port: int, folder: Path, _: int) -> list[str]:
    return [sys.executable, "-m", "bench.server.unlimited", str(port), database_for(folder)]


def _fan_out(port: int, _: Path, padding: int) -> list[str]:
    for package in ("picows", "uvloop"):
        if not find_spec(package):
            raise Missing(f"needs the package {package}")
    return [sys.executable, "-m", "bench.server.fan_out", str(port), str(padding)]


def _production() -> Mapping[str, str]:
    return {"NODE_ENV": "production", "NODE_PATH": str(node_modules())}


def _equal(name: str, script: str, speaks: str) -> Contender:
    def command(port: int, folder: Path, padding: int) -> list[str]:
        return [str(node()), str(HERE / "peers" / script), str(port), str(padding), str(folder)]

    return Contender(name=name, work="equal", command=command, speaks=speaks, environment=_production)


def _other(name: str, script: str, speaks: str) -> Contender:
    def command(port: int, _: Path, __: int) -> list[str]:
        return [str(node()), str(HERE / "peers" / script), str(port)]

    small = SMALL.format(name)
    return Contender(name=small, work="other", command=command, speaks=speaks, environment=_production, crowd_rooms=0)


CONTENDERS = (
    Contender(
        name=ARDOISE,
        work="ours",
        command=_ardoise,
        speaks="ardoise",
        make_rooms=make_rooms,
        crowd_rooms=1667,  # 10,002 connections
    ),
    _equal(NODE, "node_ws.js", "numbers"),
    _equal(COLYSEUS, "colyseus.js", "colyseus"),
    _equal(BOARDGAME_IO, "boardgame_io.js", "boardgame.io"),
    Contender(name=FAN_OUT, work="equal", command=_fan_out, speaks="numbers"),
    Contender(
        name=ON_POSTGRES,
        work="ours",
        command=_on_postgres,
        speaks="ardoise",
        make_rooms=make_rooms,
        crowd_rooms=0,
        has_database=True,
    ),
    _other(COLYSEUS, "colyseus.js", "colyseus"),
    _other(BOARDGAME_IO, "boardgame_io.js", "boardgame.io"),
    Contender(name=SMALL.format(FAN_OUT), work="other", command=_fan_out, speaks="numbers", crowd_rooms=0),
)
