"""A player who outlives servers, and keeps which of them showed what, and at which hour."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from aiohttp import ClientConnectionError

from ardoise.server.net.app import Welcome
from tests.kit.client import Mishap, Player, never
from tests.kit.server import House


class Seen(NamedTuple):
    """A table that came: from which server, at which hour, and its whole frame."""

    server: int
    at: float
    version: int
    frame: bytes


class Survivor(Player):
    paced = False
    gives_up = False  # a server that is killed again and again is none of its faults

    def __init__(self, house: House, welcome: Welcome) -> None:
        super().__init__(self._find, welcome)
        self.seen: list[Seen] = []
        self._house = house
        self._server = 0

    async def _find(self) -> Any:
        socket = await self._house.connect()
        assert self._house.server.process is not None
        self._server = self._house.server.process.pid
        return socket

    async def play_on(self, mishap: Mishap = never) -> None:
        """Who has seen the end goes home: a screen that nobody reads would hold up a server that is told to stop."""
        await super().play_on(mishap)
        await self.hang_up()

    async def hear(self) -> None:
        tables = len(self.tables)
        await super().hear()
        if len(self.tables) > tables:
            self.seen.append(Seen(self._server, time.time(), self.table.version, self.frames[-1]))


class Shelter(House):
    """A house whose people wait for as long as the server is away, even if it went by itself."""

    def device(self, welcome: Welcome) -> Survivor:
        player = Survivor(self, welcome)
        self.players.append(player)
        return player

    async def connect(self) -> Any:
        while True:
            await self.server.is_open.wait()
            address = self.server.address
            try:
                return await super().connect()
            except ClientConnectionError:
                if self.server.address == address:
                    self.server.is_open.clear()  # whoever starts it again sets it
