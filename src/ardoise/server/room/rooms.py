"""All rooms of this server: code to room, waking a room from its log when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from itertools import count
from typing import Protocol

from ardoise.engine.game import Rejected
from ardoise.server.limits import LIMITS, Limits
from ardoise.server.lobby.practice import Practice, opened
from ardoise.server.lobby.start import new_seed
from ardoise.server.lobby.types import Lobby, PersonId, Role
from ardoise.server.metrics import Metrics
from ardoise.server.records.archive import LOBBY, entries, woken
from ardoise.server.records.clock_witness import trusted_hour
from ardoise.server.records.retention import DAY, forget_old
from ardoise.server.records.tokens import device_mark, fingerprint, new_code, new_token
from ardoise.server.room.hints import GiveHint, ask_coach
from ardoise.server.room.live_bots import Think, think_time
from ardoise.server.room.mailbox import Mail, WantsIn
from ardoise.server.room.room import Room
from ardoise.server.room.services import RoomServices
from ardoise.store.log import Collision, Store, StoreFailed

log = logging.getLogger(__name__)

MINUTE = 60.0
SLEEP_AFTER = 5 * MINUTE  # without anybody who looks
FORGET_EVERY = 10  # minutes
Witness = Callable[[Store, float], Awaitable[float | None]]  # what the wall clock says, as far as it is believed


class Host(Protocol):
    """The part of a room that sockets use."""

    @property
    def code(self) -> str: ...

    @property
    def lobby(self) -> Lobby: ...

    def post(self, mail: Mail) -> None: ...


class Rooms:
    """After `find`, post before you await anything else: until then the room does not sleep."""

    def __init__(
        self,
        store: Store,
        wall: Callable[[], float] = time.time,
        think: Think = think_time,
        coach: GiveHint = ask_coach,
        limits: Limits = LIMITS,
        new_seed: Callable[[], str] = new_seed,
        witness: Witness = trusted_hour,
    ) -> None:
        self.store, self.wall, self.limits, self.witness = store, wall, limits, witness
        self.metrics = Metrics()
        self.services = RoomServices(store, wall, think, coach, limits, new_seed, self.metrics)
        self.live: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Future[Room | None]] = {}
        self.aside: dict[str, asyncio.Future[None]] = {}  # they are looked at whether they are forgotten
        self.coming: Counter[str] = Counter()  # people who wait for a room to wake or to answer
        self.quiet: dict[str, float] = {}  # since when nobody looks at a room

    async def open(self, practice: Practice | None = None) -> Host:
        """A new room under a code that nobody has, or Rejected."""
        if len(self.live) >= self.limits.rooms:
            raise Rejected("server_full")
        while True:
            code = new_code()
            try:
                first = opened(code, practice, self.limits.people)
                await self.store.append(code, entries(LOBBY, 0, self.wall(), "", first))
            except Collision:  # a room, or one that was forgotten today
                continue
            room = await self.find(code)
            assert room is not None
            return room

    async def find(self, code: str) -> Host | None:
        """The living room, or the one that its log tells of."""
        while code not in self.live:
            if code not in self.waking:
                self.waking[code] = asyncio.ensure_future(self._wake(code))
            with self._coming(code):
                room = await asyncio.shield(self.waking[code])
            if room is None:
                return None
        self.quiet.pop(code, None)
        return self.live[code]

    async def _wake(self, code: str) -> Room | None:
        try:
            await self._not_aside(code)
            kept = await woken(self.store, code)
            if not kept.lobby_version or kept.lobby.retired:
                return None
            room = Room(kept, self.services, lambda: self._drop(room))
            self.live[code] = room
            return room
        finally:
            del self.waking[code]

    def _drop(self, room: Room) -> None:
        if self.live.get(room.code) is room:
            del self.live[room.code]
        self.quiet.pop(room.code, None)

    async def join(
        self, room: Host, name: str, role: Role, device: str = "", new_to: tuple[str, ...] = ()
    ) -> tuple[PersonId, str]:
        """A new person in the room with their token, or Rejected."""
        token = new_token(room.code)
        answer: asyncio.Future[PersonId] = asyncio.get_running_loop().create_future()
        with self._coming(room.code):
            mark = device_mark(room.code, device)
            return await self.ask(room, WantsIn(name, role, fingerprint(token), answer, mark, new_to)), token

    async def ask(self, room: Host, mail: WantsIn) -> PersonId:
        room.post(mail)
        return await mail.answer

    @contextmanager
    def _coming(self, code: str) -> Iterator[None]:
        self.coming[code] += 1
        try:
            yield
        finally:
            self.coming -= Counter((code,))

    def hold(self, name: str) -> AbstractAsyncContextManager[None]:
        """No-op: a single server needs no lock."""
        return nullcontext()

    def health(self) -> tuple[bool, dict[str, bool | str]]:
        """Should people be sent here, why can nothing be kept, and which of the parts that others run are reached?"""
        trouble = self.store.trouble
        return trouble is None, {"store": trouble.code} if trouble else {}

    def complaint(self) -> str:
        """The same for the log, in words; nothing, if all is well."""
        return str(self.store.trouble or "")

    async def keep_house(self, pause: float = MINUTE) -> None:
        """For ever: rooms at which nobody looks sleep, and old ones are forgotten."""
        for minute in count():
            await asyncio.sleep(pause)
            await self.rest()
            if minute % FORGET_EVERY == 0:
                await self.forget_old()

    async def forget_old(self) -> list[str]:
        """What cannot be forgotten now, because the disk is failing, is forgotten later."""

        try:
            hour = await self.witness(self.store, self.wall())
            return [] if hour is None else await forget_old(self.store, hour, DAY, self.set_aside)
        except (StoreFailed, Collision):  # or another node is at it by now
            log.warning("old rooms could not be forgotten")
            return []

    @asynccontextmanager
    async def set_aside(self, code: str) -> AsyncIterator[bool]:
        """It does not wake meanwhile. False: it is awake."""
        if code in self.live or code in self.waking:
            yield False
            return
        self.aside[code] = over = asyncio.get_running_loop().create_future()
        try:
            yield True
        finally:
            del self.aside[code]
            over.set_result(None)

    async def _not_aside(self, code: str) -> None:
        if code in self.aside:
            await asyncio.shield(self.aside[code])

    async def rest(self, after: float = SLEEP_AFTER) -> None:
        """Put rooms to sleep at which nobody has looked for so long: time stands there until their log wakes them."""
        now = asyncio.get_running_loop().time()
        for room in list(self.live.values()):
            if self._is_busy(room):
                self.quiet.pop(room.code, None)
            elif now - self.quiet.setdefault(room.code, now) >= after:
                self._drop(room)  # before it closes: whoever comes now wakes a new one
                room.close()

    def _is_busy(self, room: Room) -> bool:
        return bool(room.screens) or not room.mailbox.empty() or room.code in self.coming

    async def close(self) -> None:
        for room in list(self.live.values()):
            room.close()
