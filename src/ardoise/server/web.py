"""Pages, JSON and sockets on one port."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import msgspec
from aiohttp import web

from ardoise.engine.game import Rejected
from ardoise.engine.text import typed
from ardoise.engine.wire import encode
from ardoise.server.door import Door, address_of
from ardoise.server.limits import Buckets, Limits
from ardoise.server.lobby.rules import NAME_LENGTH, has_room
from ardoise.server.openapi import document
from ardoise.server.protocol import NewPerson, Refused, RoomCard, Welcome
from ardoise.server.room import Room
from ardoise.server.rooms import Rooms
from ardoise.server.tokens import as_code
from ardoise.store.log import StoreFailed

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
        self.rooms, self.limits = rooms, limits
        self.counted: Counter[str] = Counter()
        self.openings = Buckets(limits.rooms_burst, limits.rooms_rate, time.monotonic)
        self.failed_joins = Buckets(limits.failed_joins_burst, limits.failed_joins_rate, time.monotonic)
        self.door = Door(rooms, limits, origins, self.failed_joins, self.counted)
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
        task = asyncio.create_task(self.door.keep_house())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _say_goodbye(self, _: web.Application) -> None:
        """Every socket is told that the table comes back, before the server stops waiting for it."""
        await self.rooms.close()

    async def open_room(self, request: web.Request) -> web.Response:
        wanted = await self._body(request, NewPerson)
        if isinstance(wanted, web.Response):
            return wanted
        if not self.openings.take(address_of(request)):
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
        if self.failed_joins.empty(address_of(request)):
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
        if self.failed_joins.empty(address_of(request)):
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
        return _json(200, {"ok": True, "rooms": len(self.rooms.live), "sockets": len(self.door.sockets)})

    async def openapi(self, _: web.Request) -> web.Response:
        return _json(200, document())

    async def metrics(self, _: web.Request) -> web.Response:
        figures = {
            "ardoise_rooms": len(self.rooms.live),
            "ardoise_sockets": len(self.door.sockets),
            "ardoise_uptime_seconds": round(time.monotonic() - self.began),
            **{f"ardoise_{name}_total": count for name, count in sorted(self.counted.items())},
        }
        return web.Response(text="".join(_metric(name, value) for name, value in figures.items()))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if refusal := self.door.refusal(request):
            return self._refuse(*refusal)
        return await self.door.open(request)

    async def _room(self, request: web.Request) -> Room | None:
        code = as_code(request.match_info["code"])
        return await self.rooms.find(code) if code else None

    async def _body(self, request: web.Request, kind: Any) -> Any:
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return self._refuse(400, "malformed", {"why": str(error)})

    def _no_room(self, request: web.Request) -> web.Response:
        self.failed_joins.take(address_of(request))
        return self._refuse(404, "no_room")

    def _refuse(self, status: int, code: str, about: dict[str, Any] | None = None) -> web.Response:
        self.counted["refusals"] += 1
        return _json(status, Refused(code, about or {}))


def _metric(name: str, value: int) -> str:
    return f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"


def _json(status: int, value: object) -> web.Response:
    return web.Response(status=status, body=encode(value), content_type="application/json")
