"""The real server inside the test: its rooms can be looked into while real sockets talk to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.test_utils import TestServer

from ardoise.server.net.app import App
from ardoise.server.net.limits import Limits
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.store.sqlite import SqliteStore
from tests.server.party import Phone, post

PATIENT = Limits(burst=1000, rate=1000.0)
NOBODYS = "BBBBBB"  # a code that no room has
FEW = Limits(rooms_burst=2, failed_joins_burst=3)


class OpenTable:
    """As `tests.server.party` knows a server: something with an address."""

    def __init__(self, web: App, session: aiohttp.ClientSession, address: str) -> None:
        self.web, self.session, self.address = web, session, address

    def room(self, code: str) -> Room:
        return self.web.rooms.live[code]

    async def ask(self, path: str, body: Any = None) -> dict[str, Any]:
        """The answer's JSON with its status; with a body it is a POST."""
        if body is not None:
            return await post(self.session, self, path, body)
        async with self.session.get(self.address + path) as answer:
            told: dict[str, Any] = await answer.json()
            return told | {"status": answer.status}

    async def phone(self, code: str, name: str, **person: Any) -> Phone:
        token = (await self.ask(f"/api/rooms/{code}/people", {"name": name, **person}))["token"]
        phone = Phone(self.session, self, token)
        await phone.connect()
        return phone

    async def socket(self, **headers: str) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"{self.address}/ws", headers=headers)


@asynccontextmanager
async def open_table(
    folder: Path, limits: Limits = PATIENT, vfs: str | None = None, proxies: Sequence[Any] = (), **choices: Any
) -> AsyncIterator[OpenTable]:
    store = SqliteStore.open(folder / "rooms.db", vfs)
    web = App(Rooms(store, **choices), limits=limits, proxies=proxies)
    try:
        async with TestServer(web.app()) as server, aiohttp.ClientSession() as session:
            yield OpenTable(web, session, str(server.make_url("")).rstrip("/"))
    finally:
        await store.close()


def at_the_door(folder, visit, **choices):
    async def with_table():
        async with open_table(folder, **choices) as table:
            return await visit(table)

    return asyncio.run(with_table())
