"""A house of several nodes that are hurt, and people who come back to it whatever happens."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

from aiohttp import ClientConnectionError

from ardoise.engine.game import Move
from ardoise.server.protocol import Answer, Welcome
from tests.cluster.wires import Hurtable
from tests.kit.client import CUT, Closed, Mishap, Player, never

IMPATIENCE = 2.5  # seconds without a word after which a phone looks for another way, as the page does later
KNOCKING = 1.0  # seconds until a node that does not answer is passed by, as a balancer does
NOT_STORED = "not_stored"
AGAIN = 0.2  # seconds until somebody tries again what could not be stored


class Seen(NamedTuple):
    version: int
    at: float
    frame: bytes


class Restless(Player):
    """Comes back whatever happens, and notes when it saw what."""

    excused = (*Player.excused, NOT_STORED)
    gives_up, paced = False, False

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self.seen: list[Seen] = []
        self.denied: set[int] = set()  # what could not be stored
        self.pace = 0.0  # seconds before each move

    async def play(self, move: Move, mishap: Mishap = never) -> Answer:
        await asyncio.sleep(self.pace)
        answer = await super().play(move, mishap)
        if answer.refused == NOT_STORED:
            assert answer.id is not None
            self.denied.add(answer.id)
            await asyncio.sleep(AGAIN)
        return answer

    async def hear(self) -> None:
        tables = len(self.tables)
        try:
            async with asyncio.timeout(IMPATIENCE):
                await super().hear()
        except TimeoutError:
            self.cut()
            raise Closed(CUT) from None
        if len(self.tables) > tables:
            self.seen.append(Seen(self.table.version, time.time(), self.frames[-1]))


class Ward(Hurtable):
    def device(self, welcome: Welcome) -> Player:
        player = Restless(self.connect, welcome)
        self.players.append(player)
        return player

    async def connect(self) -> Any:
        while True:
            try:
                async with asyncio.timeout(KNOCKING):
                    return await super().connect()
            except (TimeoutError, ClientConnectionError):
                await asyncio.sleep(0.02)

    def denied(self) -> int:
        """How often somebody was told that nothing can be stored."""
        return sum(len(player.denied) for player in self.players if isinstance(player, Restless))

    async def lives(self, code: str) -> str | None:
        """The whole name of the node on which a room lives: who starts again is another."""
        name: str | None = await self.ask("select node from leases where room = $1", code)
        return name

    async def well(self) -> None:
        """As soon as every node reaches all that it needs."""
        for node in self.nodes:
            while not await self._is_well(node.address):
                await asyncio.sleep(0.05)

    async def _is_well(self, address: str) -> bool:
        try:
            async with asyncio.timeout(KNOCKING), self.http.get(f"{address}/api/health") as answer:
                return answer.status == 200 and bool((await answer.json())["messenger"])
        except (TimeoutError, ClientConnectionError):
            return False
