"""A wall clock that jumps forgets nothing: rooms go when a day has surely passed, and then they do go (P20)."""

from __future__ import annotations

import asyncio

import pytest

from ardoise.server.records.clock_witness import DAY
from ardoise.server.records.retention import rooms_of
from ardoise.server.room.rooms import Rooms
from ardoise.store.sqlite import SqliteStore

HOUR, LOOK = 3600.0, 600.0


class House:
    """A server whose wall clock a test sets, on one file of data for all its starts."""

    def __init__(self, path):
        self.path, self.now = path, 1_760_000_000.0

    async def start(self):
        self.store = SqliteStore.open(self.path)
        self.rooms = Rooms(self.store, wall=lambda: self.now)

    async def stop(self):
        await self.rooms.close()
        await self.store.close()

    async def open(self):
        code = (await self.rooms.open()).code
        await self.rooms.rest(after=0.0)
        return code

    async def run(self, seconds):
        """All that is forgotten while the server is on for so long."""
        gone, end = await self.rooms.forget_old(), self.now + seconds
        while self.now < end:
            self.now += LOOK
            gone += await self.rooms.forget_old()
        return gone

    async def evening(self, away, on=3 * HOUR):
        await self.stop()
        self.now += away
        await self.start()
        return await self.run(on)


def in_a_house(folder, test):
    async def lived():
        house = House(folder / "rooms.db")
        await house.start()
        try:
            await test(house)
        finally:
            await house.stop()

    asyncio.run(lived())


def test_a_server_that_is_always_on_forgets_after_a_day(tmp_path):
    async def test(house):
        await house.run(2 * HOUR)
        code = await house.open()
        assert await house.run(DAY - LOOK) == []
        assert await house.run(LOOK) == [code]

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("before", [0.0, 2 * HOUR, 2 * DAY])
def test_a_clock_that_jumps_ahead_at_a_restart_forgets_nothing(tmp_path, before):
    async def test(house):
        await house.run(before)
        code = await house.open()
        await house.run(HOUR)
        assert await house.evening(away=3 * DAY, on=DAY - LOOK) == []
        house.now -= 3 * DAY  # somebody has put it right
        assert await house.run(HOUR) == []
        assert [summary.room for summary in await rooms_of(house.store)] == [code]

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("days", [1, 3, 400])
def test_a_clock_that_jumps_while_the_server_is_on_forgets_nothing(tmp_path, days):
    async def test(house):
        await house.run(2 * DAY)
        await house.open()
        await house.run(HOUR)
        house.now += days * DAY
        assert await house.run(DAY - LOOK) == []

    in_a_house(tmp_path, test)


def test_a_jump_that_nobody_puts_right_costs_a_day(tmp_path):
    async def test(house):
        code = await house.open()
        await house.run(HOUR)
        house.now += 3 * DAY
        assert await house.run(DAY) == [code]

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("away", [9 * HOUR, 21 * HOUR, 4 * DAY])
def test_a_server_that_is_on_for_some_hours_forgets_all_the_same(tmp_path, away):
    async def test(house):
        await house.run(HOUR)
        code = await house.open()
        await house.run(HOUR)
        opened, gone = house.now, []
        while not gone:
            gone = await house.evening(away)
        assert gone == [code]
        assert DAY <= house.now - opened <= 3 * (DAY + away)

    in_a_house(tmp_path, test)
