"""All rooms of this server: code to room, waking a room from its log when somebody comes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from ardoise.engine.game import Rejected
from ardoise.server.archive import LOBBY, entries, wake
from ardoise.server.letters import WantsIn
from ardoise.server.lobby.types import Opened, PersonId, Role
from ardoise.server.room import Room
from ardoise.server.tokens import fingerprint, new_code, new_token
from ardoise.store.log import Collision, Store

MOST_ROOMS = 5000
DAY = 24 * 3600.0


def human_while() -> float:
    """How long a bot pretends to think, in seconds."""
    return random.uniform(0.8, 2.5)  # noqa: S311  (nothing secret hangs on it)


class Rooms:
    def __init__(
        self,
        store: Store,
        wall: Callable[[], float] = time.time,
        think: Callable[[], float] = human_while,
        most: int = MOST_ROOMS,
    ) -> None:
        self.store, self.wall, self.think, self.most = store, wall, think, most
        self.live: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Future[Room | None]] = {}
        self.retired: dict[str, float] = {}  # codes that are not given again for a day

    async def open(self) -> Room:
        """A new room under a code that nobody has, or Rejected."""
        if len(self.live) >= self.most:
            raise Rejected("server_full")
        while True:
            code = new_code()
            if code in self.live or self.wall() - self.retired.get(code, -DAY) < DAY:
                continue
            try:
                await self.store.append(code, entries(LOBBY, 0, self.wall(), "", (Opened(code),)))
            except Collision:
                continue
            room = await self.find(code)
            assert room is not None
            return room

    async def find(self, code: str) -> Room | None:
        """The living room, or the one that its log tells of."""
        if room := self.live.get(code):
            return room
        if code not in self.waking:
            self.waking[code] = asyncio.ensure_future(self._wake(code))
        return await asyncio.shield(self.waking[code])

    async def _wake(self, code: str) -> Room | None:
        try:
            log = await self.store.read(code)
            if not log:
                return None
            room = Room(wake(log), self.store, self.wall, self.think, lambda: self._drop(code))
            self.live[code] = room
            return room
        finally:
            del self.waking[code]

    def _drop(self, code: str) -> None:
        self.live.pop(code, None)

    async def join(self, room: Room, name: str, role: Role) -> tuple[PersonId, str]:
        """A new person in the room with their token, or Rejected."""
        token = new_token(room.code)
        answer: asyncio.Future[PersonId] = asyncio.get_running_loop().create_future()
        room.post(WantsIn(name, role, fingerprint(token), answer))
        return await answer, token

    async def forget_old(self) -> list[str]:
        """Forget the rooms that nobody has touched for a day and nobody wants to keep."""
        now, gone = self.wall(), []
        for summary in await self.store.rooms():
            if now - summary.touched >= DAY and summary.room not in self.live:
                log = await self.store.read(summary.room)
                if not wake(log).lobby.kept:
                    await self.store.forget(summary.room)
                    self.retired[summary.room] = now
                    gone.append(summary.room)
        return gone

    async def rest(self) -> None:
        """Put rooms to sleep at which nobody looks: their log wakes them."""
        for room in [room for room in self.live.values() if not room.screens and room.letters.empty()]:
            await room.close()

    async def close(self) -> None:
        for room in list(self.live.values()):
            await room.close()
