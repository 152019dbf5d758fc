"""Two nodes in one loop, over a real PostgreSQL and with a post between them that a test may stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from ardoise.cluster.connectivity import Connectivity
from ardoise.cluster.lease_keeper import LeaseKeeper, since_boot
from ardoise.cluster.peer_link import PeerLinks
from ardoise.cluster.rooms import SharedRooms
from ardoise.store.address import Address
from ardoise.store.leases import Node
from ardoise.store.postgres import PostgresStore
from tests.cluster.lossy import Post
from tests.kit.clock import believed
from tests.store.kinds import using

FIRST = "node-here"


class World:
    """The hour, how far the first node's own clock has gone ahead, and what carries between the two."""

    def __init__(self) -> None:
        self.hour, self.ahead = 1_760_000_000.0, 0.0
        self.post = Post(Random(7), 0)


@asynccontextmanager
async def node(name: str, url: str, world: World) -> AsyncIterator[SharedRooms]:
    async with using(PostgresStore.open(Address(url), node=name)) as store:
        assert isinstance(store, PostgresStore)
        rooms, me = SharedRooms(store, wall=lambda: world.hour, witness=believed), Node(name, "")
        exchange = world.post.ends[name] = PeerLinks(name, world.post.carry, rooms.accept)
        holding = LeaseKeeper(store.leases, me, rooms.lost, lambda: since_boot() + world.ahead * (name == FIRST))
        rooms.share(holding, exchange, Connectivity(store.leases, me, lambda: True))
        ticking = asyncio.create_task(exchange.keep())
        yield rooms
        await rooms.close()
        ticking.cancel()


Test = Callable[[SharedRooms, SharedRooms, World], Awaitable[None]]


def with_two(url: str, test: Test) -> None:
    async def run() -> None:
        world = World()
        async with asyncio.timeout(20), AsyncExitStack() as stack:
            here, there = [await stack.enter_async_context(node(name, url, world)) for name in (FIRST, "node-there")]
            await test(here, there, world)

    asyncio.run(run())
