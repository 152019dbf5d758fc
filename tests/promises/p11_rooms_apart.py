"""P11: rooms do not touch each other."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable

from ardoise import GAMES
from ardoise.engine.codec import encode
from ardoise.server.lobby.commands import Rename
from ardoise.server.protocol import BROKEN, NewPerson
from tests.kit.client import Closed, Player
from tests.kit.server import SHORT, House
from tests.promises.crowd import few_at_once, hush, listening, open_crowd, time_of_a_wish
from tests.promises.crowd_fragile import BREAKING, complaints, open_fragile_house
from tests.promises.promise import Order, Promise, Tally

TURNS = 6  # moves in each room of canaries
CANARY = re.compile(rb"Kanari(\d{4})")
CODE = re.compile(rb'"code":"(\w+)"')
ROOMS_AT_ONCE = 50
PATIENCE = 5.0  # seconds for an answer at the door
BYSTANDERS = 5  # rooms that go on
NOT_LATER = 0.1  # seconds
QUIET = 1.0  # seconds in which nothing breaks, to compare with
TRIO = ["Ada", "Blaise", "Carl"]


async def canaries(order: Order) -> Tally:
    """Each run is a room whose people have a word in their names that nobody else has."""
    tally, numbers = Tally(), random.Random(order.seed).sample(range(10_000), order.runs)
    async with open_crowd(order.folder) as house:
        singing = [_sung(house, number, list(GAMES)[number % len(GAMES)]) for number in numbers]
        for number, players in zip(numbers, await few_at_once(singing, ROOMS_AT_ONCE), strict=True):
            frames = b"".join(frame for player in players for frame in player.frames)
            heard, codes = set(CANARY.findall(frames)), set(CODE.findall(frames))
            own = heard == {b"%04d" % number} and codes == {players[0].welcome.code.encode()}
            tally.check(own, f"room {number} heard {heard} in {codes}")
    return tally


async def _sung(house: House, number: int, game: str) -> list[Player]:
    """Some moves, a second phone, and whatever else a room is told."""
    names = [f"Kanari{number:04} {name}" for name in "ABC"]
    players = await house.seat(names, game, **SHORT.get(game, {}))
    await house.start(players)
    for _ in range(TURNS):
        moves = ((player, player.choice()) for player in players)
        player, move = next(((player, move) for player, move in moves if move is not None), (players[0], None))
        if move is None:
            break  # only the hourglass goes on from here
        await player.play(move)
        for other in players:
            await other.hears(lambda other=other, player=player: other.table.version >= player.table.version)
    await players[0].ask(Rename, name=f"Kanari{number:04} D")
    fresh = house.device(players[1].welcome)
    await fresh.arrive()
    return [*players, fresh]


async def exceptions(order: Order) -> Tally:
    """Each run breaks a room, while others are busy; it wakes again from its log."""
    tally = Tally()
    async with open_fragile_house(order.folder) as house:
        hosts = [(await house.seat(TRIO[:1], "gambit7"))[0] for _ in range(BYSTANDERS)]
        players = await house.seat(TRIO, "gambit7")
        await house.start(players)
        quiet = await _slowest_during(hosts, asyncio.sleep(QUIET))
        with complaints() as heard:
            broken = await _slowest_during(hosts, _break_often(house, players, order.runs, tally))
    if len(heard) != order.runs:
        tally.failures.append(f"{len(heard)} rooms broke instead of {order.runs}")
    tally.figures = {"slowest ms": round(1000 * broken), "slowest ms when nothing breaks": round(1000 * quiet)}
    if order.timed and broken > quiet + NOT_LATER:
        tally.failures.append(f"another room waited {broken:.3f} s instead of {quiet:.3f} s")
    return tally


async def _slowest_during(hosts: list[Player], something: Awaitable[None]) -> float:
    """The longest that anybody in the other rooms had to wait, in seconds."""
    waited: list[float] = []

    async def busy(host: Player) -> None:
        while True:
            waited.append(await time_of_a_wish(host, len(waited)))

    others = [asyncio.create_task(busy(host)) for host in hosts]
    await something
    assert not any(task.done() for task in others), others
    await hush(others)
    return max(waited)


async def _break_often(house: House, players: list[Player], times: int, tally: Tally) -> None:
    for number in range(times):
        before = _seen(players[0])
        ends = listening(players)
        told = await (_renamed(house, players[0]) if number % 2 else _came_in(house, players[0]))
        codes = {await end for end in ends}
        for player in players:
            await player.arrive()
        same = _seen(players[0]) == before
        goes_on = (await players[0].ask(Rename, name=f"Ada {number}")).refused is None
        await players[0].hears(lambda number=number: players[0].room.people[0].name == f"Ada {number}")
        kept = told and codes == {BROKEN} and same and goes_on
        tally.check(kept, f"told {told}, closed with {codes}, as it was {same}, goes on {goes_on}")


def _seen(player: Player) -> tuple[int, list[str]]:
    return player.table.version, [person.name for person in player.room.people]


async def _renamed(house: House, host: Player) -> bool:
    """Another phone of the host breaks the room: it is never acknowledged."""
    phone = house.device(host.welcome)
    await phone.arrive()
    try:
        await phone.ask(Rename, name=BREAKING)
    except Closed as closed:
        return closed.code == BROKEN
    return False


async def _came_in(house: House, host: Player) -> bool:
    """Whoever stands at the door is told that it did not work."""
    path = f"{house.server.address}/api/rooms/{host.welcome.code}/people"
    try:
        async with asyncio.timeout(PATIENCE), house.http.post(path, data=encode(NewPerson(BREAKING))) as answer:
            return answer.status != 201
    except TimeoutError:
        return False


PROMISES = [
    Promise("P11 canaries", "no room hears of another", 20, 500, canaries),
    Promise("P11 exceptions", "a room that breaks breaks alone", 5, 100, exceptions),
]
