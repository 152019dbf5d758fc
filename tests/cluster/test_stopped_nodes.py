"""A node stands still before it writes, longer than its leases run, and goes on: it spoils nothing of others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ardoise.cluster.rooms import SharedRooms
from ardoise.packs.custom.types import OwnPack
from ardoise.server.records.archive import lobby_of
from ardoise.server.records.custom_packs import OwnPacks
from ardoise.server.records.retention import DAY
from ardoise.store.log import Store, StoreFailed
from tests.cluster.two_nodes import World, with_two
from tests.kit.postgres import ask


class Standstill:
    """Before a store forgets or replaces anything."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.over = asyncio.Event(), asyncio.Event()
        for name in ("forget", "replace"):
            monkeypatch.setattr(store, name, self._before(getattr(store, name)))

    def _before(self, work: Any) -> Any:
        async def later(*given: object) -> None:
            self.reached.set()
            await self.over.wait()
            await work(*given)

        return later


async def asleep(rooms: SharedRooms) -> str:
    room = await rooms.open()
    await rooms.rest(after=0.0)
    await asyncio.gather(*rooms.leaving.values())
    return room.code


async def names(store: Store, code: str) -> list[str]:
    return [person.name for person in lobby_of(await store.read(code)).people]


async def come_in(rooms: SharedRooms, code: str) -> None:
    found = await rooms.find(code)
    assert found
    await rooms.join(found, "Ada", "player")


@pytest.mark.parametrize("days", [2, 4])
def test_who_stood_still_while_it_forgot_a_room_takes_nothing_from_those_who_play_there_now(url, monkeypatch, days):
    """P1. After four days it is the code itself that becomes free."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        code = await asleep(there)
        world.hour += 2 * DAY
        if days == 4:
            assert await here.forget_old() == [code]
            world.hour += 2 * DAY
        stop = Standstill(here.store, monkeypatch)
        forgetting = asyncio.create_task(here.forget_old())
        await stop.reached.wait()
        ask(url, "update leases set until = now()")
        if days == 4:
            monkeypatch.setattr("ardoise.cluster.rooms.new_code", lambda: code)
            await there.forget_old()
            await there.open()
        await come_in(there, code)
        stop.over.set()
        assert await forgetting == []
        assert await names(there.store, code) == ["Ada"]

    with_two(url, test)


def test_a_room_that_somebody_touched_in_the_last_moment_is_not_forgotten(url, monkeypatch):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        code = await asleep(there)
        world.hour += 2 * DAY
        counted = here.store.rooms

        async def touched_meanwhile() -> object:
            old = await counted()
            await come_in(there, code)
            await there.rest(after=0.0)
            await asyncio.gather(*there.leaving.values())
            return old

        monkeypatch.setattr(here.store, "rooms", touched_meanwhile)
        assert await here.forget_old() == []
        assert await names(there.store, code) == ["Ada"]

    with_two(url, test)


def test_a_room_does_not_wake_while_its_own_node_forgets_it(url, monkeypatch):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        code = await asleep(here)
        world.hour += 2 * DAY
        stop = Standstill(here.store, monkeypatch)
        forgetting = asyncio.create_task(here.forget_old())
        await stop.reached.wait()
        finding = asyncio.create_task(here.find(code))
        await asyncio.wait([finding], timeout=0.3)
        stop.over.set()
        assert await forgetting == [code]
        assert await finding is None
        assert ask(url, "select count(*) from leases") == 0, "nothing is held for nobody"

    with_two(url, test)


def test_who_stood_still_while_it_saved_a_pack_overwrites_nothing(url, monkeypatch):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        ours, theirs = (OwnPacks(rooms.store, rooms.wall, rooms.hold) for rooms in (here, there))
        secret = await theirs.make(OwnPack("first", ("en",), ()))
        stop = Standstill(here.store, monkeypatch)
        saving = asyncio.create_task(ours.save(secret, OwnPack("late", ("en",), ()), 1))
        await stop.reached.wait()
        ask(url, "update leases set until = now()")
        assert await theirs.save(secret, OwnPack("second", ("en",), ()), 1) == 2
        stop.over.set()
        with pytest.raises(StoreFailed):
            await saving
        assert (await theirs.find(secret)).pack.title == "second"

    with_two(url, test)
