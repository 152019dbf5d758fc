"""Rooms with a long log, as the first versions wrote them: nobody waits while they are told of or wake (D2)."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec.structs import replace

from ardoise.server.lobby.events import Changed
from ardoise.server.records.archive import LOBBY, entries, wake
from ardoise.server.records.export import export
from tests.kit.evening import CODE, Evening
from tests.kit.in_process import at_the_door

RENAMED = 15_000
ASKED = 10
FEWER = 2  # the longest turn of the loop is less than this part of the work that it takes to fold the log once


@pytest.fixture(scope="module")
def long_log():
    evening = Evening(3, "long").play("gambit7")
    person = evening.lobby.people[0]
    names = (Changed(replace(person, name=f"P{n}")) for n in range(RENAMED))
    return [*evening.log, *entries(LOBBY, evening.facts, evening.now, "", names)]


def seconds(work, *given):
    began = time.thread_time()
    work(*given)
    return time.thread_time() - began


class Turns:
    """How much the loop worked at most before it came back: its own CPU time, which no busy machine makes longer."""

    longest = 0.0

    async def __aenter__(self):
        self._task = asyncio.create_task(self._watch())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_):
        self._task.cancel()

    async def _watch(self):
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)


def longest_turn(folder, log, visit):
    async def watched(table):
        await table.web.rooms.store.append(CODE, log)
        async with Turns() as turns:
            await visit(table)
        return turns.longest

    return at_the_door(folder, watched)


def test_exports_hold_nobody_up(tmp_path, long_log):
    async def visit(table):
        async def fetch():
            async with table.http.get(f"{table.address}/api/rooms/{CODE}/games/1") as answer:
                return await answer.read()

        told = await asyncio.gather(*(fetch() for _ in range(ASKED)))
        assert set(told) == {export(long_log, 1)}

    assert longest_turn(tmp_path, long_log, visit) < seconds(export, long_log, 1) / FEWER


def test_a_room_with_a_long_log_wakes_beside_the_others(tmp_path, long_log):
    async def visit(table):
        assert (await table.ask(f"/api/rooms/{CODE}"))["people"] == 3

    assert longest_turn(tmp_path, long_log, visit) < seconds(wake, long_log) / FEWER
