"""Twin rooms on the real server's own parts: from the log to the bytes on the wire and back (P6).

Two rooms wake from logs that differ only in what one person may not know. The same messages go into both, and all that
this person, a spectator and the big screen get must be the same: every byte, in its order, and every closing code.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby import rules
from ardoise.server.lobby.events import ReaderSet
from ardoise.server.lobby.types import PersonId, Role
from ardoise.server.net.app import App
from ardoise.server.net.decode import read
from ardoise.server.records.archive import LOBBY, entries
from ardoise.server.room.mailbox import Arrived, Departed, Said
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import Rooms
from ardoise.store.log import Entry
from tests.kit.evening import CODE, SECRET, Evening
from tests.kit.memory_store import MemoryStore
from tests.kit.planned_server import NO_LIMITS
from tests.kit.screen import RecordingScreen

T = TypeVar("T")

HOUR = 2_000.0  # at which all of it happens
GAME = 1
TURNS = 4
LOOKERS: tuple[Role, ...] = ("spectator", "screen")
UPTIME = re.compile(rb"(ardoise_uptime_seconds) \d+")


class World:
    """One of the two rooms. Person n sits on seat n; the two after them are a spectator and the big screen."""

    def __init__(self, room: Room, store: MemoryStore, site: App) -> None:
        self.room, self.store, self.site = room, store, site
        self.seats = room.lobby.seats
        self.phones: dict[int, RecordingScreen] = {}
        self.last = max(room.answered.last.values())  # id of a message

    @classmethod
    async def wake(cls, log: Sequence[Entry]) -> World:
        store = MemoryStore(**{CODE: log})
        rooms = Rooms(store, wall=lambda: HOUR, think=lambda *_: 1e6, limits=NO_LIMITS)
        room = await rooms.find(CODE)
        assert room is not None
        world = cls(room, store, App(rooms))
        for person in range(len(room.lobby.people)):
            world.connect(PersonId(person))
        await world.settled()
        return world

    @property
    def log(self) -> list[Entry]:
        return self.store.logs[CODE]

    def connect(self, person: PersonId) -> None:
        self.phones[person] = RecordingScreen(person, aloud=True)
        self.room.post(Arrived(self.phones[person]))

    async def say(self, person: int, kind: str, fields: dict[str, Any]) -> list[Any]:
        """A person's message as text; the game's events that came of it."""
        self.last += 1
        message = read(encode({"type": kind, "id": self.last, **fields}))
        return await self.what_comes(lambda: self.room.post(Said(self.phones[person], message)))

    async def play(self, person: int, move: Any, phase: int | None = None) -> list[Any]:
        """In the present phase, if no other is named."""
        table = self.room.table
        assert table is not None
        if phase is None:
            phase = table.waiting.phase if table.waiting else 0
        return await self.say(person, "Play", {"phase": phase, "move": move})

    def hang_up(self, person: int) -> None:
        self.room.post(Departed(self.phones[person]))

    async def come_back(self, person: int) -> list[Any]:
        return await self.what_comes(lambda: (self.hang_up(person), self.connect(PersonId(person))))

    async def what_comes(self, of: Callable[[], object] = lambda: None) -> list[Any]:
        """The game's events, once the room has done what it was asked."""
        game, before = GAMES[self.room.lobby.game], len(self.log)
        of()
        await self.settled()
        return [decode(entry.body, game.types.event) for entry in self.log[before:] if entry.game == GAME]

    async def settled(self) -> None:
        """Nothing is stored or sent any more: the store never makes the room wait, so a few turns of the loop tell."""
        still, before = 0, -1
        while still < TURNS:
            await asyncio.sleep(0)
            now = len(self.log) + sum(len(phone.frames) for phone in self.phones.values())
            still, before = still + 1 if now == before else 0, now

    async def http(self) -> list[tuple[str, int, list[tuple[str, str]], bytes]]:
        """What everybody can ask without a token: every address that there is."""
        return [await self._asked(route) for route in _pages(self.site)]

    async def _asked(self, route: web.AbstractRoute) -> tuple[str, int, list[tuple[str, str]], bytes]:
        assert route.resource is not None
        path = route.resource.canonical
        try:
            answer = await route.handler(_request(path))
        except web.HTTPException as refusal:
            answer = refusal
        assert isinstance(answer, web.Response)
        return path, answer.status, sorted(answer.headers.items()), UPTIME.sub(rb"\1", bytes(answer.body or b""))


@cache
def _request(path: str) -> web.Request:
    words = {
        "code": CODE,
        "number": str(GAME),
        "game": "gambit7",
        "folder": "assets",
        "name": "none.js",
        "secret": "none",
    }
    return make_mocked_request("GET", path, match_info=words)


def _pages(site: App) -> Iterator[web.AbstractRoute]:
    for route in site.app().router.routes():
        if route.method == "GET" and route.resource and route.resource.canonical != "/ws":
            yield route


def log_with(game: str, seats: int, options: dict[str, Any], state: Any, at: float) -> list[Entry]:
    """The log of a room at whose table this state was dealt."""
    return [*_people(game, seats, encode(options)), *entries(GAME, 0, at, "", (state,))]


@cache
def _people(game: str, seats: int, options: bytes) -> tuple[Entry, ...]:
    evening = Evening(seats, "twins")
    for role in LOOKERS:
        evening.keep(rules.join(evening.lobby, f"A {role}", role, f"{SECRET} {role}"), "")
    evening.keep((ReaderSet(PersonId(len(evening.lobby.people) - 1)),), "")  # the big screen: what it reads takes time
    evening.begin(game, **decode(options, dict[str, Any]))
    return tuple(entry for entry in evening.log if entry.game == LOBBY)


def never_told(world: World) -> list[bytes]:
    """Words that are the same in both rooms and belong on no wire at all: the seed, and whatever opens a seat."""
    lobby = world.room.lobby
    assert lobby.seed is not None
    return [lobby.seed.encode(), *(person.token.encode() for person in lobby.people)]
