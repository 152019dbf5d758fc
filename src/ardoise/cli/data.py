"""The file of data for the commands beside `ardoise serve`, which may be running meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from ardoise.cli.serve import usual_data
from ardoise.server.archive import lobby_of
from ardoise.server.tokens import as_code
from ardoise.store.log import Entry, Store, StoreFailed
from ardoise.store.sqlite import SqliteStore

T = TypeVar("T")


def with_store(data: Path | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """What `work` makes of the rooms in the file; a missing file is not made."""
    path = data or usual_data()
    if not path.is_file():
        raise click.ClickException(f"there are no rooms at {path}")
    try:
        return asyncio.run(_opened(path, work))
    except StoreFailed as failure:
        raise click.ClickException(str(failure)) from failure


async def _opened(path: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    store = SqliteStore.open(path)
    try:
        return await work(store)
    finally:
        await store.close()


async def log_of(store: Store, room: str) -> tuple[Entry, ...]:
    """The log of a room however its code was typed."""
    log = await store.read(as_code(room) or "")
    if not log or lobby_of(log).retired:
        raise click.ClickException(f"there is no room {room}")
    return log
