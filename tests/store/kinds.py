"""The stores that must pass one and the same suite, and small things to put into them."""

from __future__ import annotations

import asyncio
import shlex
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from ardoise.store import Entry, SqliteStore, Store, StoreFailed
from ardoise.store.address import Address
from ardoise.store.postgres import PostgresStore
from tests.kit.postgres import ask, tool
from tests.kit.services import postgres


class Kind(NamedTuple):
    open: Callable[[Path], Awaitable[Store]]  # the same folder again: the same log
    backup: Callable[[Store, Path], Awaitable[None]]
    restore: Callable[[Path], Awaitable[Store]]  # from what was backed up


async def _open_sqlite(folder: Path) -> Store:
    return SqliteStore.open(folder / "log.db")


async def _restore_sqlite(backup: Path) -> Store:
    return SqliteStore.open(backup)


async def _backup_sqlite(store: Store, path: Path) -> None:
    await store.backup(path)


async def _open_postgres(folder: Path) -> Store:
    return await PostgresStore.open(Address(postgres(folder)))


async def _backup_postgres(store: Store, path: Path) -> None:
    """As the store tells to."""
    (told,) = await asyncio.gather(store.backup(path), return_exceptions=True)
    assert isinstance(told, StoreFailed)
    program, *words = shlex.split(str(told).partition("run: ")[2])
    await asyncio.to_thread(subprocess.run, [tool(program), *words], check=True)


async def _restore_postgres(backup: Path) -> Store:
    """Into a database of its own; pg_dump has copied the whole of the other."""
    server, _, schema = postgres(backup.parent).partition("?")
    database = f"copy_{schema[-12:]}"
    ask(server, f"create database {database}")
    restored = f"{server.rpartition('/')[0]}/{database}"
    await asyncio.to_thread(subprocess.run, [tool("pg_restore"), "-d", restored, str(backup)], check=True)
    return await PostgresStore.open(Address(f"{restored}?{schema}"))


KINDS = {
    "sqlite": Kind(_open_sqlite, _backup_sqlite, _restore_sqlite),
    "postgres": Kind(_open_postgres, _backup_postgres, _restore_postgres),
}


@asynccontextmanager
async def using(opening: Awaitable[Store]) -> AsyncIterator[Store]:
    store = await opening
    try:
        yield store
    finally:
        await store.close()


def entry(version: int, game: int = 1, at: float = 1_760_000_000.25, mark: str = "") -> Entry:
    return Entry(
        game, version, at, f"ada:{version}", b'{"type":"Written","answer":%d,"mark":"%s"}' % (version, mark.encode())
    )


def entries(*versions: int, game: int = 1) -> list[Entry]:
    return [entry(version, game) for version in versions]


async def append_pairs(store: Store, room: str, pairs: int) -> None:
    for pair in range(pairs):
        await store.append(room, entries(2 * pair, 2 * pair + 1))
