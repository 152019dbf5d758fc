"""P14: a flood cannot spoil a lobby."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable

from aiohttp import ClientSession

from ardoise.engine.codec import encode
from ardoise.server.limits import LIMITS
from ardoise.server.lobby.commands import Kick, Lock
from ardoise.server.lobby.types import MOST_PEOPLE, PersonId
from ardoise.server.protocol import NewPerson
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.promises.crowd import Crowd, hush, open_crowd, percentile, time_of_a_wish
from tests.promises.promise import Order, Promise, Tally

OTHERS = 5  # rooms
PACE = 0.25  # seconds between a person's wishes: a little slower than a socket may
A_JOIN = 0.01  # seconds: a hundred a second
QUICK = 200.0  # milliseconds
WORSE = 1.1
CAME_IN, NO_ROOM, TOO_MANY = 201, 404, 429


async def run(order: Order) -> Tally:
    """Each run is a join at one room, under the limits that everybody has. The same time without them is before it and
    after it, and the worse of the two is what the flood is held against: so much is the machine's noise."""
    tally, quiet = Tally(), order.runs * A_JOIN if order.timed else 0.0
    async with open_crowd(order.folder, Plan(limits=LIMITS)) as house:
        host = await house.open_room("Ada")
        others = [await house.open_room(f"Host {n}") for n in range(OTHERS)]
        statuses: Counter[int] = Counter()
        calm = [await _p95_during(others, [host], asyncio.sleep(quiet))]
        flooded = await _p95_during(others, [host], _flood_from_outside(house, host, order.runs, statuses))
        calm.append(await _p95_during(others, [host], asyncio.sleep(quiet)))
        tally.runs = sum(statuses[status] for status in (CAME_IN, NO_ROOM, TOO_MANY))
        tally.failures += await _spoilt(house, host, statuses)
    (others_calm, _), (others_flooded, host_flooded) = max(calm), flooded
    tally.figures = {
        "host's p95 ms": host_flooded,
        "others' p95 ms": others_flooded,
        "and without a flood": others_calm,
        **{f"HTTP {status}": count for status, count in sorted(statuses.items())},
    }
    if order.timed and host_flooded > QUICK:
        tally.failures.append(f"the host's p95 was {host_flooded} ms")
    if order.timed and others_flooded > others_calm * WORSE:
        tally.failures.append(f"others' p95 went from {others_calm} to {others_flooded} ms")
    return tally


async def _p95_during(others: list[Player], host: list[Player], something: Awaitable[None]) -> tuple[float, float]:
    """Of the other rooms' wishes and of the host's, in milliseconds."""
    waited: dict[bool, list[float]] = {True: [], False: []}

    async def busy(player: Player) -> None:
        while True:
            waited[player in host].append(await time_of_a_wish(player, 0))
            await asyncio.sleep(PACE)

    tasks = [asyncio.create_task(busy(player)) for player in (*others, *host)]
    await something
    while not all(waited.values()) and not any(task.done() for task in tasks):
        await asyncio.sleep(PACE)  # on a busy machine even the first wish takes its time
    assert not any(task.done() for task in tasks), tasks
    await hush(tasks)
    return percentile(waited[False], 95), percentile(waited[True], 95)


async def _flood_from_outside(house: Crowd, host: Player, joins: int, statuses: Counter[int]) -> None:
    """By a process of its own: it must not slow those who measure."""
    words = ("-m", "tests.promises.p14_flood", _people_of(house, host), str(joins))
    flood = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=PIPE)
    told, _ = await flood.communicate()
    statuses.update({int(status): count for status, count in json.loads(told).items()})


def _people_of(house: Crowd, host: Player) -> str:
    return f"{house.server.address}/api/rooms/{host.welcome.code}/people"


async def _flood(door: str, joins: int) -> Counter[int]:
    statuses: Counter[int] = Counter()
    async with ClientSession() as http, asyncio.TaskGroup() as group:
        for number in range(joins):
            group.create_task(_join(http, door, number, statuses))
            await asyncio.sleep(A_JOIN)
    return statuses


async def _join(http: ClientSession, door: str, number: int, statuses: Counter[int]) -> None:
    async with http.post(door, data=encode(NewPerson(f"Flood {number}"))) as answer:
        statuses[answer.status] += 1


async def _spoilt(house: Crowd, host: Player, statuses: Counter[int]) -> list[str]:
    """What the host can no longer do: lock the door, send a stranger away, and play."""
    flaws = []
    if not LIMITS.room_joins_burst <= statuses[CAME_IN] < MOST_PEOPLE - 1:
        flaws.append(f"{statuses[CAME_IN]} came in: the room should have a place for a friend")
    answers = [await host.ask(Lock, on=True), await host.ask(Kick, person=PersonId(statuses[CAME_IN]))]
    late: Counter[int] = Counter()
    await _join(house.http, _people_of(house, host), 0, late)
    if late[CAME_IN]:
        flaws.append("somebody came in by a locked door")
    await house.start([host])
    move = host.choice()
    assert move is not None
    answers.append(await host.play(move))
    return flaws + [f"{answer}" for answer in answers if answer.refused]


PROMISES = [Promise("P14", "a flood cannot spoil a lobby", 50, 1_000, run)]

if __name__ == "__main__":
    print(json.dumps(asyncio.run(_flood(sys.argv[1], int(sys.argv[2])))))
