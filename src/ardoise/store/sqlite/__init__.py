"""The log in one SQLite file: the store of a table that needs no other machine.

Door: `SqliteStore`.
Never: two writers of one file in this process; `writer.Writer` is the only one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import apsw

from ardoise.store.group_commit import GroupCommit
from ardoise.store.log import Entry, StoreFailed, Summary
from ardoise.store.sqlite.database import Database, close
from ardoise.store.sqlite.private_files import make_private
from ardoise.store.sqlite.writer import Writer

T = TypeVar("T")

READ = "select game, version, at, cause, body from entries where room = ?"
IN_ORDER = " order by game, version"
LAST = READ + " and game = ? order by version desc limit 1"
ROOMS = """
    select room, min(at), max(at), count(distinct case when game between 1 and 1073741823 then game end), count(*),
        sum(length(body))
    from entries group by room order by room
"""


class SqliteStore:
    """A store of one event loop. Reading has a connection and a thread of its own, so it does not stop the writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._read_connection = database.connect_to_read()
        self._reader = ThreadPoolExecutor(1, "ardoise reader")
        self._group = GroupCommit(writer.commit, writer.rest)
        self._closed = False

    @classmethod
    def open(cls, path: Path, vfs: str | None = None) -> SqliteStore:
        """Raises StoreFailed unless everything acknowledged will be on disk (P2)."""
        database = Database(path, vfs)
        with database.trouble_told():
            return cls(database, Writer(database))

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        self._refuse_if_closed()
        await self._group.append(room, entries)

    async def replace(self, room: str, entries: Sequence[Entry]) -> None:
        self._refuse_if_closed()
        await self._group.replace(room, entries)

    async def read(self, room: str, *games: int) -> tuple[Entry, ...]:
        only = f" and game in ({', '.join('?' * len(games))})" if games else ""
        return await self._found(READ + only + IN_ORDER, room, *games)

    async def last(self, room: str, game: int) -> Entry | None:
        return next(iter(await self._found(LAST, room, game)), None)

    async def rooms(self) -> tuple[Summary, ...]:
        return await self._in_reader(lambda: tuple(Summary(*row) for row in self._read_connection.execute(ROOMS)))

    async def forget(self, room: str) -> None:
        self._refuse_if_closed()
        await self._group.forget(room)

    @property
    def trouble(self) -> StoreFailed | None:
        return self._group.trouble

    async def probe(self) -> None:
        self._refuse_if_closed()
        await self._group.probe()

    async def backup(self, path: Path) -> None:
        self._refuse_if_closed()
        await asyncio.to_thread(copy, self._database, path)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._group.close()
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        close(self._read_connection)
        self._writer.close()

    async def _found(self, statement: str, *values: str | int) -> tuple[Entry, ...]:
        return await self._in_reader(
            lambda: tuple(Entry(*row) for row in self._read_connection.execute(statement, values))
        )

    async def _in_reader(self, work: Callable[[], T]) -> T:
        self._refuse_if_closed()
        with self._group.noting(), self._database.trouble_told():
            return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")


def copy(database: Database, path: Path) -> None:
    """One snapshot of a file in use, which gets its name when it is whole."""
    told = Database(path).trouble_told
    with told():
        if path.exists():
            raise StoreFailed("unwritable", f"{path} exists already")
    with told(), TemporaryDirectory(dir=path.parent, prefix=f".{path.name}-") as folder:
        part = Path(folder) / path.name
        make_private(part)
        with (
            closing(database.connect_to_read()) as source,
            closing(apsw.Connection(str(part), vfs=database.vfs)) as target,
            target.backup("main", source, "main") as pages,
        ):
            pages.step()
        part.rename(path)
