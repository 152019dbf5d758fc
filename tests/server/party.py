"""A party for the tests: the real server as a process, and players who behave like the page on a phone."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp

from ardoise import GAMES, Dice
from ardoise.engine.codec import decode, encode
from tests.kit.play import chosen

ARDOISE = str(Path(sys.executable).parent / "ardoise")
PACE = 0.21  # seconds between two messages: five a second are allowed


class Server:
    """`ardoise serve` on a port of its own, which a restart keeps."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data, self.words, self.port = data, words, 0
        self.start()

    def start(self) -> None:
        command = [ARDOISE, "serve", "--port", str(self.port), "--data", str(self.data), *self.words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)


class Phone:
    """One person's phone: keeps its token and its unanswered message, and shows what it is sent."""

    def __init__(self, session: aiohttp.ClientSession, server: Server, token: str) -> None:
        self.session, self.server, self.token = session, server, token
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[str] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.closed: int | None = None
        self.count = 0
        self.changed = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        self.socket = await self.session.ws_connect(f"{self.server.address}/ws")
        self.closed, self.room = None, {}
        await self.socket.send_str(json.dumps({"type": "Hello", "token": self.token}))
        self.reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.room) or self.closed is not None)
        self.count = max(self.count, self.room.get("answered", 0))

    async def _read(self) -> None:
        async for message in self.socket:
            self.heard.append(message.data)
            told = json.loads(message.data)
            match told["type"]:
                case "Room":
                    self.room = told
                case "Update":
                    self.table = told
                case "Answer" if told["id"] is not None:
                    self.answers[told["id"]] = told
            self.changed.set()
        self.closed = self.socket.close_code
        self.changed.set()

    async def cut(self) -> None:
        """The tunnel: no good-bye."""
        if self.reader:
            self.reader.cancel()
        await self.socket.close()

    async def until(self, met: Callable[[], bool], seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while not met():
                self.changed.clear()
                await self.changed.wait()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.count += 1
        return await self.send({"type": kind, "id": self.count, **fields})

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        number = message["id"]
        await self.socket.send_str(json.dumps(message))
        await self.until(lambda: number in self.answers or self.closed is not None)
        return self.answers.get(number, {"refused": "closed"})

    def move(self) -> dict[str, Any] | None:
        """What a bot would do in this seat, seeing what this phone sees."""
        told = self.table
        if not told or told["phase"] is None or told["seat"] not in told["awaited"]:
            return None
        game = GAMES[self.room["game"]]
        view = decode(encode(told["view"]), game.types.view)
        move = chosen(game, view, told["seat"], Dice(self.token, told["version"]))
        return None if move is None else json.loads(encode(move))

    async def play(self) -> None:
        """Until the game is over; a move that came too late is simply thought about again."""
        while self.table.get("phase", 0) is not None:
            if (move := self.move()) is not None:
                await self.ask("Play", phase=self.table["phase"], move=move)
                await asyncio.sleep(PACE)
            else:
                seen = self.table.get("version")
                await self.until(lambda seen=seen: self.table.get("version") != seen or self.closed is not None, 60)
            if self.closed is not None:
                return


async def gather(session: aiohttp.ClientSession, server: Server, names: list[str], game: str) -> list[Phone]:
    """Open a room, come in, and choose the game; nobody has started yet."""
    opened = await post(session, server, "/api/rooms", {"name": names[0]})
    phones = [Phone(session, server, opened["token"])]
    phones += [await newcomer(session, server, opened["code"], name) for name in names[1:]]
    for phone in phones:
        await phone.connect()
    assert (await phones[0].ask("ChooseGame", game=game))["refused"] is None
    return phones


async def newcomer(session: aiohttp.ClientSession, server: Server, code: str, name: str, role: str = "player") -> Phone:
    joined = await post(session, server, f"/api/rooms/{code}/people", {"name": name, "role": role})
    return Phone(session, server, joined["token"])


async def post(session: aiohttp.ClientSession, server: Server, path: str, body: Any) -> dict[str, Any]:
    async with session.post(server.address + path, json=body) as answer:
        told: dict[str, Any] = await answer.json()
        return told | {"status": answer.status}
