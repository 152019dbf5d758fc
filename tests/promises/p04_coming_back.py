"""P4: coming back gives the exact state, to the same seat."""

from __future__ import annotations

import asyncio
import random

from aiohttp import ClientConnectionError

from ardoise import GAMES
from ardoise.engine.codec import decode
from ardoise.server.protocol import RoomUpdate
from tests.kit.client import Closed, Player, TableSeen
from tests.kit.server import SHORT, House
from tests.kit.stored_log import check_acknowledged, check_every_view, stored
from tests.promises.crowd import cut, open_crowd, percentile, timeless
from tests.promises.promise import Order, Promise, Tally

ROOMS = 8  # at the same time
OFTEN = 0.6  # of all turns
SOON = 2000.0  # milliseconds
TRIO = ["Ada", "Blaise", "Carl"]


class Cuts:
    """How many sockets are still to be cut, and how the phones came back."""

    def __init__(self, order: Order) -> None:
        self.left, self.chance = order.runs, random.Random(order.seed)
        self.tally, self.seconds = Tally(), list[float]()

    def now(self) -> bool:
        cut = self.left > 0 and self.chance.random() < OFTEN
        self.left -= cut
        return cut


async def run(order: Order) -> Tally:
    cuts = Cuts(order)
    async with open_crowd(order.folder) as house:
        tables = await asyncio.gather(*(_evenings(house, cuts, list(GAMES)[n % len(GAMES)]) for n in range(ROOMS)))
        await house.end()
        for players in (players for played in tables for players in played):
            log = await stored(house.server.data, players[0].welcome.code)
            check_every_view(players, log)  # everything that any screen saw, those that came back among them
            check_acknowledged(players, log)
    late = percentile(cuts.seconds, 99)
    cuts.tally.figures = {"p99 back ms": late, "games": sum(map(len, tables))}
    if order.timed and late > SOON:
        cuts.tally.failures.append(f"the slowest hundredth were back after {late} ms")
    return cuts.tally


async def _evenings(house: House, cuts: Cuts, game: str) -> list[list[Player]]:
    """One game after another, each in a room of its own, as long as there is something to cut."""
    tables = []
    while cuts.left:
        players = await house.seat(TRIO, game, **SHORT.get(game, {}))
        await house.start(players)
        while cuts.left and players[0].table.phase is not None:
            await _turn(house, players, cuts)
        tables.append(players)
    return tables


async def _turn(house: House, players: list[Player], cuts: Cuts) -> None:
    """One move. Its player may be cut before it, on its way, or when it has been answered."""
    player = cuts.chance.choice([player for player in players if player.choice() is not None])
    move, when = player.choice(), cuts.chance.randrange(3) if cuts.now() else None
    assert move is not None
    try:
        if when == 0:
            player.cut()
        await player.play(move, mishap=lambda: when == 1)
        if when is not None:
            await cut(player)
            raise Closed(None)
    except (Closed, ClientConnectionError):
        await _back_and_compared(house, player, cuts)
    version = player.table.version
    for other in players:
        await other.hears(lambda other=other: other.table.version >= version)


async def _back_and_compared(house: House, player: Player, cuts: Cuts) -> None:
    """A second screen of the same person, arriving at the same moment of the game, is told the same."""
    clock, seat = asyncio.get_running_loop().time, player.table.seat
    began = clock()
    told = await _looked(player)
    cuts.seconds.append(clock() - began)
    fresh = house.device(player.welcome)
    shown = await _looked(fresh)
    if _moment(shown) != _moment(told):  # something was still on its way
        for screen in (fresh, player):
            await cut(screen)
        told, shown = await _looked(player), await _looked(fresh)
    same = list(map(timeless, told)) == list(map(timeless, shown)) and player.table.seat == seat
    cuts.tally.check(same, f"{told} is not {shown}")
    await fresh.hang_up()


async def _looked(player: Player) -> list[bytes]:
    """The room and the table, as they are told to whoever arrives."""
    before = len(player.frames)
    await player.come_back()
    await player.hears(lambda: len(player.frames) >= before + 2)
    return player.frames[before : before + 2]


def _moment(told: list[bytes]) -> tuple[int, int]:
    return decode(told[0], RoomUpdate).answered, decode(told[1], TableSeen).version


PROMISES = [Promise("P4", "coming back gives the exact state, to the same seat", 40, 2_000, run)]
