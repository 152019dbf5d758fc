"""Several nodes of one service over a real PostgreSQL and a real NATS, with a balancer that takes them in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from signal import SIGCONT, SIGKILL
from typing import Any, TypeVar

import asyncpg
from aiohttp import ClientConnectionError, ClientSession

from ardoise.store.address import Address
from ardoise.store.log import Entry
from ardoise.store.postgres import PostgresStore
from tests.kit import services
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import Server
from tests.promises.crowd import Crowd, any_number

EXPECTED = (  # what a node says when it is hurt
    "a room went to another owner",
    "NATS is not reached",
    "NATS is reached again",
    "not healthy: ",
    "healthy again",
)


C = TypeVar("C", bound="Cluster")


class Node(Server):
    """`ardoise serve --database … --nats …`."""

    def __init__(self, folder: Path, number: int, url: str, nats: str) -> None:
        folder = folder / f"node {number}"
        folder.mkdir(parents=True)
        super().__init__(folder, Plan(nats=nats, node=f"n{number}", crashes_when_told=True))
        self.data = url  # type: ignore[assignment]


class Cluster(Crowd):
    """Whoever comes is sent to the next node that is open, unless they want a certain one."""

    def __init__(self, nodes: list[Node], http: ClientSession, url: str) -> None:
        super().__init__(nodes[0], http)
        self.nodes, self.url = nodes, url
        self._sockets, self._requests = count(), count()
        self._database: Any = None
        self._asking = asyncio.Lock()

    async def _welcome(self, path: str, person: Any) -> Player:
        self.server = await self.next_door()
        return await super()._welcome(path, person)

    async def next_door(self) -> Node:
        """To which a request is sent."""
        return await self._next(self._requests)

    async def connect(self) -> Any:
        while True:
            node = await self._next(self._sockets)
            try:
                return await self.http.ws_connect(node.address + "/ws")
            except ClientConnectionError:
                await asyncio.sleep(0.02)

    async def owner(self, code: str) -> int | None:
        """On which of the nodes a room lives."""
        name = await self.ask("select node from leases where room = $1", code)
        return int(name.partition("-")[0].removeprefix("n")) if name else None

    async def ask(self, statement: str, *values: Any) -> Any:
        """Past everything of ours."""
        async with self._asking:
            if self._database is None or self._database.is_closed():
                self._database = await asyncpg.connect(self.url)
            return await self._database.fetchval(statement, *values)

    async def close(self) -> None:
        self.scatter()
        if self._database:
            await self._database.close()

    async def _next(self, turns: Iterator[int]) -> Node:
        while True:
            node = self.nodes[next(turns) % len(self.nodes)]
            if node.is_open.is_set():
                return node
            await asyncio.sleep(0.01)

    def at(self, node: int) -> Callable[[], Any]:
        """The door of that node."""
        return lambda: self.http.ws_connect(self.nodes[node].address + "/ws")


@asynccontextmanager
async def open_nodes(folder: Path, number: int = 2) -> AsyncIterator[Cluster]:
    url, nats = services.postgres(folder), services.nats()
    async with serving([Node(folder, each, url, nats) for each in range(number)], Cluster, url) as cluster:
        yield cluster


@asynccontextmanager
async def serving(nodes: list[Node], kind: type[C], url: str) -> AsyncIterator[C]:
    """Whatever the nodes complain of makes the test red, apart from what is said when they are hurt."""
    await asyncio.gather(*(node.start() for node in nodes))
    try:
        async with any_number() as http:
            cluster = kind(nodes, http, url)
            yield cluster
            await cluster.close()
    finally:
        for node in nodes:
            if node.process and node.process.returncode is None:
                node.process.send_signal(SIGCONT)
                await node.end(SIGKILL)
    for node in nodes:
        said = node.complaints.read_text().splitlines()
        assert not [line for line in said if not line.startswith(EXPECTED)], said


async def log_of(url: str, code: str) -> tuple[Entry, ...]:
    store = await PostgresStore.open(Address(url))
    try:
        return await store.read(code)
    finally:
        await store.close()
