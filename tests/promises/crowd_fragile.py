"""A house in which a room can be broken by a name: an error that nobody thought of, in the midst of its work."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

from ardoise.store.log import Entry
from ardoise.store.sqlite import SqliteStore
from tests.kit.in_process import OpenTable, open_table
from tests.kit.planned_server import NO_LIMITS

BREAKING = "Boom"


class FragileStore(SqliteStore):
    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        if any(BREAKING.encode() in entry.body for entry in entries):
            raise RuntimeError("injected")
        await super().append(room, entries)


def open_fragile_house(folder: Path) -> AbstractAsyncContextManager[OpenTable]:
    """In this process: it may complain, and its parts are ours."""
    return open_table(folder, limits=NO_LIMITS, kind=FragileStore)


@contextmanager
def complaints() -> Iterator[list[str]]:
    """What a room says when it breaks, heard here instead of printed."""
    heard: list[str] = []
    ear, log = logging.Handler(), logging.getLogger("ardoise.server.room.room")
    ear.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(ear)
    log.propagate = False
    try:
        yield heard
    finally:
        log.propagate = True
        log.removeHandler(ear)
