"""P13: the room's size is a hard limit: people, seats and sockets."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress

from aiohttp import ClientWebSocketResponse, WSServerHandshakeError
from msgspec.structs import replace

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.limits import Limits
from ardoise.server.lobby.commands import ChooseGame, TakeSeat
from ardoise.server.lobby.rules import present
from ardoise.server.lobby.types import MOST_PEOPLE
from ardoise.server.protocol import NewPerson, Welcome
from ardoise.server.records.archive import wake
from tests.kit.client import Closed, Player
from tests.kit.planned_server import NO_LIMITS, Plan
from tests.kit.server import House
from tests.kit.stored_log import stored
from tests.promises.crowd import few_at_once, health, listening, open_crowd
from tests.promises.promise import Order, Promise, Tally

JOINS, JOINS_IN_A_SOAK = 100, 1000  # at the same moment
CROWD = 12  # people who want one seat
WITHOUT_TEAMS = "bornes"
TOO_MANY = 15  # sockets more than may be
MOMENTS = 20  # tenths of a second for closed sockets to go


async def people(order: Order) -> Tally:
    """Each run is a room that has some places left, or none, and many who want in at the same moment."""
    tally, chance = Tally(), random.Random(order.seed)
    async with open_crowd(order.folder) as house:
        joins = JOINS_IN_A_SOAK if order.timed else JOINS
        codes = [await _stormed(house, chance.randrange(6), joins, tally) for _ in range(order.runs)]
        await house.end()
        for code in codes:
            lobby = wake(await stored(house.server.data, code)).lobby
            tally.failures += [] if len(present(lobby)) == MOST_PEOPLE else [f"{len(present(lobby))} people"]
            seats = Counter(person.seat for person in present(lobby) if person.seat is not None)
            tally.failures += [f"{n} people on one seat" for n in seats.values() if n > 1]
    return tally


async def _stormed(house: House, places: int, joins: int, tally: Tally) -> str:
    host = await house.open_room("Ada")
    code = host.welcome.code
    assert (await host.ask(ChooseGame, game=WITHOUT_TEAMS)).refused is None
    await few_at_once(_join(house, code, n) for n in range(MOST_PEOPLE - 1 - places))
    came_in = await asyncio.gather(*(_join(house, code, n) for n in range(joins)))
    welcome = [someone for someone in came_in if someone is not None]
    tally.check(len(welcome) == places, f"{len(welcome)} came in for {places} places")
    return code


async def _join(house: House, code: str, number: int) -> Welcome | None:
    body = encode(NewPerson(f"Player {number}"))
    async with house.http.post(f"{house.server.address}/api/rooms/{code}/people", data=body) as answer:
        assert answer.status in (201, 404), await answer.text()
        return decode(await answer.read(), Welcome) if answer.status == 201 else None


async def seats(order: Order) -> Tally:
    """Each run, somebody stands up and all want that seat at the same moment."""
    tally, chance = Tally(), random.Random(order.seed)
    async with open_crowd(order.folder) as house:
        host = await house.open_room("Ada")
        assert (await host.ask(ChooseGame, game=WITHOUT_TEAMS)).refused is None
        players = [host, *[await house.come_in(host.welcome.code, f"Player {n}") for n in range(CROWD)]]
        for _ in range(order.runs):
            await _a_scramble(players, chance.randrange(GAMES[WITHOUT_TEAMS].seats[-1]), tally)
    return tally


async def _a_scramble(players: list[Player], seat: int, tally: Tally) -> None:
    sitting = {person.id for person in players[0].room.people if person.seat == seat}
    for player in players:
        if player.welcome.person in sitting:
            assert (await player.ask(TakeSeat, seat=None)).refused is None
    standing = [player for player in players if player.welcome.person not in sitting]
    answers = await asyncio.gather(*(player.ask(TakeSeat, seat=seat) for player in standing))
    await players[0].hears(lambda: any(person.seat == seat for person in players[0].room.people))
    on_it = [person.id for person in players[0].room.people if person.seat == seat]
    taken = sum(answer.refused is None for answer in answers)
    tally.check(taken == len(on_it) == 1, f"{taken} were told that they have the seat of {on_it}")


async def sockets(order: Order) -> Tally:
    """Each run, one person has many screens, and a friend still comes in and acts; at most so many are open."""
    tally = Tally()
    async with open_crowd(order.folder) as house:
        for _ in range(order.runs):
            host = await house.open_room("Ada")
            friend = await house.come_in(host.welcome.code, "Blaise")
            await friend.hang_up()
            opened = (await health(house))["sockets"] - 1  # of other rooms
            hogs = [house.device(host.welcome) for _ in range(MOST_PEOPLE + TOO_MANY)]
            await few_at_once(_crowds_in(hog) for hog in hogs)
            reading = listening([host, *hogs])
            await friend.arrive()
            acts = (await friend.ask(TakeSeat, seat=None)).refused is None
            now = await _settled_sockets(house, opened + MOST_PEOPLE) - opened
            tally.check(acts and now <= MOST_PEOPLE, f"{now} sockets in one room, and a friend acts: {acts}")
            house.scatter()
            await asyncio.gather(*reading)
    return tally


async def _crowds_in(player: Player) -> None:
    with suppress(Closed):
        await player.arrive()


async def _settled_sockets(house: House, most: int) -> int:
    """How many are open, when those that are closed have had time to go."""
    for _ in range(MOMENTS):
        if (now := (await health(house))["sockets"]) <= most:
            break
        await asyncio.sleep(0.1)
    return int(now)


async def address(order: Order) -> Tally:
    """Each run, all sockets of one address at the same moment, and some more."""
    tally, most = Tally(), Limits().sockets_an_address
    plan = Plan(limits=replace(NO_LIMITS, sockets_an_address=most))
    async with open_crowd(order.folder, plan) as house:
        for _ in range(order.runs):
            opened = await asyncio.gather(*(_opens(house) for _ in range(most + TOO_MANY)))
            sockets = [socket for socket in opened if socket]
            tally.check(most - TOO_MANY < len(sockets) <= most, f"{len(sockets)} sockets of one address")
            await asyncio.gather(*(socket.close() for socket in sockets))
    return tally


async def _opens(house: House) -> ClientWebSocketResponse | None:
    try:
        return await house.http.ws_connect(house.server.address + "/ws")
    except WSServerHandshakeError as refused:
        if refused.status != 429:
            raise
        return None


PROMISES = [
    Promise("P13", "the room's size is a hard limit", 2, 50, people),
    Promise("P13 seats", "one seat has one owner", 5, 500, seats),
    Promise("P13 sockets", "a room has at most 45 sockets", 1, 20, sockets),
    Promise("P13 address", "an address has at most 120 sockets", 1, 20, address),
]
