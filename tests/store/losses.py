"""P1, P3 and P18 where the database is elsewhere: what is acknowledged is there once, what was denied never comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count

from ardoise.store import Collision, Entry, Store, StoreFailed
from ardoise.store.address import Address
from ardoise.store.postgres import PostgresStore
from tests.kit.proxy import Proxy, proxy_to
from tests.store.kinds import entry, using

ROOMS = [f"room{number}" for number in range(6)]
PATIENCE = 60.0  # seconds in which everybody must have gone on


class Writer:
    """As a room does: on StoreFailed it may ask again, on Collision it reads what is true."""

    def __init__(self, store: Store, room: str) -> None:
        self.store, self.room = store, room
        self.known: tuple[Entry, ...] = ()
        self.acknowledged: list[Entry] = []
        self.denied: list[Entry] = []
        self.collisions = 0
        self._marks: Iterator[int] = count()

    async def write_one(self) -> None:
        mark = f"{self.room} {next(self._marks)}"
        new = tuple(entry(len(self.known) + number, mark=f"{mark} {number}") for number in range(2))
        try:
            await self.store.append(self.room, new)
        except StoreFailed:
            self.denied += new
        except Collision:
            self.collisions += 1
            await self._wake()
        else:
            self.known += new
            self.acknowledged += new

    async def _wake(self) -> None:
        while True:
            try:
                self.known = await self.store.read(self.room)
                return
            except StoreFailed:
                await asyncio.sleep(0.01)

    async def broken(self) -> int:
        log = await self.store.read(self.room)
        lost = sum(log.count(each) != 1 for each in self.acknowledged)
        ghosts = sum(each in log for each in self.denied)
        gaps = [each.version for each in log] != list(range(len(log)))
        return lost + ghosts + gaps + (log != self.known)


@asynccontextmanager
async def wired(url: str, patience: float) -> AsyncIterator[tuple[Store, Proxy]]:
    """A store at the end of a wire that can be cut."""
    port = int(url.rpartition("/")[0].rpartition(":")[2])
    async with proxy_to(port) as proxy:
        address = Address(url.replace(f":{port}/", f":{proxy.port}/"))
        async with using(PostgresStore.open(address, patience)) as store:
            yield store, proxy


async def broken_by(store: Store, troubles: Iterator[Callable[[], Awaitable[None]]]) -> tuple[int, list[Writer]]:
    """All write all the time; after each trouble all of them go on."""
    writers = [Writer(store, room) for room in ROOMS]
    over = asyncio.Event()

    async def write_on(writer: Writer) -> None:
        while not over.is_set():
            await writer.write_one()

    writing = [asyncio.ensure_future(write_on(writer)) for writer in writers]
    try:
        for trouble in troubles:
            await _all_go_on(writers, writing)
            await trouble()
        await _all_go_on(writers, writing)
    finally:
        over.set()
        await asyncio.gather(*writing)
    return sum([await writer.broken() for writer in writers]), writers


async def _all_go_on(writers: list[Writer], writing: list[asyncio.Future[None]]) -> None:
    goals = [(writer, len(writer.acknowledged) + 4) for writer in writers]
    async with asyncio.timeout(PATIENCE):
        while any(len(writer.acknowledged) < goal for writer, goal in goals):
            for task in writing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)
