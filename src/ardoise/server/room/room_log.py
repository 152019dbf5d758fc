"""What a room writes: entries with their versions, within its budget."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ardoise.engine.game import Rejected
from ardoise.server.limits import Bucket
from ardoise.server.lobby.events import LobbyEvent
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.records.archive import LOBBY, Kept
from ardoise.server.records.notes import is_note, notes_of, written
from ardoise.server.room.services import RoomServices
from ardoise.store.log import Entry


class RoomLog:
    def __init__(self, kept: Kept, services: RoomServices) -> None:
        self.version = kept.lobby_version
        self.entries, self.bytes = kept.entries, kept.bytes
        self._code, self._store, self._limits = kept.lobby.code, services.store, services.limits
        self._commit = services.metrics.commit
        self._notes = dict(kept.notes)
        self._paces: dict[PersonId, Bucket] = {}

    def entries_of(self, lobby: Lobby, at: float, cause: str, events: Sequence[LobbyEvent]) -> list[Entry]:
        """What these events of the room are in its log, when they are true."""
        return written(lobby, self.version, self._notes, at, cause, events)

    async def append(self, entries: Sequence[Entry]) -> None:
        began = perf_counter()
        await self._store.append(self._code, entries)
        self._commit.observe(perf_counter() - began)
        for entry in entries:
            if is_note(entry):
                self._notes |= notes_of((entry,))
            else:
                self.version += entry.game == LOBBY
                self.entries += 1
                self.bytes += len(entry.body)

    def refuse_if_full(self, playing: bool) -> None:
        """A game that began in time has as much again to come to its end."""
        times = 2 if playing else 1
        if self.entries >= times * self._limits.room_entries or self.bytes >= times * self._limits.room_bytes:
            raise Rejected("log_full")

    def refuse_if_fast(self, person: PersonId, now: float) -> None:
        if self._pace(person, now).empty(now):
            raise Rejected("too_fast")

    def count(self, person: PersonId, entries: int, now: float) -> None:
        """That so many were of this person's making."""
        self._pace(person, now).left -= entries

    def _pace(self, person: PersonId, now: float) -> Bucket:
        if (pace := self._paces.get(person)) is None:
            pace = self._paces[person] = Bucket(self._limits.entries_burst, self._limits.entries_rate, now)
        return pace
