"""A store that lasts as long as a test: the contract of logs without a disk."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from ardoise.store import Collision, Entry, Summary


class MemoryStore:
    def __init__(self, **logs: Sequence[Entry]) -> None:
        self.logs: dict[str, list[Entry]] = defaultdict(list)
        self.logs.update((room, list(log)) for room, log in logs.items())
        self.appends = 0

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        versions = Counter(entry.game for entry in self.logs[room])
        for entry in entries:
            if entry.version != versions[entry.game]:
                raise Collision(room)
            versions[entry.game] += 1
        self.logs[room] += entries
        self.appends += 1

    async def read(self, room: str) -> tuple[Entry, ...]:
        return tuple(sorted(self.logs.get(room, ()), key=lambda entry: (entry.game, entry.version)))

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
