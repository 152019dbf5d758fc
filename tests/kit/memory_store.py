"""A store that lasts as long as a test: the contract of logs without a disk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from ardoise.store import NOTES, Collision, Entry, Summary


class MemoryStore:
    def __init__(self, **logs: Sequence[Entry]) -> None:
        self.logs: dict[str, list[Entry]] = defaultdict(list)
        self.logs.update((room, list(log)) for room, log in logs.items())
        self.appends = 0

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        versions = defaultdict(int, {entry.game: entry.version + 1 for entry in self._in_order(room)})
        for entry in entries:
            if entry.version != versions[entry.game]:
                raise Collision(room)
            versions[entry.game] += 1
        noted = {entry.game for entry in entries if entry.game >= NOTES}
        self.logs[room] = [entry for entry in self.logs[room] if entry.game not in noted] + list(entries)
        self.appends += bool(entries)

    async def read(self, room: str, *games: int) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._in_order(room) if not games or entry.game in games)

    async def last(self, room: str, game: int) -> Entry | None:
        return next(iter((await self.read(room, game))[::-1]), None)

    async def rooms(self) -> tuple[Summary, ...]:
        return ()

    async def forget(self, room: str) -> None:
        del self.logs[room]

    trouble = None

    async def probe(self) -> None:
        """It is always well."""

    async def backup(self, path: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        """Nothing is open."""

    def _in_order(self, room: str) -> list[Entry]:
        return sorted(self.logs.get(room, ()), key=lambda entry: (entry.game, entry.version))
