"""Where sockets come in: origin check, authentication, rate limits."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
from aiohttp import web

from ardoise.engine.codec import encode
from ardoise.server.limits import Bucket, Buckets, Limits, Strikes, network_of
from ardoise.server.lobby.types import PersonId
from ardoise.server.metrics import Metrics
from ardoise.server.net.decode import id_of, read
from ardoise.server.net.frames import Closed, Kind
from ardoise.server.net.heartbeat import Heartbeat
from ardoise.server.net.origin import is_foreign
from ardoise.server.net.socket import Carrier, SocketScreen
from ardoise.server.net.upgrade import LAST_WORDS, Inbox, UpgradedSocket
from ardoise.server.protocol import KICKED, NO_ROOM, NO_TOKEN, NOT_TEXT, RESTART, SLOW, TOO_FAST, Answer, Hello
from ardoise.server.records.tokens import holder, room_of
from ardoise.server.room.mailbox import Arrived, Departed, Said
from ardoise.server.room.rooms import Host, Rooms
from ardoise.server.security_log import suspect
from ardoise.store.log import StoreFailed

PING_SECONDS, DEAD_SECONDS = 10.0, 20.0
SUSPICIOUS_CLOSES = frozenset({KICKED, NOT_TEXT, TOO_FAST})
GUESSED_OUT = 1.0  # seconds after which a guess beyond the limit is answered


class Gateway:
    def __init__(self, rooms: Rooms, limits: Limits, origins: frozenset[str], failed_joins: Buckets) -> None:
        self.rooms, self.limits, self.origins, self.metrics = rooms, limits, origins, rooms.metrics
        self.failed_joins = failed_joins
        self.sockets: set[SocketScreen] = set()
        self.of_address: Counter[str] = Counter()
        self.heartbeat = Heartbeat()
        self._carrier = Carrier()

    def refusal(self, request: web.Request) -> tuple[int, str] | None:
        """Why this request gets no socket: HTTP's status and our code."""
        if is_foreign(request, self.origins):
            return 403, "wrong_origin"
        if self.of_address[address_of(request)] >= self.limits.sockets_an_address:
            return 429, "too_many_sockets"
        return None

    async def open(self, request: web.Request) -> web.StreamResponse:
        """A socket from its first frame to its last."""
        socket = UpgradedSocket(self.limits)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # gone before we looked: nobody reads it
        address = address_of(request)
        self.of_address[address] += 1
        try:
            room, person, hello = await self._hello(socket.inbox, address)
            await self._serve(socket, request, room, person, hello)
        except Closed as closed:
            self.metrics.refused(str(closed.code))
            if closed.code != RESTART:
                suspect(address, str(closed.code))
            await socket.turn_away(closed.code)
        finally:
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]
        return socket

    async def keep_house(self) -> None:
        """Ping for ever. A socket that is silent for too long is dead, and its seat is away."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(PING_SECONDS)
            now = loop.time()
            stood_still = now - began > 2 * PING_SECONDS  # not the phones were silent: we were away
            for screen in list(self.sockets):
                if stood_still:
                    screen.heard = now
                if now - screen.heard > DEAD_SECONDS:
                    screen.close(SLOW)
                else:
                    screen.ping()

    async def close_all(self) -> None:
        """Everybody has a second to read why their socket closes; a sleeping phone holds up no restart."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LAST_WORDS
        while self.sockets and loop.time() < end:
            await asyncio.sleep(0.01)
        for screen in list(self.sockets):
            screen.cut()

    async def _hello(self, inbox: Inbox, address: str) -> tuple[Host, PersonId, Hello]:
        """Whose socket it is and what it wants, from the first frame; or Closed."""
        hello = await self._first_frame(inbox)
        if not isinstance(hello, Hello) or (code := room_of(hello.token)) is None:
            raise Closed(NO_TOKEN)
        may_guess = self.failed_joins.take(address)  # a socket guesses no more codes than a join does
        answered = asyncio.get_running_loop().time() + GUESSED_OUT
        try:
            room = await self.rooms.find(code)
        except StoreFailed as failure:
            if may_guess:
                self.failed_joins.give_back(address)
                raise Closed(RESTART) from failure  # the disk is failing: come again
            room = None
        person = holder(room.lobby, hello.token) if room else None
        if room and person is not None:
            if may_guess:
                self.failed_joins.give_back(address)
            return room, person, hello
        if not may_guess:
            await asyncio.sleep(answered - asyncio.get_running_loop().time())  # how long we looked tells what is there
            raise Closed(TOO_FAST)
        raise Closed(NO_TOKEN if room else NO_ROOM)

    async def _first_frame(self, inbox: Inbox) -> Any:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                kind, data = await inbox.first()
        except TimeoutError:
            raise Closed(NO_TOKEN) from None
        if kind is not Kind.TEXT:
            raise Closed(NOT_TEXT)
        try:
            return read(data)
        except (msgspec.MsgspecError, RecursionError):
            raise Closed(NO_TOKEN) from None

    async def _serve(
        self, socket: UpgradedSocket, request: web.Request, room: Host, person: PersonId, hello: Hello
    ) -> None:
        if request.transport is None:
            return  # gone in the meantime
        now = asyncio.get_running_loop().time()
        screen = SocketScreen(person, request.transport, self._carrier, now, hello.aloud)
        self.sockets.add(screen)
        if hello.beat:
            self.heartbeat.add(screen)
        room.post(Arrived(screen))
        try:
            fault = await socket.inbox.listen(SocketListener(room, screen, self.limits, self.metrics).hear)
            if fault is not None:
                screen.close(fault)
                room.post(Departed(screen))
                await asyncio.sleep(LAST_WORDS)
        finally:
            self.sockets.discard(screen)
            self.heartbeat.remove(screen)
            socket.say_goodbye(screen.closed)
            screen.closed = True
            if screen.close_code in SUSPICIOUS_CLOSES:
                suspect(address_of(request), str(screen.close_code))
            room.post(Departed(screen))


