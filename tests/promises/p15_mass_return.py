"""P15: a mass return does not kill us."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from signal import SIGTERM

from tests.kit.client import Player
from tests.promises.crowd import Crowd, few_at_once, listening, open_crowd, resident_mb
from tests.promises.promise import Order, Promise, Tally

A_ROOM = 5  # phones
SOON = 30.0  # seconds

Disaster = Callable[[Crowd], Awaitable[None]]


async def tunnel(house: Crowd) -> None:
    """Every phone loses its socket at the same moment."""
    house.scatter()


async def restart(house: Crowd) -> None:
    await house.server.end(SIGTERM)
    await house.server.start()


async def dropped(order: Order) -> Tally:
    return await _all_return(order, tunnel)


async def restarted(order: Order) -> Tally:
    return await _all_return(order, restart)


async def _all_return(order: Order, disaster: Disaster) -> Tally:
    """Each run is a phone: it sees its own room again, as it was."""
    tally, clock = Tally(), asyncio.get_running_loop().time
    async with open_crowd(order.folder) as house:
        rooms = await few_at_once(_room(house) for _ in range(order.runs // A_ROOM))
        began = clock()
        await disaster(house)
        await asyncio.gather(*(phone for room in rooms for phone in room))
        await asyncio.gather(*(player.come_back() for player in house.players))
        seconds = clock() - began
        for player in house.players:
            tally.check(_is_back(player), f"{player.welcome.person} sees {player.room}")
        tally.figures = {"all back s": round(seconds, 1), "MB": await resident_mb(house)}
    if order.timed and seconds > SOON:
        tally.failures.append(f"all were back after {seconds:.1f} s")
    return tally


async def _room(house: Crowd) -> list[asyncio.Task[int | None]]:
    """A game that has begun. Its phones listen, as phones do, while the other rooms fill."""
    players = await house.seat([f"Player {n}" for n in range(A_ROOM)], "gambit7")
    await house.start(players)
    return listening(players)


def _is_back(player: Player) -> bool:
    room, was = player.room, player.welcome
    same_room = (room.code, room.me, room.playing) == (was.code, was.person, True)
    return same_room and player.table.seat == was.person


PROMISES = [
    Promise("P15", "all phones that are dropped at once come back", 60, 2_000, dropped),
    Promise("P15 restart", "all phones come back after a restart", 60, 2_000, restarted),
]
