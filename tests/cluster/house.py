"""Several nodes of one service over a real PostgreSQL and a real NATS, with a balancer that takes them in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from signal import SIGCONT, SIGKILL
from typing import Any

from aiohttp import ClientConnectionError, ClientSession

from ardoise.server.protocol import Welcome
from ardoise.store.address import Address
from ardoise.store.log import Entry
from ardoise.store.postgres import PostgresStore
from tests import engines
from tests.promises.crowd import Hasty
from tests.server.lab import Plan
from tests.server.live import House, Server
from tests.server.player import Player

EXPECTED = (  # what a node says when it is hurt
    "a room went to another owner",
    "NATS is not reached",
    "NATS is reached again",
)


class Node(Server):
    """`ardoise serve --database … --nats …`."""

    def __init__(self, folder: Path, url: str, nats: str) -> None:
        super().__init__(folder, Plan(nats=nats))
        self.data = url  # type: ignore[assignment]


class Cluster(House):
    """Whoever comes is sent to the next node that is open, unless they want a certain one."""

    def __init__(self, nodes: list[Node], http: ClientSession) -> None:
        super().__init__(nodes[0], http)
        self.nodes = nodes
        self._sockets, self._requests = count(), count()

    def device(self, welcome: Welcome) -> Player:
        player = Hasty(self.connect, welcome)
        self.players.append(player)
        return player

    async def _welcome(self, path: str, person: Any) -> Player:
        self.server = await self._next(self._requests)
        return await super()._welcome(path, person)

    async def connect(self) -> Any:
        while True:
            node = await self._next(self._sockets)
            try:
                return await self.http.ws_connect(node.address + "/ws")
            except ClientConnectionError:
                await asyncio.sleep(0.02)

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
async def open_nodes(folder: Path, number: int = 2, nats: str = "", url: str = "") -> AsyncIterator[Cluster]:
    """Whatever the nodes complain of makes the test red, apart from what is said when they are hurt."""
    url, nats = url or engines.postgres(folder), nats or engines.nats()
    nodes = []
    for each in range(number):
        (folder / f"node {each}").mkdir(parents=True)
        nodes.append(Node(folder / f"node {each}", url, nats))
    await asyncio.gather(*(node.start() for node in nodes))
    try:
        async with ClientSession() as http:
            cluster = Cluster(nodes, http)
            yield cluster
            for player in cluster.players:
                await player.hang_up()
    finally:
        for node in nodes:
            if node.process and node.process.returncode is None:
                node.process.send_signal(SIGCONT)
                await node.end(SIGKILL)
    for node in nodes:
        said = node.complaints.read_text().splitlines()
        assert not [line for line in said if line not in EXPECTED], said


async def log_of(url: str, code: str) -> tuple[Entry, ...]:
    store = await PostgresStore.open(Address(url))
    try:
        return await store.read(code)
    finally:
        await store.close()
