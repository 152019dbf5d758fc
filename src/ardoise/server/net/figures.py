"""What /metrics shows: the figures that are counted, and those that are looked up when somebody asks."""

from __future__ import annotations

import os
import shutil
import time
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from ardoise.games import GAMES
from ardoise.server.metrics import MetricsAccess, family, labelled
from ardoise.server.room.rooms import Rooms

FORWARDING = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via")
PAGES = Path("/proc/self/statm")  # of memory, in Linux


class Figures:
    """`data` is the file of a server that has one: of a PostgreSQL its own exporter tells."""

    def __init__(
        self, rooms: Rooms, sockets: Collection[object], access: MetricsAccess, data: Path | None = None
    ) -> None:
        self._rooms, self._sockets, self._access, self._data = rooms, sockets, access, data
        self._began = time.monotonic()

    def allow(self, request: web.Request) -> bool:
        """By the peer of the connection itself: no header can pretend to come from this machine."""
        peer = request.transport.get_extra_info("peername") if request.transport else None
        forwarded = any(name in request.headers for name in FORWARDING)
        return self._access.allows(peer[0] if peer else "", forwarded, request.headers.get("Authorization", ""))

    def text(self) -> str:
        games = Counter(room.lobby.game for room in self._rooms.live.values())
        rooms = labelled("game", {name: games[name] for name in GAMES})
        parts = [
            family("ardoise_rooms", "gauge", "Rooms that are awake.", rooms),
            _gauge("sockets", "Open sockets of people in a room.", len(self._sockets)),
            _gauge("uptime_seconds", "Since the server was started.", round(time.monotonic() - self._began)),
            *self._system(),
        ]
        return "".join(parts) + self._rooms.metrics.text()

    def _system(self) -> list[str]:
        told = []
        if memory := resident_memory():
            told.append(_gauge("memory_bytes", "Resident memory of the server.", memory))
        if self._data:
            told.append(_gauge("database_bytes", "The file of data and its journal.", _size(self._data)))
            with suppress(OSError):  # the disk is gone: the rest is still told
                told.append(_gauge("disk_free_bytes", "Where the data is.", shutil.disk_usage(self._data.parent).free))
        return told


def resident_memory() -> int | None:
    """In bytes, where the system tells."""
    try:
        return int(PAGES.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _size(data: Path) -> int:
    return sum(file.stat().st_size for file in (data, data.with_name(f"{data.name}-wal")) if file.exists())


def _gauge(name: str, means: str, value: float) -> str:
    return family(f"ardoise_{name}", "gauge", means, {"": value})
