"""Rooms by themselves: they sleep when nobody looks, wake when somebody comes, and are forgotten after a day."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from ardoise.server.lobby.commands import Keep, SetBot, Start
from ardoise.server.records.archive import lobby_of
from ardoise.server.records.retention import DAY
from ardoise.server.room import rooms as rooms_module
from ardoise.server.room.mailbox import Arrived, Departed, Said
from ardoise.server.room.rooms import Rooms
from ardoise.server.room.table import LEAST_AFTER_RESTART
from ardoise.store import StoreFailed
from ardoise.store.sqlite import SqliteStore
from tests.kit.clock import believed
from tests.kit.screen import RecordingScreen
from tests.server.commands import ask


class Clock:
    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


@asynccontextmanager
async def house(folder, clock=None, think=lambda *_: 3600.0):
    store = SqliteStore.open(folder / "rooms.db")
    rooms = Rooms(store, wall=clock or Clock(), think=think, witness=believed)
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def opened(rooms):
    """A room, and its host's screen."""
    room = await rooms.open()
    person, _ = await rooms.join(room, "Ann", "player")
    return room, await looking(room, person)


async def looking(room, person):
    screen = RecordingScreen(person)
    room.post(Arrived(screen))
    await settled(room)
    return screen


async def settled(room):
    while not room.mailbox.empty():
        await asyncio.sleep(0)
    await asyncio.sleep(0)


async def left(room, screen):
    room.post(Departed(screen))
    await settled(room)


def test_a_room_sleeps_a_while_after_the_last_one_has_left(tmp_path):
    async def evening():
        async with house(tmp_path) as rooms:
            room, screen = await opened(rooms)
            await rooms.rest(after=0.0)
            assert rooms.live == {room.code: room}, "somebody looks"
            await left(room, screen)
            await rooms.rest()
            assert rooms.live == {room.code: room}, "a short while"
            rooms.quiet[room.code] -= rooms_module.SLEEP_AFTER
            await rooms.rest()
            assert rooms.live == {}
            again = await rooms.find(room.code)
            assert again is not room
            assert again.lobby == room.lobby

    asyncio.run(evening())


def test_who_looks_in_again_gives_a_room_another_while(tmp_path):
    async def evening():
        async with house(tmp_path) as rooms:
            room, screen = await opened(rooms)
            await left(room, screen)
            await rooms.rest()
            rooms.quiet[room.code] -= rooms_module.SLEEP_AFTER
            assert await rooms.find(room.code) is room
            await rooms.rest()
            assert rooms.live == {room.code: room}
            await looking(room, screen.person)
            await rooms.rest()
            assert rooms.quiet == {}

    asyncio.run(evening())


def test_a_game_without_anybody_sleeps_and_its_clock_stands(tmp_path):
    """The bots, too, stop: nobody looks. Who comes back has ten seconds at least."""

    async def evening():
        clock = Clock()
        async with house(tmp_path, clock) as rooms:
            room, screen = await opened(rooms)
            await ask(room, screen, *(SetBot(1 + seat, seat, on=True) for seat in (1, 2)), Start(4))
            await left(room, screen)
            await rooms.rest(after=0.0)
            clock.now += 3600
            again = await rooms.find(room.code)
            assert again.table.state == room.table.state
            assert again.table.deadline - asyncio.get_running_loop().time() == pytest.approx(
                LEAST_AFTER_RESTART + 0.3, abs=1.0
            )

    asyncio.run(evening())


def test_no_letter_is_lost_to_a_room_that_falls_asleep(tmp_path):
    """Somebody rests all the time, and everybody who comes in is answered and sees the room."""

    async def sandman(rooms):
        while True:
            await rooms.rest(after=0.0)
            await asyncio.sleep(0)

    async def visit(rooms, code, name):
        for _ in range(5):
            person, _ = await rooms.join(await rooms.find(code), name, "spectator")
            room = await rooms.find(code)
            screen = RecordingScreen(person)
            room.post(Arrived(screen))
            room.post(Said(screen, Keep(1, on=True)))
            await screen.until(lambda screen=screen: bool(screen.answers))
            assert screen.answers[-1].refused == "not_allowed"
            room.post(Departed(screen))
            await asyncio.sleep(0.001)

    async def evening():
        async with asyncio.timeout(30), house(tmp_path) as rooms:
            room, screen = await opened(rooms)
            await left(room, screen)
            asleep = asyncio.create_task(sandman(rooms))
            await asyncio.gather(*(visit(rooms, room.code, f"V{n}") for n in range(6)))
            asleep.cancel()
            lobby = lobby_of(await rooms.store.read(room.code))
            assert len(lobby.people) == 1 + 6 * 5

    asyncio.run(evening())


