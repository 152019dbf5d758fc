"""A live table for tests: the real server in a process of its own, and the door through which people come in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL, Signals
from typing import Any

from aiohttp import ClientSession
from msgspec.structs import replace

from ardoise.bots import USUAL, Level
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, Start
from ardoise.server.lobby.practice import Practice
from ardoise.server.lobby.types import Role
from ardoise.server.protocol import NewPerson, NewRoom, Welcome
from tests.kit.client import PATIENCE, Mishap, Player, never
from tests.kit.fork_server import Fork, fork
from tests.kit.planned_server import NO_LIMITS, Plan

SHORT: dict[str, dict[str, Any]] = {"code777": {"points_to_win": 1}, "incroyable": {"track": "short"}}


class Server:
    """`ardoise serve`, which may be ended and started again on the same file of data: at another address, unless its
    port is set."""

    def __init__(
        self, folder: Path, plan: Plan | None = None, database: str | None = None, words: Sequence[str] = ()
    ) -> None:
        self.plan, self.words = plan, words
        self.port = 0  # any
        self.data = folder / "rooms.db"
        self.database = database  # instead of the file
        self.complaints = folder / "complaints.txt"
        self.address = ""
        self.is_open = asyncio.Event()
        self.process: Fork | None = None

    async def start(self) -> None:
        where = ["--database", self.database] if self.database else ["--data", str(self.data)]
        module, words = "ardoise", ["serve", "--lang", "en", "--port", str(self.port), *where, *self.words]
        if self.plan:
            module, words = "tests.kit.planned_server", [where[1], encode(self.plan).decode(), str(self.port)]
        self.process = await fork(module, words, self.complaints)
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        assert line.startswith(b"Ardoise is open at http"), self.complaints.read_text()
        self.address = line.decode().split()[-1]
        self.is_open.set()

    async def end(self, how: Signals) -> int:
        """The exit code."""
        assert self.process is not None
        self.is_open.clear()
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


class House:
    """The server with everybody who has come in."""

    paced = True  # are its people?
    new_to: tuple[str, ...] = ()  # the games that newcomers have not played yet

    def __init__(self, server: Server, http: ClientSession) -> None:
        self.server, self.http = server, http
        self.players: list[Player] = []

    async def open_room(self, name: str) -> Player:
        return await self._welcome("/api/rooms", NewPerson(name))

    async def practise(self, name: str, game: str, level: Level = USUAL, **options: Any) -> Player:
        player = await self._welcome("/api/rooms", NewRoom(name, practice=Practice(game, level, options)))
        await player.sees_a_table()
        return player

    async def come_in(self, code: str, name: str, role: Role = "player", device: str = "") -> Player:
        return await self._welcome(f"/api/rooms/{code}/people", NewPerson(name, role, device))

    async def _welcome(self, path: str, person: NewPerson) -> Player:
        wanted = replace(person, new_to=self.new_to)
        async with self.http.post(self.server.address + path, data=encode(wanted)) as response:
            assert response.status == 201, await response.text()
            welcome: Welcome = decode(await response.read(), Welcome)
        player = self.device(welcome)
        await player.arrive()
        return player

    def device(self, welcome: Welcome) -> Player:
        """One more screen of somebody who is in already."""
        player = Player(self.connect, welcome)
        player.paced = self.paced
        self.players.append(player)
        return player

    async def connect(self) -> Any:
        await self.server.is_open.wait()
        return await self.http.ws_connect(self.server.address + "/ws")

    async def seat(self, names: list[str], game: str, **options: Any) -> list[Player]:
        """A room of these people with a game chosen. The first is its host."""
        host = await self.open_room(names[0])
        others = [await self.come_in(host.welcome.code, name) for name in names[1:]]
        assert (await host.ask(ChooseGame, game=game)).refused is None
        assert (await host.ask(ChooseOptions, options=options)).refused is None
        return [host, *others]

    async def start(self, players: list[Player]) -> None:
        assert (await players[0].ask(Start)).refused is None
        for player in players:
            await player.sees_a_table()


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[Server]:
    await server.start()
    try:
        yield server
    finally:
        if server.process and server.process.returncode is None:
            await server.end(SIGKILL)


@asynccontextmanager
async def open_house(folder: Path, plan: Plan | None = None, database: str | None = None) -> AsyncIterator[House]:
    """Whatever the server complains of makes the test red. With a plan, the server has other parts in it."""
    async with serving(Server(folder, plan, database)) as server, ClientSession() as http:
        house = House(server, http)
        house.paced = plan is None or plan.limits != NO_LIMITS
        yield house
        for player in house.players:
            await player.hang_up()
    assert not server.complaints.read_text()


def live(folder: Path, test: Callable[[House], Awaitable[None]], plan: Plan | None = None) -> None:
    """Runs a test in a house of its own, for no longer than a minute."""

    async def within_a_minute() -> None:
        async with asyncio.timeout(60), open_house(folder, plan) as house:
            await test(house)

    asyncio.run(within_a_minute())


async def all_play(players: list[Player], mishap: Mishap = never) -> None:
    """To the end of the game, all at once."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_on(mishap))
