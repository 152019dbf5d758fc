"""The log in PostgreSQL: the store of several servers.

Door: `PostgresStore` and its `PostgresLeases`.
Never: a write without the lease of its room; see fence.py.
"""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ardoise.store.address import Address
from ardoise.store.log import Entry, StoreFailed, Summary
from ardoise.store.postgres.connection import PATIENCE, Connection, Lost
from ardoise.store.postgres.leases import PostgresLeases
from ardoise.store.postgres.schema import migrate
from ardoise.store.postgres.writer import Writer

__all__ = ["PostgresLeases", "PostgresStore"]

MIGRATION_SECONDS = 60.0  # of our own or of another process that was first
COUNTING_SECONDS = 60.0  # it looks at every entry
SLICE = 2_000  # entries
READ = "select game, version, at, cause, body from entries where room = $1"
IN_ORDER = " order by game, version"
THESE = READ + " and game = any($2::int[])" + IN_ORDER
LAST = READ + " and game = $2 order by version desc limit 1"
ROOMS = """
    select room, min(at), max(at), count(distinct case when game between 1 and 1073741823 then game end), count(*),
        sum(length(body))
    from entries group by room order by room
"""


class PostgresStore:
    """For one event loop. Writing, reading, counting, claiming and renewing have a connection each: none waits for
    another."""

    def __init__(self, address: Address, patience: float = PATIENCE, node: str = "") -> None:
        """With the name of a node it writes only to rooms whose lease that node holds."""
        self._address = address
        writing, self._reading, leasing, renewing = (Connection(address, patience, node) for _ in range(4))
        self._counting = Connection(address, COUNTING_SECONDS)
        self._connections = (self._reading, self._counting, leasing, renewing)
        self._writer = Writer(writing)
        self.leases = PostgresLeases(leasing, renewing)
        self._closed = False

    @classmethod
    async def open(cls, address: Address, patience: float = PATIENCE, node: str = "") -> PostgresStore:
        """Raises StoreFailed unless everything acknowledged will be on disk (P2)."""
        store = cls(address, patience, node)
        try:
            await store._reading.use(partial(migrate, address=address), MIGRATION_SECONDS)
            await store.leases.sweep()
        except Lost as loss:
            await store.close()
            raise StoreFailed("unreachable", str(loss)) from loss
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        self._refuse_if_closed()
        await self._writer.append(room, entries)

    async def replace(self, room: str, entries: Sequence[Entry]) -> None:
        self._refuse_if_closed()
        await self._writer.replace(room, entries)

    async def read(self, room: str, *games: int) -> tuple[Entry, ...]:
        return await (self._found(THESE, room, games) if games else self._found(READ + IN_ORDER, room))

    async def last(self, room: str, game: int) -> Entry | None:
        return next(iter(await self._found(LAST, room, game)), None)

    async def rooms(self) -> tuple[Summary, ...]:
        self._refuse_if_closed()
        with self._writer.noting():
            return tuple(Summary(*row) for row in await self._counting.ask_again(ROOMS))

    async def forget(self, room: str) -> None:
        self._refuse_if_closed()
        await self._writer.forget(room)

    @property
    def trouble(self) -> StoreFailed | None:
        return self._writer.trouble

    async def probe(self) -> None:
        self._refuse_if_closed()
        await self._writer.probe()

    async def backup(self, path: Path) -> None:
        self._refuse_if_closed()
        line = f"pg_dump --format=custom --file={shlex.quote(str(path))} --dbname={shlex.quote(str(self._address))}"
        raise StoreFailed("unwritable", f"PostgreSQL makes its own copies, also while everybody plays; run: {line}")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            for connection in self._connections:
                await connection.close()

    async def _found(self, statement: str, *values: Any) -> tuple[Entry, ...]:
        self._refuse_if_closed()
        with self._writer.noting():
            rows = await self._reading.ask_again(statement, *values)
        entries: list[Entry] = []
        for first in range(0, len(rows), SLICE):
            entries += (Entry(*row) for row in rows[first : first + SLICE])
            if first:
                await asyncio.sleep(0)  # a long log holds up nobody else
        return tuple(entries)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")
