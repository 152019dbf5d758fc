"""A real room whose clocks stand still until a test puts them forward."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from ardoise import GAMES, Dice
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Move
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import Play, RoomUpdate
from ardoise.server.room.mailbox import Arrived, Said
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from tests.kit.client import TableSeen
from tests.kit.clock import FakeClock, run, the_clock
from tests.kit.evening import CODE, Evening
from tests.kit.memory_store import MemoryStore
from tests.kit.play import chosen
from tests.kit.screen import RecordingScreen

T = TypeVar("T")
TICK = 1.0  # seconds
ENOUGH = 8  # turns of the loop, after which nothing happens any more: no disk and no socket is waited for


async def on_a_stopped_loop(work: Callable[[FakeClock], Awaitable[T]]) -> T:
    """In a thread, because this one has a loop already."""

    async def alone() -> T:
        return await work(the_clock())

    return await asyncio.to_thread(lambda: run(alone(), now=1000.0))


class Parlour:
    """A game that has begun, everybody looking at their phone. The seed of the game is known."""

    def __init__(self, loop: FakeClock, game: str, seats: int, seed: str) -> None:
        evening = Evening(seats, seed).begin(game)
        self.loop, self.game, self.seed, self.hour = loop, GAMES[game], seed, evening.now
        self.store = MemoryStore(**{CODE: evening.log})
        self.phones = [self._phone(PersonId(person)) for person in range(seats)]
        self.until: dict[PersonId, float | None] = {}  # by the loop's clock; None: it is shown no hourglass
        self.said: dict[PersonId, int] = defaultdict(int)
        self.room: Room

    def _phone(self, person: PersonId) -> RecordingScreen:
        """It counts down what is left."""
        return RecordingScreen(person, lambda message: self._heard(person, message))

    def _heard(self, person: PersonId, message: Any) -> None:
        match message:
            case TableSeen(remaining_ms=left):
                self.until[person] = None if left is None else self.loop.time() + left / 1000
            case RoomUpdate(answered=answered):
                self.said[person] = max(self.said[person], answered)

    async def open(self) -> None:
        """Also again, after the room was closed."""
        rooms = Rooms(self.store, wall=lambda: self.hour)  # type: ignore[arg-type]
        room = await rooms.find(CODE)
        assert room is not None
        self.room = room
        for phone in self.phones:
            room.post(Arrived(phone))
        await self.settle()

    async def settle(self) -> None:
        for _ in range(ENOUGH):
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """By all clocks, and whatever is due meanwhile happens when it is due."""
        while seconds > 0:
            await self.stand_still(min(seconds, TICK))
            seconds -= TICK

    async def stand_still(self, seconds: float) -> None:
        """Time passes, but nothing can happen before all of it has passed."""
        self.loop.now = self.loop.time() + seconds
        self.hour += seconds
        await self.settle()

    @property
    def table(self) -> TableSeen:
        """As the first phone shows it."""
        return self.phones[0].tables[-1]

    def choice(self, phone: RecordingScreen) -> Move | None:
        """What a bot would do on what the phone shows; None if the table does not wait for it."""
        table = phone.tables[-1]
        if table.seat is None or table.seat not in table.awaited:
            return None
        view: Any = decode(bytes(table.view), self.game.types.view)
        move: Move | None = chosen(self.game, view, table.seat, Dice(self.seed, table.version * 100 + table.seat))
        return move

    async def say(self, phone: RecordingScreen, phase: int, move: Move) -> str | None:
        """Why it was refused; None: it counts."""
        self.said[phone.person] += 1
        self.room.post(Said(phone, Play(self.said[phone.person], phase, msgspec.Raw(encode(move)))))
        await self.settle()
        assert phone.answers[-1].id == self.said[phone.person]
        return phone.answers[-1].refused
