"""One room for the model test: real, but with a clock that stands still, a log in memory and recording screens."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

import msgspec

from ardoise.engine.game import Record, Seat
from ardoise.server.lobby.commands import AnyCommand
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import Answer, Play
from ardoise.server.room.mailbox import Arrived, Departed, Said
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.store import Entry
from tests.kit.client import TableSeen
from tests.kit.clock import FakeClock
from tests.kit.memory_store import MemoryStore
from tests.kit.screen import RecordingScreen

T = TypeVar("T")
THINKING = 1.0  # seconds that a bot takes


class Told(Record):
    """A table that a screen was told of, in which game of the room, and how long that game's log was then."""

    game: int
    playing: bool
    entries: int
    table: TableSeen


class ToldHouse:
    """One room with everybody who has come into it."""

    def __init__(self) -> None:
        self.loop, self.store, self.skew = FakeClock(now=0.0), MemoryStore(), 0.0
        self.screens: list[RecordingScreen] = []
        self.told: dict[RecordingScreen, list[Told]] = defaultdict(list)
        self.last: dict[PersonId, int] = defaultdict(int)  # the number of each person's last message
        self.seats_seen: dict[tuple[int, PersonId], set[Seat]] = defaultdict(set)
        self._lots = _seeds()
        self._open_house()
        self.room: Room = self.run(self.rooms.open())

    def _open_house(self) -> None:
        self.rooms = Rooms(
            self.store,
            wall=lambda: 1e9 + self.loop.time() + self.skew,
            think=lambda *_: THINKING,
            new_seed=self._lots.__next__,
        )

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def log(self) -> list[Entry]:
        return self.store.logs[self.room.code]

    async def settle(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)
        while not self.room.mailbox.empty():
            await asyncio.sleep(0)

    def put_clock(self, now: float) -> None:
        self.loop.now = now

    def pass_time(self, seconds: int) -> None:
        for _ in range(seconds):
            self.put_clock(self.loop.time() + 1.0)
            self.run(self.settle())

    def join(self, name: str, role: Any, new_to: tuple[str, ...] = ()) -> RecordingScreen:
        """Or Rejected."""
        person, _ = self.run(self.rooms.join(self.room, name, role, new_to=new_to))
        return self.arrive(person)

    def arrive(self, person: PersonId, aloud: bool = False) -> RecordingScreen:
        screen = RecordingScreen(person, lambda message: self._note(screen, message), aloud)
        self.room.post(Arrived(screen))
        self.run(self.settle())
        if screen.closed is None:
            self.screens.append(screen)
        return screen

    def _note(self, screen: RecordingScreen, message: Any) -> None:
        if isinstance(message, TableSeen):
            lobby = self.room.lobby
            entries = sum(entry.game == lobby.number for entry in self.log())
            self.told[screen].append(Told(lobby.number, lobby.playing, entries, message))

    def cut(self, screen: RecordingScreen) -> None:
        self._note_seats(screen)
        self.screens.remove(screen)
        self.room.post(Departed(screen))
        self.run(self.settle())

    def say(self, screen: RecordingScreen, message: Play | AnyCommand) -> Answer:
        stored = self.store.appends
        self.room.post(Said(screen, message))
        self.run(self.settle())
        if screen.answers[-1].refused is None and self.store.appends > stored:  # what changes nothing is not counted
            self.last[screen.person] = max(self.last[screen.person], message.id)
        for other in [other for other in self.screens if other.closed is not None]:
            self.screens.remove(other)
        return screen.answers[-1]

    def ask(self, screen: RecordingScreen, wish: AnyCommand) -> Answer:
        return self.say(screen, msgspec.structs.replace(wish, id=self.last[screen.person] + 1))

    def restart(self) -> None:
        """The process ends, and another begins with the same log."""
        self.run(self.rooms.close())
        self._wake_anew()

    def sleep(self) -> bool:
        """Has it fallen asleep, and was it woken?"""
        self.run(self.rooms.rest(after=0.0))
        asleep = self.room.code not in self.rooms.live
        if asleep:
            self.room = self.run(self._found())
        return asleep

    def _wake_anew(self) -> None:
        for screen in self.screens:
            self._note_seats(screen)
        self.screens.clear()
        self._open_house()
        self.room = self.run(self._found())

    async def _found(self) -> Room:
        room = await self.rooms.find(self.room.code)
        assert room is not None
        return room

    def _note_seats(self, screen: RecordingScreen) -> None:
        for told in self.told[screen]:
            if told.playing and told.table.seat is not None:
                self.seats_seen[told.game, screen.person].add(told.table.seat)

    def seats_of_everybody(self) -> dict[tuple[int, PersonId], set[Seat]]:
        """Whose view each person was shown in each game, while it was played."""
        for screen in self.screens:
            self._note_seats(screen)
        return self.seats_seen

    def end(self) -> None:
        self.run(self.rooms.close())
        self.loop.close()


def _seeds() -> Iterator[str]:
    """The same in every house, so that the same evening goes the same way."""
    return (sha256(str(number).encode()).hexdigest() for number in count())
