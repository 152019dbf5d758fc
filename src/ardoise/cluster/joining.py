"""A node of the service, from joining the others to leaving them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ardoise.cluster.calls import Exchange
from ardoise.cluster.holding import Holding
from ardoise.cluster.messenger import Messenger
from ardoise.cluster.rooms import SharedRooms
from ardoise.server.serving import Clock
from ardoise.store.leases import Leases, Node
from ardoise.store.log import Store


def new_name(called: str = "node") -> str:
    """A process that starts again is another node: nothing that was meant for the old one reaches it."""
    return f"{called}-{secrets.token_hex(8)}"


@asynccontextmanager
async def joined(
    nats: str, name: str, leases_of: Callable[[Store], Leases], store: Store, wall: Clock, think: Clock
) -> AsyncIterator[SharedRooms]:
    rooms = SharedRooms(store, wall, think)
    messenger = Messenger(nats, name)
    exchange = Exchange(name, messenger.send, rooms.receive)
    holding = Holding(leases_of(store), Node(name, ""), rooms.lost)
    rooms.share(holding, exchange)
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
