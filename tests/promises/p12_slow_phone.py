"""P12: a slow phone slows nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from socket import socket
from statistics import median

from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import Welcome
from tests.kit.client import Player
from tests.promises.crowd import (
    Crowd,
    few_at_once,
    hush,
    listening,
    open_crowd,
    percentile,
    resident_mb,
    time_of_a_wish,
)
from tests.promises.crowd_raw import bare_phone, read_on
from tests.promises.promise import Order, Promise, Tally

TRIO = ["Ada", "Blaise", "Carl"]
MORE = 20  # people in the room, so that there is much to tell
FILL = 1_000_000  # bytes that every phone is told in a round: far more than may wait for one of them
ROUNDS = 3  # of each kind in a soak: a machine is noisy
STALLED = 12  # sockets of the slow person in the suite: fewer rooms, as much to keep
WORSE = 1.1
WAITING_MB = 0.4  # for each stalled socket: a backlog of 256 KiB and the newest views
SLACK_MB = 10.0
CLOSED = 15.0  # seconds
A_ROUND = 120.0  # seconds: whoever is held up by a phone is held up for ever


class Table:
    """Ada is busy, Blaise looks on, and Carl's phone is slow."""

    def __init__(self, players: list[Player]) -> None:
        self.host, self.guest, slow = players
        self.slow: Welcome = slow.welcome

    async def wishes(self) -> list[float]:
        """How long each took, until everybody has been told enough."""
        told, seconds = len(self.host.frames), []
        while sum(map(len, self.host.frames[told:])) < FILL:
            seconds.append(await time_of_a_wish(self.host, len(seconds)))
        return seconds

    async def sees_it_closed(self) -> None:
        await self.host.hears(lambda: self._offline(self.slow.person))

    def _offline(self, who: PersonId) -> bool:
        return not any(person.online for person in self.host.room.people if person.id == who)


async def run(order: Order) -> Tally:
    tally, p95 = Tally(), {False: list[float](), True: list[float]()}
    async with open_crowd(order.folder) as house:
        tables = await few_at_once(_table(house) for _ in range(order.runs))
        guests = listening(table.guest for table in tables)
        memory = {False: list[float](), True: list[float]()}
        for stalled in [False, True] * (ROUNDS if order.timed else 1):
            phones = await few_at_once(_phones(house, tables, stalled, 1 if order.timed else STALLED))
            p95[stalled].append(await _round(tables, phones, stalled))
            memory[stalled].append(await resident_mb(house))
            if stalled:
                await _judge(tables, tally, order.timed)
            for phone in phones:
                phone.close()
        await hush(guests)
    most = max(stalled - calm for calm, stalled in zip(memory[False], memory[True], strict=True))
    allowed = len(phones) * WAITING_MB + SLACK_MB
    tally.failures += [] if most < allowed else [f"the server grew by {most} MB instead of {allowed}"]
    quick, slow = median(p95[False]), median(p95[True])
    tally.figures = {"p95 ms": quick, "p95 ms with stalled phones": slow, "MB more": round(most, 1)}
    if order.timed and slow > quick * WORSE:
        tally.failures.append(f"others' p95 went from {quick} to {slow} ms")
    return tally


async def _table(house: Crowd) -> Table:
    players = await house.seat(TRIO, "gambit7")
    for number in range(MORE):
        player = await house.come_in(players[0].welcome.code, f"Spectator {number}", "spectator")
        player.cut()
    await house.start(players)
    players[2].cut()
    return Table(players)


def _phones(house: Crowd, tables: list[Table], stalled: bool, each: int) -> list[Awaitable[socket]]:
    return [bare_phone(house.server.address, table.slow, stalled) for table in tables for _ in range(each)]


async def _round(tables: list[Table], phones: list[socket], stalled: bool) -> float:
    """The p95 of all wishes in all rooms, in milliseconds."""
    reading = [] if stalled else [asyncio.create_task(read_on(phone)) for phone in phones]
    async with asyncio.timeout(A_ROUND):
        seconds = await asyncio.gather(*(table.wishes() for table in tables))
    await hush(reading)
    return percentile([second for some in seconds for second in some], 95)


async def _judge(tables: list[Table], tally: Tally, timed: bool) -> None:
    """All have played on; and, where there is time to wait for it, the stalled phones are closed."""
    waiting = [asyncio.create_task(table.sees_it_closed()) for table in tables]
    _, late = await asyncio.wait(waiting, timeout=CLOSED if timed else 0)
    for task in waiting:
        tally.check(not timed or task not in late, f"a stalled phone is not closed {CLOSED} s after it was full")
    await hush(late)


PROMISES = [Promise("P12", "a slow phone slows nobody", 3, 100, run)]
