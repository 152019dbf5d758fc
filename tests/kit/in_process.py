"""The real server inside the test: its rooms can be looked into while real sockets talk to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector
from aiohttp.test_utils import TestServer

from ardoise.server.limits import Limits
from ardoise.server.metrics import MetricsAccess
from ardoise.server.net.app import App
from ardoise.server.net.connections import Runner
from ardoise.server.protocol import Welcome
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.store.sqlite import SqliteStore
from tests.kit.client import Player
from tests.kit.server import House, Server

T = TypeVar("T")
PATIENT = Limits(burst=1000, rate=1000.0, joins_burst=1000, room_joins_burst=1000, entries_burst=10_000)
NOBODYS = "BBBBBB"  # a code that no room has
FEW = Limits(rooms_burst=2, failed_joins_burst=3)


class Doors(TestServer):
    """With the limits on connections that the real server has."""

    def __init__(self, web: App) -> None:
        super().__init__(web.app())
        self.web = web

    async def _make_runner(self, **kwargs: Any) -> Runner:
        return Runner(self.app, self.web.limits, self.web.proxies, **kwargs)


class LocalServer(Server):
    def __init__(self, address: str) -> None:
        self.address, self.is_open = address, asyncio.Event()
        self.is_open.set()


class OpenTable(House):
    """Its people may send what they like, and as fast as they can."""

    paced = False

    def __init__(self, web: App, http: ClientSession, address: str) -> None:
        super().__init__(LocalServer(address), http)
        self.web, self.address = web, address

    def room(self, code: str) -> Room:
        return self.web.rooms.live[code]

    async def ask(self, path: str, body: Any = None) -> dict[str, Any]:
        """The answer's JSON with its status; with a body it is a POST."""
        method = "GET" if body is None else "POST"
        async with self.http.request(method, self.address + path, json=body) as answer:
            told: dict[str, Any] = await answer.json()
            return told | {"status": answer.status}

    def device(self, welcome: Welcome) -> Player:
        player = super().device(welcome)
        player.well_behaved = False
        return player

    async def socket(self, **headers: str) -> ClientWebSocketResponse:
        return await self.http.ws_connect(f"{self.address}/ws", headers=headers)


@asynccontextmanager
async def open_table(
    folder: Path,
    limits: Limits = PATIENT,
    vfs: str | None = None,
    proxies: Sequence[Any] = (),
    kind: type[SqliteStore] = SqliteStore,
    metrics: MetricsAccess = MetricsAccess(),  # noqa: B008  (immutable)
    data: Path | None = None,
    **choices: Any,
) -> AsyncIterator[OpenTable]:
    store = kind.open(folder / "rooms.db", vfs)
    web = App(Rooms(store, limits=limits, **choices), proxies=proxies, metrics=metrics, data=data)
    try:
        async with Doors(web) as server, ClientSession(connector=TCPConnector(limit=0)) as http:
            table = OpenTable(web, http, str(server.make_url("")).rstrip("/"))
            yield table
            for player in table.players:
                await player.hang_up()
    finally:
        await store.close()


def at_the_door(folder: Path, visit: Callable[[OpenTable], Awaitable[T]], **choices: Any) -> T:
    async def with_table() -> T:
        async with open_table(folder, **choices) as table:
            return await visit(table)

    return asyncio.run(with_table())
