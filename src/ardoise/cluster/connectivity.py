"""Is this node alone cut off from the messenger, or is the messenger gone for all?

Each connected node holds a "connected" lease. A node that is cut off while another is not gives its rooms away: people
elsewhere could not play. If no node is connected, all keep their rooms: people whose sockets are here play on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ardoise.cluster.lease_keeper import LEASE, RENEW
from ardoise.store.leases import Leases, Node
from ardoise.store.log import StoreFailed

REACHED = "messenger"  # the name of the lease
DOUBT = 2.0  # seconds without the messenger


class Connectivity:
    def __init__(self, leases: Leases, me: Node, reaches: Callable[[], bool]) -> None:
        self._leases, self._me, self.reaches = leases, me, reaches
        self._since: float | None = None
        self.outcast = False

    async def keep(self, on_outcast: Callable[[], None]) -> None:
        """For ever."""
        while True:
            was = self.outcast
            with suppress(StoreFailed):  # without the database nothing lives here anyway
                await self._look(asyncio.get_running_loop().time())
            if self.outcast and not was:
                on_outcast()
            await asyncio.sleep(RENEW)

    async def _look(self, now: float) -> None:
        if self.reaches():
            self._since, self.outcast = None, False
            await self._leases.claim(REACHED, self._me, LEASE)
            return
        self._since = now if self._since is None else self._since
        if now - self._since >= DOUBT:
            other = await self._leases.owner(REACHED)
            self.outcast = other is not None and other.name != self._me.name
