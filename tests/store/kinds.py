"""The stores that must pass one and the same suite, and small things to put into them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from ardoise.store import Entry, SqliteStore, Store


class Kind(NamedTuple):
    open: Callable[[Path], Awaitable[Store]]  # the same folder again: the same log
    restore: Callable[[Path], Awaitable[Store]]  # from what backup() wrote


async def _open_sqlite(folder: Path) -> Store:
    return SqliteStore.open(folder / "log.db")


async def _restore_sqlite(backup: Path) -> Store:
    return SqliteStore.open(backup)


KINDS = {"sqlite": Kind(_open_sqlite, _restore_sqlite)}


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
