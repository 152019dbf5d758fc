"""A house in which a room can be broken by a name: an error that nobody thought of, in the midst of its work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from aiohttp.test_utils import TestServer

from ardoise.server.net.app import App
from ardoise.server.room.rooms import Rooms
from ardoise.store.log import Entry
from ardoise.store.sqlite import SqliteStore
from tests.kit.planned_server import NO_LIMITS
from tests.promises.crowd import Crowd, any_number

BREAKING = "Boom"


class FragileStore(SqliteStore):
    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        if any(BREAKING.encode() in entry.body for entry in entries):
            raise RuntimeError("injected")
        await super().append(room, entries)


@asynccontextmanager
async def open_fragile_house(folder: Path) -> AsyncIterator[Crowd]:
    """In this process: it may complain, and its parts are ours."""
    store = FragileStore.open(folder / "rooms.db")
    web, is_open = App(Rooms(store), limits=NO_LIMITS), asyncio.Event()
    is_open.set()
    try:
        async with TestServer(web.app()) as server, any_number() as http:
            server_of_house: Any = SimpleNamespace(address=str(server.make_url("")).rstrip("/"), is_open=is_open)
            house = Crowd(server_of_house, http)
            yield house
            house.scatter()
    finally:
        await store.close()


@contextmanager
def complaints() -> Iterator[list[str]]:
    """What a room says when it breaks, heard here instead of printed."""
    heard: list[str] = []
    ear, log = logging.Handler(), logging.getLogger("ardoise.server.room.room")
    ear.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(ear)
    log.propagate = False
    try:
        yield heard
    finally:
        log.propagate = True
        log.removeHandler(ear)
