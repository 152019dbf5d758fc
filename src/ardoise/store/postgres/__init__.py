"""The log in PostgreSQL: the store of several servers.

Door: `PostgresStore` and its `PostgresLeases`.
Never: a write without the lease of its room; see fence.py.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ardoise.store.address import Address
from ardoise.store.log import Entry, StoreFailed, Summary
from ardoise.store.postgres.connection import PATIENCE, Connection, Lost
from ardoise.store.postgres.leases import PostgresLeases
from ardoise.store.postgres.schema import migrate
from ardoise.store.postgres.writer import Writer

__all__ = ["PostgresLeases", "PostgresStore"]

MIGRATION_SECONDS = 60.0  # of our own or of another process that was first
COUNTING_SECONDS = 60.0  # it looks at every entry
READ = "select game, version, at, cause, body from entries where room = $1 order by game, version"
ROOMS = """
    select room, min(at), max(at), count(distinct nullif(game, 0)), count(*) from entries group by room order by room
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

    async def read(self, room: str) -> tuple[Entry, ...]:
        self._refuse_if_closed()
        with self._writer.noting():
            return tuple(Entry(*row) for row in await self._reading.ask_again(READ, room))

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

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")