def test_a_room_that_ends_takes_no_other_with_it(tmp_path):
    async def evening():
        async with house(tmp_path) as rooms:
            room, screen = await opened(rooms)
            await left(room, screen)
            await rooms.rest(after=0.0)
            again = await rooms.find(room.code)
            room.close()
            assert rooms.live == {room.code: again}

    asyncio.run(evening())


@pytest.mark.parametrize("kept", [False, True])
def test_a_room_is_forgotten_a_day_after_its_last_word_unless_it_is_kept(tmp_path, kept):
    """P20."""

    async def evening():
        clock = Clock()
        async with house(tmp_path, clock) as rooms:
            room, screen = await opened(rooms)
            await ask(room, screen, Keep(1, on=kept))
            clock.now += DAY
            assert await rooms.forget_old() == [], "somebody looks"
            await left(room, screen)
            await rooms.rest(after=0.0)
            clock.now -= 1
            assert await rooms.forget_old() == []
            clock.now += 1
            assert await rooms.forget_old() == ([] if kept else [room.code])
            assert (await rooms.find(room.code) is None) == (not kept)
            log = await rooms.store.read(room.code)
            assert any(b"Ann" in entry.body for entry in log) == kept

    asyncio.run(evening())


def test_a_room_does_not_wake_while_it_is_forgotten(tmp_path, monkeypatch):
    async def evening():
        clock = Clock()
        async with house(tmp_path, clock) as rooms:
            room = await rooms.open()
            await rooms.rest(after=0.0)
            clock.now += DAY
            replace, reached, over = rooms.store.replace, asyncio.Event(), asyncio.Event()

            async def at_leisure(*given):
                reached.set()
                await over.wait()
                await replace(*given)

            monkeypatch.setattr(rooms.store, "replace", at_leisure)
            forgetting = asyncio.create_task(rooms.forget_old())
            await reached.wait()
            finding = asyncio.create_task(rooms.find(room.code))
            await asyncio.wait([finding], timeout=0.1)
            over.set()
            assert (await forgetting, await finding) == ([room.code], None)

    asyncio.run(evening())


def test_a_code_is_not_given_again_for_a_day_across_a_restart(tmp_path, monkeypatch):
    clock, codes = Clock(), iter(["BBBBBB", "BBBBBB", "CCCCCC", "BBBBBB"])
    monkeypatch.setattr(rooms_module, "new_code", lambda: next(codes))

    async def first():
        async with house(tmp_path, clock) as rooms:
            assert (await rooms.open()).code == "BBBBBB"
            await rooms.rest(after=0.0)
            clock.now += DAY
            assert await rooms.forget_old() == ["BBBBBB"]

    async def then():
        async with house(tmp_path, clock) as rooms:
            clock.now += DAY - 1
            assert await rooms.forget_old() == []
            assert (await rooms.open()).code == "CCCCCC"
            clock.now += 1
            assert await rooms.forget_old() == []
            assert (await rooms.open()).code == "BBBBBB"

    asyncio.run(first())
    asyncio.run(then())


def test_the_house_is_kept_by_itself_and_an_ill_disk_does_not_end_it(tmp_path, monkeypatch):
    async def evening():
        clock = Clock()
        monkeypatch.setattr(rooms_module, "FORGET_EVERY", 1)
        async with asyncio.timeout(20), house(tmp_path, clock) as rooms:
            room, screen = await opened(rooms)
            await left(room, screen)
            clock.now += DAY
            healthy, tries = rooms.store.rooms, []

            async def ill_at_first():
                tries.append(1)
                if len(tries) < 3:
                    raise StoreFailed("io_error", "ill")
                return await healthy()

            monkeypatch.setattr(rooms.store, "rooms", ill_at_first)
            monkeypatch.setattr(rooms, "rest", lambda: Rooms.rest(rooms, after=0.0))
            keeper = asyncio.create_task(rooms.keep_house(pause=0.001))
            while await rooms.store.read(room.code) and not lobby_of(await rooms.store.read(room.code)).retired:
                await asyncio.sleep(0.005)
            keeper.cancel()
            assert len(tries) >= 3
            assert rooms.live == {}

    asyncio.run(evening())
