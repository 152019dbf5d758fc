"""The rooms that are this node's for now. A lease expires here before it does in the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from ardoise.store.leases import Leases, Node
from ardoise.store.log import Collision, StoreFailed

LEASE = 3.0  # seconds
RENEW = 1.0
RENEW_AGAIN = 0.2  # if it failed
TRIES, TRY_AGAIN = 24, 0.25  # seconds until what another holds is asked for again
MARGIN = 0.3  # two clocks may go a little differently

Clock = Callable[[], float]


def since_boot() -> float:
    """Goes on while the process is stopped or the machine sleeps, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LeaseKeeper:
    def __init__(self, leases: Leases, me: Node, lost: Callable[[str], None], clock: Clock = since_boot) -> None:
        self.me, self._leases, self._lost, self._clock = me, leases, lost, clock
        self._until: dict[str, float] = {}
        self.reached = True  # does the database answer?

    def holds(self, room: str) -> bool:
        return self._clock() < self._until.get(room, 0.0)

    async def owner(self, room: str) -> Node | None:
        return await self._leases.owner(room)

    async def claim(self, room: str) -> Node:
        """The owner from now on: this node, if nobody else's lease runs."""
        began = self._clock()
        owner = await self._leases.claim(room, self.me, LEASE)
        if owner.name == self.me.name:
            self._until[room] = began + LEASE - MARGIN
        return owner

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """One after another, each for as long as it takes."""
        for _ in range(TRIES):
            if (await self.claim(name)).name == self.me.name:
                break
            await asyncio.sleep(TRY_AGAIN)
        else:
            raise StoreFailed("unreachable", "another node is at it")
        try:
            yield
        except Collision as lost:
            raise StoreFailed("unreachable", "it took too long: another node may have been at it") from lost
        finally:
            await self.release(name)

    async def release(self, *rooms: str) -> None:
        """If it cannot be told now, the lease runs out by itself."""
        for room in rooms:
            self._until.pop(room, None)
        with suppress(StoreFailed):
            await self._leases.release(self.me, rooms)

    async def keep(self) -> None:
        """For ever: renew all leases, and say which were lost."""
        while True:
            await asyncio.sleep(RENEW if self.reached else RENEW_AGAIN)
            await self.renew()

    async def renew(self) -> None:
        began, rooms = self._clock(), list(self._until)
        try:
            async with asyncio.timeout(LEASE):
                kept = await self._leases.renew(self.me, rooms, LEASE)
            self.reached = True
        except (StoreFailed, TimeoutError):
            self.reached, kept = False, set()
        for room in kept & self._until.keys():
            self._until[room] = began + LEASE - MARGIN
        for room in rooms:
            if room in self._until and ((self.reached and room not in kept) or not self.holds(room)):
                del self._until[room]
                self._lost(room)
