"""A host who is gone for a minute is replaced: a room without sockets, on a loop whose clock is put forward."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ardoise.server.lobby.types import PersonId
from ardoise.server.room.mailbox import Arrived, Departed
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.server.room.timers import HOST_MISSING
from ardoise.store.log import StoreFailed
from ardoise.store.sqlite import SqliteStore
from tests.kit.clock import run, the_clock
from tests.kit.screen import RecordingScreen

ADA, BLAISE = PersonId(0), PersonId(1)


async def arrived(room: Room, person: PersonId) -> RecordingScreen:
    screen = RecordingScreen(person)
    room.post(Arrived(screen))
    await screen.until(lambda: bool(screen.rooms))
    return screen


async def departed(room: Room, screen: RecordingScreen) -> None:
    room.post(Departed(screen))
    while screen.person in room.screens:
        await asyncio.sleep(0)


async def host_after(room: Room, seconds: float) -> PersonId | None:
    """As a screen sees it that arrives then: the letter box is read in order."""
    await the_clock().skip(seconds)
    return (await arrived(room, BLAISE)).rooms[-1].host


def in_a_room(data: Path, test: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    async def with_two_people() -> None:
        store = SqliteStore.open(data)
        rooms = Rooms(store)
        room = await rooms.open()
        for name in ("Ada", "Blaise"):
            await rooms.join(room, name, "player")
        await test(rooms, room)
        await rooms.close()
        await store.close()

    run(with_two_people())


def test_a_host_who_is_gone_for_a_minute_is_replaced(tmp_path: Path) -> None:
    async def test(_: Rooms, room: Room) -> None:
        host = await arrived(room, ADA)
        await arrived(room, BLAISE)
        await departed(room, host)
        assert await host_after(room, HOST_MISSING - 1) == ADA
        assert await host_after(room, 1.1) == BLAISE

    in_a_room(tmp_path / "rooms.db", test)


def test_a_host_who_cannot_be_replaced_because_the_disk_is_ill_is_replaced_a_minute_later(tmp_path: Path) -> None:
    async def test(rooms: Rooms, room: Room) -> None:
        host = await arrived(room, ADA)
        await arrived(room, BLAISE)
        await departed(room, host)
        append = rooms.store.append

        async def ill(*_: object) -> None:
            rooms.store.append = append  # type: ignore[method-assign]
            raise StoreFailed("disk_full", "ill")

        rooms.store.append = ill  # type: ignore[method-assign, assignment]
        assert await host_after(room, HOST_MISSING + 1) == ADA
        assert await host_after(room, HOST_MISSING + 1) == BLAISE

    in_a_room(tmp_path / "rooms.db", test)


def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async def test(_: Rooms, room: Room) -> None:
        await departed(room, await arrived(room, ADA))
        assert await host_after(room, HOST_MISSING - 1) == ADA
        again = await arrived(room, ADA)
        assert await host_after(room, 2) == ADA
        await departed(room, again)
        assert await host_after(room, HOST_MISSING - 1) == ADA  # the minute begins again

    in_a_room(tmp_path / "rooms.db", test)


def test_whoever_comes_into_a_room_that_all_had_left_does_not_wait_for_its_host_for_ever(tmp_path: Path) -> None:
    async def test(_: Rooms, room: Room) -> None:
        other = await arrived(room, BLAISE)
        await departed(room, await arrived(room, ADA))
        await departed(room, other)
        await host_after(room, 10 * HOST_MISSING)
        assert await host_after(room, HOST_MISSING + 1) == BLAISE

    in_a_room(tmp_path / "rooms.db", test)


def test_a_host_who_does_not_come_back_after_a_restart_is_replaced(tmp_path: Path) -> None:
    async def test(rooms: Rooms, room: Room) -> None:
        await arrived(room, ADA)
        await rooms.close()
        woken = await rooms.find(room.code)
        assert woken is not None
        assert woken is not room
        assert await host_after(woken, 0) == ADA
        assert await host_after(woken, HOST_MISSING + 1) == BLAISE

    in_a_room(tmp_path / "rooms.db", test)
