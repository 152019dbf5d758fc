"""The rooms for the commands beside `ardoise serve`, which may be running meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from ardoise.server.records.archive import lobby_of
from ardoise.server.records.tokens import as_code
from ardoise.store.log import Entry, Store, StoreFailed
from ardoise.store.open import Where, open_store

T = TypeVar("T")


def with_store(where: Where, work: Callable[[Store], Awaitable[T]]) -> T:
    """What `work` makes of the rooms; a missing file is not made."""
    if isinstance(where, Path) and not where.is_file():
        raise click.ClickException(f"there are no rooms at {where}")
    try:
        return asyncio.run(_opened(where, work))
    except StoreFailed as failure:
        raise click.ClickException(str(failure)) from failure


async def _opened(where: Where, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_store(where)
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
