"""Rooms that have moved are looked for, while their people's sockets stay open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

from ardoise.cluster.connectivity import Connectivity
from ardoise.cluster.remote_sessions import RoomProxy
from ardoise.server.protocol import NO_ROOM, RESTART
from ardoise.server.room.rooms import Host
from ardoise.store.log import StoreFailed

log = logging.getLogger(__name__)

PAUSES = (0.01, 0.05, 0.1)  # seconds before a room is looked for again …
PAUSE = 0.25  # … and from then on
PATIENCE = 6.0  # seconds for which people wait for their room before they are told to come again
IMPATIENCE = 2.0  # if this node reaches nobody


class RoomLocator:
    def __init__(self, find: Callable[[str], Awaitable[Host | None]], connectivity: Connectivity) -> None:
        self._find, self._connectivity = find, connectivity
        self._under_way: dict[RoomProxy, asyncio.Future[None]] = {}
        self._stopped = False

    def __contains__(self, proxy: RoomProxy) -> bool:
        return proxy in self._under_way

    def begin(self, proxy: RoomProxy) -> None:
        if self._stopped:
            proxy.close(RESTART)
        elif proxy not in self:
            self._under_way[proxy] = asyncio.ensure_future(self._find_again(proxy))

    def stop(self) -> None:
        self._stopped = True
        for search in list(self._under_way.values()):
            search.cancel()

    async def _find_again(self, proxy: RoomProxy) -> None:
        """Nobody's socket is closed, unless their room cannot be found for long: then another node may know more."""
        try:
            for pause in chain(PAUSES, repeat(PAUSE)):
                await asyncio.sleep(pause)
                if proxy.route or not proxy.sessions:
                    return
                if proxy.lost_for() > (PATIENCE if self._connectivity.reaches() else IMPATIENCE):
                    proxy.close(RESTART)
                    return
                await self._look(proxy)
        finally:
            del self._under_way[proxy]

    async def _look(self, proxy: RoomProxy) -> None:
        try:
            if await self._find(proxy.code) is None:
                proxy.close(NO_ROOM)
        except StoreFailed:
            pass  # it may answer in a moment
        except Exception:
            log.exception("a room was not found, and is looked for again")
