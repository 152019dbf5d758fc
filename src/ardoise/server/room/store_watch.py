"""Somebody who runs the server learns from its log that nothing can be kept, and that it can again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from ardoise.server.room.rooms import MINUTE, Rooms
from ardoise.store.log import StoreFailed

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds


class StoreWatch:
    def __init__(self, rooms: Rooms, clock: Callable[[], float] = time.monotonic) -> None:
        self._rooms, self._clock = rooms, clock
        self._told = -MINUTE  # when
        self._is_ill = False  # as it was told

    async def keep_house(self, pause: float = PAUSE) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(pause)
            await self.look()

    async def look(self) -> None:
        """A trouble is told once a minute, however many suffer from it, and it is tried whether it is over."""
        complaint = self._rooms.complaint()
        if complaint and self._clock() - self._told >= MINUTE:
            log.warning("not healthy: %s", complaint)
            self._told, self._is_ill = self._clock(), True
        elif self._is_ill and not complaint:
            log.warning("healthy again")
            self._is_ill = False
        if self._rooms.store.trouble:
            with suppress(StoreFailed):
                await self._rooms.store.probe()
