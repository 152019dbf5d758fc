"""A node of the service, from joining the others to leaving them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from ardoise.cluster.calls import Exchange
from ardoise.cluster.holding import Holding
from ardoise.cluster.messenger import Messenger
from ardoise.cluster.rooms import SharedRooms
from ardoise.server.serving import Parts
from ardoise.store.leases import LeasingStore, Node
from ardoise.store.opening import open_store


def parts_of_a_node(nats: str, called: str = "node") -> Parts:
    """What is different in a server that is one of several."""
    name = new_name(called)
    return Parts(open_store=partial(open_store, node=name), open_rooms=partial(joined, nats, name))


def new_name(called: str = "node") -> str:
    """A process that starts again is another node: nothing that was meant for the old one reaches it."""
    return f"{called}-{secrets.token_hex(8)}"


@asynccontextmanager
async def joined(nats: str, name: str, store: LeasingStore, parts: Parts) -> AsyncIterator[SharedRooms]:
    rooms = SharedRooms(store, parts.wall, parts.think, coach=parts.coach)
    messenger = Messenger(nats, name)
    exchange = Exchange(name, messenger.send, rooms.receive)
    holding = Holding(store.leases, Node(name, ""), rooms.lost)
    rooms.share(holding, exchange, messenger.reached)
    keepers = [
        asyncio.create_task(work) for work in (messenger.keep(exchange.receive), exchange.keep(), holding.keep())
    ]
    try:
        yield rooms
    finally:
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        await messenger.close()
