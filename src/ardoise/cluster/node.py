"""A node of the service, from joining the others to leaving them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from ardoise.cluster.connectivity import Connectivity
from ardoise.cluster.lease_keeper import LeaseKeeper
from ardoise.cluster.messenger import Messenger
from ardoise.cluster.peer_link import PeerLinks
from ardoise.cluster.rooms import SharedRooms
from ardoise.server.serve import Parts
from ardoise.store.leases import LeasingStore, Node
from ardoise.store.open import open_store


def parts_of_a_node(nats: str, called: str = "node") -> Parts:
    """What is different in a server that is one of several."""
    name = new_name(called)
    return Parts(open_store=partial(open_store, node=name), open_rooms=partial(joined, nats, name))


def new_name(called: str = "node") -> str:
    """A process that starts again is another node: nothing that was meant for the old one reaches it."""
    return f"{called}-{secrets.token_hex(8)}"


@asynccontextmanager
async def joined(nats: str, name: str, store: LeasingStore, parts: Parts) -> AsyncIterator[SharedRooms]:
    rooms = SharedRooms(store, parts.wall, parts.think, parts.coach, parts.limits, parts.new_seed)
    messenger = Messenger(nats, name)
    links = PeerLinks(name, messenger.send, rooms.accept)
    me = Node(name, "")
    lease_keeper, connectivity = (
        LeaseKeeper(store.leases, me, rooms.lost),
        Connectivity(store.leases, me, messenger.reached),
    )
    rooms.share(lease_keeper, links, connectivity)
    work = (messenger.connect(links.receive), links.keep(), lease_keeper.keep(), connectivity.keep(rooms.lose_all))
    try:
        async with asyncio.TaskGroup() as group:  # if one of them breaks, the node ends, and others take over
            keepers = [group.create_task(each) for each in work]
            yield rooms
            for keeper in keepers:
                keeper.cancel()
    finally:
        await messenger.close()