class SocketListener:
    """Hands on to the room what one phone says, as fast as it may speak."""

    __slots__ = ("_bucket", "_clock", "_metrics", "_room", "_screen", "_strikes")

    def __init__(self, room: Host, screen: SocketScreen, limits: Limits, metrics: Metrics) -> None:
        self._room, self._screen, self._metrics = room, screen, metrics
        self._clock = asyncio.get_running_loop().time
        self._bucket, self._strikes = Bucket(limits.burst, limits.rate, self._clock()), Strikes()

    def hear(self, kind: Kind, data: bytes) -> None:
        screen = self._screen
        screen.heard = now = self._clock()
        if screen.closed:
            return  # until the other side closes, too
        if kind is Kind.TEXT:
            if self._bucket.take(now):
                self._read(data)
            elif self._strikes.out(now):
                screen.close(TOO_FAST)
            else:
                self._refuse(data, "too_fast")
        elif kind is Kind.PING:
            screen.pong(data)
        elif kind is Kind.BINARY:
            screen.close(NOT_TEXT)

    def _read(self, data: bytes) -> None:
        try:
            message = read(data)
            if isinstance(message, Hello):
                raise msgspec.ValidationError("Hello again")
        except (msgspec.MsgspecError, RecursionError) as error:
            self._refuse(data, "malformed", {"why": str(error)})
            return
        self._metrics.messages += 1
        self._room.post(Said(self._screen, message))

    def _refuse(self, data: bytes, code: str, about: dict[str, Any] | None = None) -> None:
        self._metrics.refused(code)
        self._screen.send(encode(Answer(id_of(data), code, about or {})), None)


def address_of(request: web.Request) -> str:
    """What its limits are counted by."""
    return network_of(request.remote or "")
