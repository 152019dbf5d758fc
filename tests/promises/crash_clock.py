"""A room whose clocks go only when they are told to: real rooms on a loop without a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ardoise import GAMES, Dice
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Move
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import Answer, Close, Play, RoomUpdate, Update
from ardoise.server.room.mailbox import Arrived, Said, Slot
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.store.log import Entry
from tests.kit.evening import CODE, Evening
from tests.kit.play import chosen

T = TypeVar("T")
TICK = 1.0  # seconds
ENOUGH = 8  # turns of the loop, after which nothing happens any more: no disk and no socket is waited for


class StoppedLoop(asyncio.SelectorEventLoop):
    now = 1000.0

    def time(self) -> float:
        return self.now


async def on_a_stopped_loop(work: Callable[[StoppedLoop], Awaitable[T]]) -> T:
    """In a thread, because this one has a loop already."""

    async def alone() -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StoppedLoop)
        return await work(loop)

    def run() -> T:
        with asyncio.Runner(loop_factory=StoppedLoop) as runner:
            return runner.run(alone())

    return await asyncio.to_thread(run)


class Memory:
    """A store for as long as a test lasts."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.appends = 0

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        self.appends += 1
        self.log += entries

    async def read(self, room: str) -> tuple[Entry, ...]:
        return tuple(sorted(self.log, key=lambda entry: (entry.game, entry.version)))


class Phone:
    """A screen that shows what came last, and counts down what is left."""

    def __init__(self, person: int, loop: StoppedLoop) -> None:
        self.person, self._loop = PersonId(person), loop
        self.until: float | None = None  # by the loop's clock; None: it is shown no hourglass
        self.answers: list[Answer] = []
        self.table: Update | None = None
        self.said = 0

    def send(self, data: bytes, slot: Slot | None) -> None:
        match decode(data, Answer | Update | RoomUpdate):
            case Answer() as answer:
                self.answers.append(answer)
            case Update(remaining_ms=left) as table:
                self.table = table
                self.until = None if left is None else self._loop.now + left / 1000
            case RoomUpdate(answered=answered):
                self.said = max(self.said, answered)

    def close(self, code: Close) -> None:
        self.table = None


class Parlour:
    """A game that has begun, everybody looking at their phone. The seed of the game is known."""

    def __init__(self, loop: StoppedLoop, game: str, seats: int, seed: str) -> None:
        evening = Evening(seats, seed).begin(game)
        self.loop, self.game, self.seed, self.hour = loop, GAMES[game], seed, evening.now
        self.store = Memory()
        self.store.log = list(evening.log)
        self.phones = [Phone(person, loop) for person in range(seats)]
        self.room: Room

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
        self.loop.now += seconds
        self.hour += seconds
        await self.settle()

    @property
    def table(self) -> Update:
        """As the first phone shows it."""
        table = self.phones[0].table
        assert table is not None
        return table

    def choice(self, phone: Phone) -> Move | None:
        """What a bot would do on what the phone shows; None if the table does not wait for it."""
        table = phone.table
        if table is None or table.seat is None or table.seat not in table.awaited:
            return None
        view: Any = decode(encode(table.view), self.game.types.view)
        move: Move | None = chosen(self.game, view, table.seat, Dice(self.seed, table.version * 100 + table.seat))
        return move

    async def say(self, phone: Phone, phase: int, move: Move) -> str | None:
        """Why it was refused; None: it counts."""
        phone.said += 1
        self.room.post(Said(phone, Play(phone.said, phase, msgspec.Raw(encode(move)))))
        await self.settle()
        assert phone.answers[-1].id == phone.said
        return phone.answers[-1].refused
