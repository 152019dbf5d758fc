"""What a store keeps and promises, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

from ardoise.engine.game import Record

NOTES = 2**30  # from this number on a log keeps only its newest entry

FailureCode = Literal["disk_full", "io_error", "unwritable", "unreachable", "closed"]


class Entry(Record):
    """One line of a log. A room has a log of its own, number 0, and one for each of its games: 1, 2, …

    From NOTES on it has notes: an entry there replaces the one before it. Its version counts on, so that of two writers
    the second loses here, too. Only a room with more than one entry of its own has notes: a forgotten one has none.
    """

    game: int
    version: int  # counts from 0 within a log: of two writers of the same version the second loses
    at: float  # unix time at which it was written
    cause: str  # "" or the message that caused it, so that a message resent after a restart is known
    body: bytes  # JSON; entry 0 of a game is its first state, every later one an event


class Summary(Record):
    room: str
    began: float
    touched: float
    games: int
    entries: int
    bytes: int  # of their bodies


class Collision(Exception):
    """Somebody else has written this version, or the log was forgotten: the writer must drop the room."""


class StoreFailed(Exception):
    """The store cannot do its work now: nothing of what was asked may be told to anybody."""

    def __init__(self, code: FailureCode, message: str) -> None:
        super().__init__(message)
        self.code: FailureCode = code


class Store(Protocol):
    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        """All or none, durable when it returns. Versions follow those stored without a gap, else Collision.

        Whoever is cancelled while waiting does not know whether it was written.
        """

    async def replace(self, room: str, entries: Sequence[Entry]) -> None:
        """All that was there is forgotten and these are there instead, in one: never neither, never both."""

    async def read(self, room: str, *games: int) -> tuple[Entry, ...]:
        """All its logs, or those with these numbers, in the order of game and version; nothing for an unknown room."""

    async def last(self, room: str, game: int) -> Entry | None:
        """The newest entry of a log: it tells whether there is something new."""

    async def rooms(self) -> tuple[Summary, ...]:
        """Every room, in the order of its name."""

    async def forget(self, room: str) -> None: ...

    @property
    def trouble(self) -> StoreFailed | None:
        """Why the last thing that was asked of it failed; None: it did not."""

    async def probe(self) -> None:
        """Writes as durably as an append, and changes nothing: the trouble is over, or StoreFailed."""

    async def backup(self, path: Path) -> None:
        """A consistent copy, made while serving. It overwrites nothing."""

    async def close(self) -> None:
        """Writes what was asked before; whatever is asked later fails as "closed"."""
