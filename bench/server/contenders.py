"""Who is measured: our server on SQLite and on PostgreSQL, its two peers from npm, and the bound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from bench.server.ours import make_rooms
from bench.server.postgres import database_for
from bench.server.tools import HERE, Missing, node, node_modules

ARDOISE, ON_POSTGRES, BOARDGAME_IO, COLYSEUS, FAN_OUT = (
    "ardoise",
    "on PostgreSQL",
    "boardgame.io",
    "colyseus",
    "fan-out",
)


@dataclass(frozen=True, kw_only=True)
class Contender:
    """A command is asked for late, and may say Missing."""

    name: str
    command: Callable[[int, Path], list[str]]  # for a port and an empty folder
    environment: Callable[[], Mapping[str, str]] = dict
    make_rooms: Callable[[int, int, Path], None] | None = None  # port, how many, the file for the tokens
    crowd_rooms: int = 500  # 0: no crowd
    speaks: str = ""  # the generator's word for the protocol, if it is not the name

    @property
    def protocol(self) -> str:
        return self.speaks or self.name


def _ardoise(port: int, folder: Path) -> list[str]:
    return [sys.executable, "-m", "bench.server.unlimited", str(port), str(folder / "rooms.db")]


def _on_postgres(port: int, folder: Path) -> list[str]:
    return [sys.executable, "-m", "bench.server.unlimited", str(port), database_for(folder)]


def _peer(script: str) -> Callable[[int, Path], list[str]]:
    return lambda port, _: [str(node()), str(HERE / "peers" / script), str(port)]


def _production() -> Mapping[str, str]:
    return {"NODE_ENV": "production", "NODE_PATH": str(node_modules())}


def _fan_out(port: int, folder: Path) -> list[str]:
    for package in ("picows", "uvloop"):
        if not find_spec(package):
            raise Missing(f"needs the package {package}")
    return [sys.executable, "-m", "bench.server.fan_out", str(port)]


CONTENDERS = (
    Contender(name=ARDOISE, command=_ardoise, make_rooms=make_rooms, crowd_rooms=1667),  # 10,002 connections
    Contender(name=ON_POSTGRES, command=_on_postgres, make_rooms=make_rooms, crowd_rooms=0, speaks=ARDOISE),
    Contender(name=BOARDGAME_IO, command=_peer("boardgame_io.js"), environment=_production),
    Contender(name=COLYSEUS, command=_peer("colyseus.js"), environment=_production),
    Contender(name=FAN_OUT, command=_fan_out),
)
