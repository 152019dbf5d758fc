"""A player as the page is one: keeps the token and what was not answered, comes back, and sends it again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
from aiohttp import ClientConnectionError, ClientWebSocketResponse, WSMsgType

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Record, Seat
from ardoise.engine.recount import Recount
from ardoise.server.limits import Bucket
from ardoise.server.lobby.commands import Command
from ardoise.server.net.app import Welcome
from ardoise.server.protocol import RESTART, Answer, AskHint, Hello, Hinted, Play, RoomUpdate
from tests.kit.play import chosen

CUT = 1006  # what a socket says that ended without a word
PATIENCE = 20.0  # seconds for anything that a test waits for
TRIES = 20  # to come back, before the house is given up
PACE = (18, 4.5)  # a little under what a socket may send

Connect = Callable[[], Awaitable[ClientWebSocketResponse]]
Mishap = Callable[[], bool]  # is the phone cut now?


def never() -> bool:
    return False


class Closed(Exception):
    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class TableSeen(Record, tag_field="type", tag="Update"):
    """An Update whose view stays the bytes that came."""

    version: int
    phase: int | None
    seat: Seat | None
    awaited: tuple[Seat, ...]
    online: tuple[bool, ...]
    remaining_ms: int | None
    view: msgspec.Raw
    recounts: tuple[Recount, ...] = ()


class ShownSeen(Record, tag_field="type", tag="Shown"):
    table: TableSeen


class Player:
    gives_up = True  # if it cannot come back, sooner or later
    paced = True  # no faster than the server's usual limits allow
    aloud = False  # does it read aloud?
    well_behaved = True  # all that it sends can be read
    excused: tuple[str | None, ...] = (None, "too_late", "not_now")  # a declaration may come as the game is won

    def __init__(self, connect: Connect, welcome: Welcome) -> None:
        self.connect, self.welcome = connect, welcome
        self.frames: list[bytes] = []  # all that ever came
        self.tables: list[TableSeen] = []
        self.shown: list[TableSeen] = []
        self.rooms: list[RoomUpdate] = []
        self.hints: list[Hinted] = []
        self.acknowledged: set[int] = set()
        self.cuts = 0
        self._socket: ClientWebSocketResponse | None = None
        self._bucket = Bucket(*PACE, 0.0)
        self._answers: dict[int, Answer] = {}
        self._unanswered: Play | AskHint | Command | None = None
        self._last = 0  # the highest id used

    @property
    def room(self) -> RoomUpdate:
        return self.rooms[-1]

    @property
    def table(self) -> TableSeen:
        return self.tables[-1]

    async def arrive(self) -> None:
        """Say who I am and see everything. Whatever was not answered yet is sent again."""
        if self._socket:
            self._socket._response.close()  # a cut one is not let go by itself
        self._socket = await self.connect()
        self._bucket = Bucket(*PACE, asyncio.get_running_loop().time())
        rooms, tables = len(self.rooms), len(self.tables)
        await self._write(Hello(token=self.welcome.token, aloud=self.aloud))
        await self.hears(lambda: len(self.rooms) > rooms and (not self.room.playing or len(self.tables) > tables))
        if self._unanswered:
            await self._settle(self._unanswered)

    async def come_back(self) -> None:
        for _ in range(TRIES) if self.gives_up else count():
            try:
                return await self.arrive()
            except (Closed, ClientConnectionError) as gone:
                if isinstance(gone, Closed) and gone.code not in (CUT, RESTART):
                    raise
        raise Closed(CUT)

    def cut(self) -> None:
        """The phone is in a tunnel: no word of farewell."""
        assert self._socket is not None
        self.cuts += 1
        self._socket._writer.transport.abort()

    async def hang_up(self) -> None:
        if self._socket:
            await self._socket.close()

    async def hear(self) -> None:
        assert self._socket is not None
        message = await self._socket.receive()
        if message.type is not WSMsgType.TEXT:
            raise Closed(self._socket.close_code)
        self.frames.append(message.data.encode())
        match decode(self.frames[-1], RoomUpdate | TableSeen | ShownSeen | Hinted | Answer):
            case RoomUpdate() as room:
                self.rooms.append(room)
                self._last = max(self._last, room.answered)
            case TableSeen() as table:
                self.tables.append(table)
            case ShownSeen(table=table):
                self.shown.append(table)
            case Hinted() as hint:
                self.hints.append(hint)
            case Answer(id=number) as answer:
                assert number is not None or not self.well_behaved, answer
                self._answers[number or 0] = answer

    async def hears(self, enough: Callable[[], bool]) -> None:
        while not enough():
            await self.hear()

    async def hears_the_end(self) -> int | None:
        """With which code the socket is closed."""
        try:
            while True:
                await self.hear()
        except Closed as end:
            return end.code

    async def sees_a_table(self) -> None:
        await self.hears(lambda: bool(self.tables) and self.room.playing)

    async def ask_hint(self) -> Answer:
        return await self.say(AskHint(self._last + 1))

    async def ask(self, kind: type[Command], **about: Any) -> Answer:
        return await self.say(kind(self._last + 1, **about))

    async def play(self, move: Move, mishap: Mishap = never) -> Answer:
        assert self.table.phase is not None
        return await self.say(Play(self._last + 1, self.table.phase, msgspec.Raw(encode(move))), mishap)

    async def say(self, message: Play | AskHint | Command, mishap: Mishap = never) -> Answer:
        self._last = max(self._last, message.id)
        self._unanswered = message
        return await self._settle(message, mishap)

    async def answer_to(self, number: int) -> Answer:
        """To a message that was written past `say`."""
        await self.hears(lambda: number in self._answers)
        return self._answers.pop(number)

    async def play_on(self, mishap: Mishap = never) -> None:
        """To the end of the game, whatever happens to the socket."""
        while self.table.phase is not None:
            try:
                await self._turn(mishap)
            except (Closed, ClientConnectionError):
                await self.come_back()

    async def _turn(self, mishap: Mishap) -> None:
        if mishap():
            self.cut()
        move = self.choice()
        if move is None:
            await self.hear()
            return
        answer = await self.play(move, mishap)
        assert answer.refused in self.excused, answer

    def choice(self) -> Move | None:
        """What a bot would do on what I see; None: the table does not wait for me."""
        table, game = self.table, GAMES[self.room.game]
        if table.seat is None or table.seat not in table.awaited:
            return None
        dice = Dice(self.welcome.token, self._last)
        move: Move | None = chosen(game, decode(bytes(table.view), game.types.view), table.seat, dice)
        return move

    async def _settle(self, message: Play | AskHint | Command, mishap: Mishap = never) -> Answer:
        """Send it, hear the answer, and see what it led to, unless that was seen before."""
        was_known = message.id <= self.room.answered
        await self._send(message)
        if mishap():
            self.cut()
        await self.hears(lambda: message.id in self._answers)
        answer, tables = self._answers.pop(message.id), len(self.tables)
        self._unanswered = None
        if answer.refused is None:
            self.acknowledged.add(message.id)
            if isinstance(message, Play) and not was_known:
                await self.hears(lambda: len(self.tables) > tables)
        return answer

    async def _send(self, message: Play | AskHint | Command) -> None:
        clock = asyncio.get_running_loop().time
        while self.paced and not self._bucket.take(clock()):
            await asyncio.sleep((1 - self._bucket.left) / self._bucket.rate)
        await self._write(message)

    async def write(self, text: str) -> None:
        """Whatever it is: nobody waits for its answer."""
        assert self._socket is not None
        await self._socket.send_str(text)

    def write_raw(self, data: bytes) -> None:
        """Frames that no library sends."""
        assert self._socket is not None
        self._socket._writer.transport.write(data)

    async def _write(self, message: Hello | Play | AskHint | Command) -> None:
        await self.write(encode(message).decode())
