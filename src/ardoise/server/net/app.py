"""HTTP: rooms opened, looked up and entered, games told when they are over, packs; sockets go through the gateway."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from ardoise.engine.game import Rejected
from ardoise.engine.text import typed
from ardoise.server.lobby.door import has_room, members
from ardoise.server.lobby.names import NAME_LENGTH
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.log_redaction import redact_logs
from ardoise.server.metrics import MetricsAccess
from ardoise.server.net.budgets import Budgets
from ardoise.server.net.figures import Figures
from ardoise.server.net.gateway import Gateway, address_of
from ardoise.server.net.openapi import document
from ardoise.server.net.origin import is_trustworthy
from ardoise.server.net.pack_handlers import PackHandlers
from ardoise.server.net.page import CSP, POLICY, Page, rules_of_game
from ardoise.server.net.proxies import Network, believing
from ardoise.server.net.route import JSON_LINES, WAITS, Handler, json_response, served_by
from ardoise.server.net.routes import ROUTES
from ardoise.server.protocol import About, NewPerson, NewRoom, Refused, RoomCard, Welcome
from ardoise.server.records.custom_packs import OwnPacks
from ardoise.server.records.past_games import PastGames
from ardoise.server.records.tokens import as_code, holder
from ardoise.server.room.rooms import Host, Rooms
from ardoise.server.room.store_watch import StoreWatch
from ardoise.server.security_log import SUSPICIOUS, suspect, sweep_security_log

HEADERS = {
    CSP: POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

HSTS = "max-age=31536000"
OVER_TLS = {"Strict-Transport-Security": HSTS}
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}  # on a plain address browsers complain of it and do nothing
SOFTWARE = "Ardoise"  # of which version is nobody's business
PRIVATE = ("/api/packs", "/api/rooms")  # what is said here, no cache keeps
BEARER = "Bearer "
AT_THE_DOOR = {"sent_away": 403, "door_crowded": 409}
RETRY = 10  # seconds
WHY = 100  # characters
PROMETHEUS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
CODE = web.ResponseKey("code", str)  # of a refusal, in its answer


class App:
    def __init__(
        self,
        rooms: Rooms,
        origins: frozenset[str] = frozenset(),
        proxies: Sequence[Network] = (),
        metrics: MetricsAccess = MetricsAccess(),  # noqa: B008  (immutable)
        data: Path | None = None,
        operator: str = "",
    ) -> None:
        limits = rooms.limits
        self.operator = operator
        self.rooms, self.limits, self.proxies = rooms, limits, proxies
        self.budgets = Budgets(limits, origins, self._refuse)
        self.past = PastGames(rooms.store)
        self.packs = PackHandlers(OwnPacks(rooms.store, rooms.wall, rooms.hold), self._refuse)
        self.gateway = Gateway(rooms, limits, origins, self.budgets.of["tries"])
        self.stopping = False  # True: it still serves, and whoever balances the load looks elsewhere
        self.figures = Figures(rooms, self.gateway.sockets, metrics, data)

    def app(self) -> web.Application:
        redact_logs()
        seen_through = [believing(self.proxies)] if self.proxies else []
        app = web.Application(middlewares=[*seen_through, self._watching, self._noting, self.budgets.metered])
        app.add_routes(
            [
                *served_by(self, ROUTES, self.budgets.held),
                *self.packs.routes(self.budgets.held),
                *Page().routes(),
            ]
        )
        app.on_response_prepare.append(self._dress)
        app.cleanup_ctx.append(self._housekeeping)
        app.on_shutdown.append(self._say_goodbye)
        return app

    async def _dress(self, request: web.Request, response: web.StreamResponse) -> None:
        tls = OVER_TLS if request.secure else {}
        for name, value in (HEADERS | tls | (ALONE if is_trustworthy(request) else {})).items():
            response.headers.setdefault(name, value)  # the page has a policy of its own
        response.headers["Server"] = SOFTWARE
        if request.path.startswith(PRIVATE):
            response.headers["Cache-Control"] = "no-store"

    async def _housekeeping(self, _: web.Application) -> Any:
        parts = (self.gateway, self.gateway.heartbeat, self.rooms, self.rooms.metrics, StoreWatch(self.rooms))
        keepers = [asyncio.create_task(part.keep_house()) for part in parts]
        keepers.append(asyncio.create_task(sweep_security_log()))
        yield
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)

    async def _say_goodbye(self, _: web.Application) -> None:
        """Every socket is told that the table comes back, before the server stops waiting for it."""
        await self.rooms.close()
        await self.gateway.close_all()

    async def open_room(self, request: web.Request) -> web.Response:
        wanted = await self._body(request, NewRoom)
        if isinstance(wanted, web.Response):
            return wanted
        try:
            typed(wanted.name, NAME_LENGTH)  # before a room is opened for nobody
            room = await self.rooms.open(wanted.practice)
            person, token = await self._join(room, wanted)
        except Rejected as refusal:
            return self._refuse(503 if refusal.code == "server_full" else 400, refusal.code, refusal.about)
        return json_response(201, Welcome(room.code, person, token))

    async def _join(self, room: Host, wanted: NewPerson) -> tuple[PersonId, str]:
        return await self.rooms.join(room, wanted.name, wanted.role, wanted.device, wanted.new_to)

    async def look_up(self, request: web.Request) -> web.Response:
        room = await self._room(request)
        if room is None:
            return self._no_room()
        return json_response(200, RoomCard(room.code, room.lobby.game, room.lobby.playing, len(members(room.lobby))))

    async def come_in(self, request: web.Request) -> web.Response:
        wanted = await self._body(request, NewPerson)
        if isinstance(wanted, web.Response):
            return wanted
        room = await self._room(request)
        if room is None:
            return self._no_room()
        try:
            person, token = await self._join(room, wanted)
        except Rejected as refusal:
            if refusal.code in ("room_full", "room_locked", "log_full", "no_room"):
                return self._no_room()  # in the meantime
            return self._refuse(AT_THE_DOOR.get(refusal.code, 400), refusal.code, refusal.about)
        return json_response(201, Welcome(room.code, person, token))

    async def game(self, request: web.Request) -> web.Response:
        """As JSON lines."""
        found = await self._game_over(request, whole=True)
        if isinstance(found, web.Response):
            return found
        return web.Response(body=await self.past.export(*found), content_type=JSON_LINES)

    async def story(self, request: web.Request) -> web.Response:
        found = await self._game_over(request, whole=False)
        return found if isinstance(found, web.Response) else json_response(200, await self.past.story(*found))

    async def questions(self, request: web.Request) -> web.Response:
        """Of a game that is played or over, for those who are shown its table."""
        lobby, number, inside = await self._asked_about(request)
        if lobby.retired or inside is None or not 1 <= number <= lobby.number:
            return self._no_room()
        return json_response(200, await self.past.questions(lobby.code, number))

    async def _game_over(self, request: web.Request, whole: bool) -> tuple[str, int] | web.Response:
        """The room and number of a game that is over, for people in the room or free to come in; or a refusal.

        While the pack of the game is still played, the whole of it is for its table, and the rest for the room.
        """
        lobby, number, inside = await self._asked_about(request)
        if lobby.retired or not (inside is not None or has_room(lobby)) or not 1 <= number <= lobby.number:
            return self._no_room()
        if lobby.playing and number == lobby.number:
            return self._refuse(409, "not_over")
        table = await self.past.readers(lobby.code, number)
        if table is not None and (inside not in table if whole else inside is None):
            return self._refuse(403, "only_for_the_table")
        return lobby.code, number

    async def _asked_about(self, request: web.Request) -> tuple[Lobby, int, PersonId | None]:
        """A room, the number of the game that is asked for, and who of the room asks.

        Somebody who waits for approval is not in the room.
        """
        lobby = await self.past.lobby(as_code(request.match_info["code"]) or "")
        inside = holder(lobby, request.headers.get("Authorization", "").removeprefix(BEARER))
        inside = inside if inside is not None and lobby.people[inside].approved else None
        return lobby, as_number(request.match_info["number"]), inside

    rules = staticmethod(rules_of_game)

    async def health(self, _: web.Request) -> web.Response:
        ok, parts = self.rooms.health()
        if self.stopping:
            ok, parts = False, {**parts, "stopping": True}
        figures = {"rooms": len(self.rooms.live), "sockets": len(self.gateway.sockets)}
        return json_response(200 if ok else 503, {"ok": ok, **figures, **parts})

    async def about(self, _: web.Request) -> web.Response:
        return json_response(200, About(self.operator))

    async def openapi(self, _: web.Request) -> web.Response:
        return json_response(200, document())

    async def metrics(self, request: web.Request) -> web.Response:
        if not self.figures.allow(request):
            return self._refuse(404, "not_found")
        return web.Response(body=self.figures.text().encode(), headers=PROMETHEUS)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if refusal := self.gateway.refusal(request):
            return self._refuse(*refusal)
        return await self.gateway.open(request)

    @web.middleware
    async def _watching(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = await handler(request)
        if answer.status in SUSPICIOUS:
            suspect(address_of(request), answer.get(CODE, str(answer.status)))
        return answer

    @web.middleware
    async def _noting(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What the library refuses."""
        try:
            return await handler(request)
        except web.HTTPException as error:
            self.rooms.metrics.refused(str(error.status))
            raise

    async def _room(self, request: web.Request) -> Host | None:
        """A room that may be entered. Unknown, full and locked ones take the same way: a log is read for each."""
        code = as_code(request.match_info["code"])
        room = await self.rooms.find(code) if code else None
        if room is None or has_room(room.lobby):
            return room
        await self.rooms.store.read("")
        return None

    async def _body(self, request: web.Request, kind: Any) -> Any:
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return self._refuse(400, "malformed", {"why": str(error)[:WHY]})

    def _no_room(self) -> web.Response:
        return self._refuse(404, "no_room")

    def _refuse(self, status: int, code: str, about: dict[str, Any] | None = None, wait: int = RETRY) -> web.Response:
        self.rooms.metrics.refused(code)
        refusal = json_response(status, Refused(code, about or {}))
        if status in WAITS:
            refusal.headers["Retry-After"] = str(max(1, wait))
        refusal[CODE] = code
        return refusal


def as_number(text: str) -> int:
    """A game's number, or 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0
