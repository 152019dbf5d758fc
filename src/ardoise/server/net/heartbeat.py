"""A beat for every page that asked for one: where it stops, the line or this server is dead.

One task beats for all, a share of them at a time: thousands of writes in one turn of the loop would hold up a move.
"""

from __future__ import annotations

import asyncio
from itertools import cycle

from ardoise.server.net.socket import SocketScreen

SECONDS = 2.0
SHARES = 20


class Heartbeat:
    def __init__(self) -> None:
        self._shares: list[set[SocketScreen]] = [set() for _ in range(SHARES)]

    def add(self, screen: SocketScreen) -> None:
        min(self._shares, key=len).add(screen)

    def remove(self, screen: SocketScreen) -> None:
        for share in self._shares:
            share.discard(screen)

    async def keep_house(self) -> None:
        for share in cycle(self._shares):
            for screen in share:
                screen.beat()
            await asyncio.sleep(SECONDS / SHARES)
