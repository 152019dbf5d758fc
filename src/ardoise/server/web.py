"""Pages, JSON and sockets on one port."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from ardoise.engine.game import Rejected
from ardoise.engine.text import typed
from ardoise.engine.wire import encode
from ardoise.server.letters import Arrived, Departed, Said
from ardoise.server.limits import Bucket, Buckets, Limits, Strikes
from ardoise.server.lobby.rules import NAME_LENGTH, has_room
from ardoise.server.lobby.types import PersonId
from ardoise.server.openapi import document
from ardoise.server.protocol import (
    NO_ROOM,
    NO_TOKEN,
    NOT_TEXT,
    TOO_FAST,
    Answer,
    Close,
    Hello,
    NewPerson,
    Refused,
    RoomCard,
    Welcome,
)
from ardoise.server.reading import read
from ardoise.server.room import Room
from ardoise.server.rooms import Rooms
from ardoise.server.sockets import SocketScreen
from ardoise.server.tokens import as_code, holder, room_of
from ardoise.store.log import StoreFailed

PING_SECONDS, DEAD_SECONDS = 10.0, 20.0
LIMITS = Limits()

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "object-src 'none'; require-trusted-types-for 'script'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

HSTS = "max-age=31536000"


class Web:
    def __init__(self, rooms: Rooms, origins: frozenset[str] = frozenset(), limits: Limits = LIMITS) -> None:
        self.rooms, self.origins, self.limits = rooms, origins, limits
        self.sockets: set[SocketScreen] = set()
        self.of_address: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        self.openings = Buckets(limits.rooms_burst, limits.rooms_rate, time.monotonic)
        self.failed_joins = Buckets(limits.failed_joins_burst, limits.failed_joins_rate, time.monotonic)
        self.began = time.monotonic()

    def app(self) -> web.Application:
        app = web.Application(client_max_size=self.limits.frame)
        app.add_routes(
            [
                web.post("/api/rooms", self.open_room),
                web.get("/api/rooms/{code}", self.look_up),
                web.post("/api/rooms/{code}/people", self.come_in),
                web.get("/api/health", self.health),
                web.get("/api/openapi.json", self.openapi),
                web.get("/metrics", self.metrics),
                web.get("/ws", self.socket),
            ]
        )
        app.on_response_prepare.append(self._dress)
        app.cleanup_ctx.append(self._housekeeping)
        app.on_shutdown.append(self._say_goodbye)
        return app

    async def _dress(self, request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        if request.secure:
            response.headers["Strict-Transport-Security"] = HSTS

    async def _housekeeping(self, _: web.Application) -> Any:
        task = asyncio.create_task(self._keep_house())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _say_goodbye(self, _: web.Application) -> None:
        """Every socket is told that the table comes back, before the server stops waiting for it."""
        await self.rooms.close()

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            now = asyncio.get_running_loop().time()
            for screen in list(self.sockets):
                if now - screen.heard > DEAD_SECONDS:
                    screen.close(NO_TOKEN)
                else:
                    screen.ping()

    async def open_room(self, request: web.Request) -> web.Response:
        wanted = await self._body(request, NewPerson)
        if isinstance(wanted, web.Response):
            return wanted
        if not self.openings.take(_address(request)):
            return self._refuse(429, "too_many_rooms")
        try:
            typed(wanted.name, NAME_LENGTH)  # before a room is opened for nobody
            room = await self.rooms.open()
            person, token = await self.rooms.join(room, wanted.name, wanted.role)
        except Rejected as refusal:
            return self._refuse(503 if refusal.code == "server_full" else 400, refusal.code, refusal.about)
        except StoreFailed as failure:
            return self._refuse(503, "not_stored", {"why": failure.code})
        return _json(201, Welcome(room.code, person, token))

    async def look_up(self, request: web.Request) -> web.Response:
        if self.failed_joins.empty(_address(request)):
            return self._refuse(429, "too_many_tries")
        room = await self._room(request)
        if room is None or not has_room(room.lobby):
            return self._no_room(request)
        people = sum(not person.gone for person in room.lobby.people)
        return _json(200, RoomCard(room.code, room.lobby.game, room.lobby.playing, people))

    async def come_in(self, request: web.Request) -> web.Response:
        wanted = await self._body(request, NewPerson)
        if isinstance(wanted, web.Response):
            return wanted
        if self.failed_joins.empty(_address(request)):
            return self._refuse(429, "too_many_tries")
        room = await self._room(request)
        if room is None:
            return self._no_room(request)
        try:
            person, token = await self.rooms.join(room, wanted.name, wanted.role)
        except Rejected as refusal:
            if refusal.code in ("room_full", "room_locked", "no_room"):
                return self._no_room(request)  # unknown, full and locked look alike
            return self._refuse(400, refusal.code, refusal.about)
        except StoreFailed as failure:
            return self._refuse(503, "not_stored", {"why": failure.code})
        return _json(201, Welcome(room.code, person, token))

    async def health(self, _: web.Request) -> web.Response:
        return _json(200, {"ok": True, "rooms": len(self.rooms.live), "sockets": len(self.sockets)})

    async def openapi(self, _: web.Request) -> web.Response:
        return _json(200, document())

    async def metrics(self, _: web.Request) -> web.Response:
        figures = {
            "ardoise_rooms": len(self.rooms.live),
            "ardoise_sockets": len(self.sockets),
            "ardoise_uptime_seconds": round(time.monotonic() - self.began),
            **{f"ardoise_{name}_total": count for name, count in sorted(self.counted.items())},
        }
        return web.Response(text="".join(_metric(name, value) for name, value in figures.items()))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        address = _address(request)
        if not self._origin_allowed(request):
            return self._refuse(403, "wrong_origin")
        if self.of_address[address] >= self.limits.sockets_an_address:
            return self._refuse(429, "too_many_sockets")
        too_big = self.limits.frame + 1  # the library refuses from this size on
        socket = web.WebSocketResponse(compress=False, max_msg_size=too_big, autoping=False)
        await socket.prepare(request)
        self.of_address[address] += 1
        try:
            await self._serve(socket, request)
        finally:
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]
        return socket

    async def _serve(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        found = await self._hello(socket, _address(request))
        if isinstance(found, int):
            await socket.close(code=found)
            return
        if request.transport is None:
            return  # gone in the meantime
        room, person = found
        screen = SocketScreen(person, request.transport, asyncio.get_running_loop().time())
        self.sockets.add(screen)
        room.post(Arrived(screen))
        try:
            await self._listen(socket, room, screen)
        finally:
            self.sockets.discard(screen)
            screen.closed = True
            room.post(Departed(screen))

    async def _hello(self, socket: web.WebSocketResponse, address: str) -> tuple[Room, PersonId] | Close:
        """Whose socket it is, from the first frame; or why it is closed."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                first = await socket.receive()
        except TimeoutError:
            return NO_TOKEN
        if first.type is not WSMsgType.TEXT:
            return NOT_TEXT
        try:
            hello = read(first.data)
        except (msgspec.MsgspecError, RecursionError):
            return NO_TOKEN
        if not isinstance(hello, Hello) or (code := room_of(hello.token)) is None:
            return NO_TOKEN
        room = await self.rooms.find(code)
        person = holder(room.lobby, hello.token) if room else None
        if room and person is not None:
            return room, person
        if not self.failed_joins.take(address):
            return TOO_FAST  # a socket guesses no more codes than a join does
        return NO_TOKEN if room else NO_ROOM

    async def _listen(self, socket: web.WebSocketResponse, room: Room, screen: SocketScreen) -> None:
        loop = asyncio.get_running_loop()
        bucket, strikes = Bucket(self.limits.burst, self.limits.rate, loop.time()), Strikes()
        while True:
            message = await socket.receive()
            screen.heard = now = loop.time()
            if message.type is WSMsgType.TEXT:
                if bucket.take(now):
                    self._read(message.data, room, screen)
                elif strikes.out(now):
                    screen.close(TOO_FAST)
                    return
                else:
                    screen.send(encode(Answer(None, "too_fast")), None)
            elif message.type is WSMsgType.PING:
                await socket.pong(message.data)
            elif message.type is WSMsgType.BINARY:
                screen.close(NOT_TEXT)
                return
            elif message.type is not WSMsgType.PONG:
                return

    def _read(self, text: str, room: Room, screen: SocketScreen) -> None:
        try:
            message = read(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.counted["malformed"] += 1
            screen.send(encode(Answer(None, "malformed", {"why": str(error)})), None)
            return
        if isinstance(message, Hello):
            screen.send(encode(Answer(None, "malformed", {"why": "Hello again"})), None)
            return
        self.counted["messages"] += 1
        room.post(Said(screen, message))

    async def _room(self, request: web.Request) -> Room | None:
        code = as_code(request.match_info["code"])
        return await self.rooms.find(code) if code else None

    async def _body(self, request: web.Request, kind: Any) -> Any:
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return self._refuse(400, "malformed", {"why": str(error)})

    def _no_room(self, request: web.Request) -> web.Response:
        self.failed_joins.take(_address(request))
        return self._refuse(404, "no_room")

    def _refuse(self, status: int, code: str, about: dict[str, Any] | None = None) -> web.Response:
        self.counted["refusals"] += 1
        return _json(status, Refused(code, about or {}))

    def _origin_allowed(self, request: web.Request) -> bool:
        """A browser names the page that opens the socket: it must be ours. Other programs name none."""
        origin = request.headers.get("Origin")
        own = {f"{scheme}://{request.host}" for scheme in ("http", "https")}
        return origin is None or origin in own | self.origins


def _metric(name: str, value: int) -> str:
    return f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"


def _json(status: int, value: object) -> web.Response:
    return web.Response(status=status, body=encode(value), content_type="application/json")


def _address(request: web.Request) -> str:
    return request.remote or ""
