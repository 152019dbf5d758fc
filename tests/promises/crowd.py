"""What the promises about crowds share: a house for any number of phones, and figures about the server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from math import ceil
from pathlib import Path
from signal import SIGTERM
from typing import Any

from aiohttp import ClientConnectionError, ClientSession, TCPConnector

from ardoise.server.lobby.commands import Dress
from tests.kit.client import CUT, Player
from tests.kit.planned_server import Plan
from tests.kit.server import House, open_house

AT_ONCE = 50  # phones that knock at the same moment while a crowd comes in


class Crowd(House):
    paced = False

    def scatter(self) -> None:
        """All are gone at the same moment, without a farewell."""
        for player in self.players:
            player.cut()
            player._socket._response.close()  # else the library complains of a connection that nobody closed

    async def end(self) -> None:
        """The server has nobody to say good-bye to, and its file can be read."""
        self.scatter()
        await self.server.end(SIGTERM)


@asynccontextmanager
async def open_crowd(folder: Path, plan: Plan | None = None) -> AsyncIterator[Crowd]:
    """A house whose door lets in any number at once."""
    async with open_house(folder, plan or Plan()) as house, any_number() as http:
        crowd = Crowd(house.server, http)
        yield crowd
        crowd.scatter()


def any_number() -> ClientSession:
    return ClientSession(connector=TCPConnector(limit=0))


async def few_at_once(waiting: Iterable[Awaitable[Any]], size: int = AT_ONCE) -> list[Any]:
    """The results of all, so many at the same time."""
    door = asyncio.Semaphore(size)

    async def one(what: Awaitable[Any]) -> Any:
        async with door:
            return await what

    return list(await asyncio.gather(*map(one, waiting)))


async def listen(player: Player) -> int | None:
    """A phone that lies on the table: it takes what it is told, until its socket ends with this code."""
    try:
        return await player.hears_the_end()
    except ClientConnectionError:  # a ping came just before the end, and could not be answered any more
        return CUT


async def cut(player: Player) -> None:
    player.cut()
    await listen(player)


def listening(players: Iterable[Player]) -> list[asyncio.Task[int | None]]:
    return [asyncio.create_task(listen(player)) for player in players]


async def hush(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End what was left running."""
    for task in (tasks := list(tasks)):
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def time_of_a_wish(player: Player, number: int) -> float:
    """Seconds until a small wish is stored and acknowledged."""
    clock = asyncio.get_running_loop().time
    began = clock()
    answer = await player.ask(Dress, avatar=number % 24, colour=number % 8)
    assert answer.refused is None, answer
    return clock() - began


def percentile(seconds: Iterable[float], per_cent: float) -> float:
    """In milliseconds."""
    ranked = sorted(seconds)
    return round(1000 * ranked[ceil(len(ranked) * per_cent / 100) - 1], 1)


async def resident_mb(house: House) -> float:
    """The memory that the server has now."""
    assert house.server.process is not None
    command = ("ps", "-o", "rss=", "-p", str(house.server.process.pid))
    asked = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await asked.communicate()
    return round(int(told) / 1024, 1)


async def health(house: House) -> dict[str, Any]:
    async with house.http.get(house.server.address + "/api/health") as answer:
        told: dict[str, Any] = await answer.json()
        return told


def timeless(frame: bytes) -> bytes:
    """A frame without what the clock alone changes."""
    return re.sub(rb'"remaining_ms":\d+', b'"remaining_ms":0', frame)
