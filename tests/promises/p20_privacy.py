"""P20: we know almost nothing about players, and soon nothing at all."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from signal import SIGTERM
from typing import Any
from unittest.mock import patch

from aiohttp import ClientSession

from ardoise import GAMES, Dice
from ardoise.games.gambit7.types import Write
from ardoise.server.lobby.commands import Kick
from ardoise.server.lobby.events import Joined, KeptSet, Opened
from ardoise.server.lobby.types import Person, PersonId
from ardoise.server.records.archive import LOBBY, entries
from ardoise.server.records.tokens import LETTERS
from ardoise.server.room.rooms import Rooms
from ardoise.store.log import Entry
from ardoise.store.sqlite import SqliteStore
from tests.kit.client import Closed
from tests.kit.clock import believed
from tests.kit.in_process import OpenTable, open_table
from tests.kit.planned_server import Plan
from tests.kit.server import House, Server
from tests.promises.promise import Order, Promise, Tally

KNOWN = [
    "id",
    "token",
    "role",
    "name",
    "avatar",
    "colour",
    "seat",
    "ready",
    "approved",
    "gone",
    "time_factor",
    "watching",
    "language",
    "device",
    "new_to",
    "kicked",
]
DEVICE = "a-device-says-nothing-of-itself"
DAY = 24 * 3600.0
LOOKS = 100
ANSWER = 918_273_645
ADDRESSES = ("127.0.0.1", "::1")
ELSEWHERE = re.compile(rb"//[\w-]+\.[\w.-]+")  # an address of anybody else
NONSENSE = (b"\x00\xff\r\n\r\n", b"GET /%ff HTTP/9.9\r\n\r\n", b"POST /api/rooms HTTP/1.1\r\ncontent-length: x\r\n\r\n")


def found_in(data: Path, words: Iterable[str]) -> list[str]:
    """Which of these words lie in the file of data or beside it, be it in what SQLite has thrown away."""
    raw = b"".join(file.read_bytes() for file in data.parent.glob(f"{data.name}*"))
    return [word for word in words if word.encode() in raw]


async def little_is_kept(order: Order) -> Tally:
    """An evening with rude guests at the real server: it complains of nothing, and stores no more than names."""
    tally = Tally()
    for number in range(order.runs):
        folder = order.folder / str(number)
        folder.mkdir()
        server = Server(folder, Plan())
        await server.start()
        try:
            async with ClientSession() as http:
                secrets, pages = await _evening(House(server, http))
        finally:
            await server.end(SIGTERM)
        told = server.complaints.read_text()
        tally.check(not told, f"complained: {told[:200]}")
        tally.failures += [f"in the file: {word}" for word in found_in(server.data, secrets)]
        ours = f"//{server.address.partition('//')[2]}".encode()  # where the page's socket may go
        tally.failures += [f"served: {stranger!r}" for stranger in ELSEWHERE.findall(pages.replace(ours, b""))]
    if list(Person.__struct_fields__) != KNOWN:
        tally.failures.append(f"of a person is kept {Person.__struct_fields__}")
    return tally


async def _evening(house: House) -> tuple[list[str], bytes]:
    """What must not be in the file of data afterwards, and all that was served."""
    players = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
    await house.start(players)
    await players[1].play(Write(ANSWER))
    rude = await house.come_in(players[0].welcome.code, "Eve", device=DEVICE)
    assert (await players[0].ask(Kick, person=rude.welcome.person)).refused is None
    await rude.hang_up()
    for nonsense in NONSENSE:
        await _knock(house, nonsense)
    socket = await house.connect()
    await socket.send_str('{"type":"Hello","token":"BCDFGH.%s"}' % ("x" * 43))
    await socket.receive()
    await socket.close()
    for player in players:
        await player.hang_up()
    return [*ADDRESSES, DEVICE, *(player.welcome.token.partition(".")[2] for player in players)], await _pages(house)


async def _knock(house: House, data: bytes) -> None:
    host, port = house.server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(data)
    await asyncio.wait_for(reader.read(), 10)
    writer.close()


async def _pages(house: House) -> bytes:
    """All that is served to anybody, headers included."""
    pages = b""
    for path in ("/", "/api/health", "/api/openapi.json", "/metrics", "/api/rooms/XXXXXX", "/nowhere"):
        async with house.http.get(house.server.address + path) as answer:
            pages += repr(dict(answer.headers)).encode() + await answer.read()
    return pages


async def faults_tell_nothing(order: Order) -> Tally:
    """Even an error that nobody thought of, with a name or an answer in its words, is logged without them."""
    tally = Tally()
    for number in range(order.runs):
        folder = order.folder / str(number)
        folder.mkdir()
        with listening() as heard:
            async with open_table(folder) as table:
                secrets = await _broken(table)
        told = "\n".join(heard)
        found = [secret for secret in secrets if secret in told]
        tally.check(bool(heard) and not found, f"in the log: {found}" if heard else "an error was not logged at all")
    return tally


async def _broken(table: OpenTable) -> list[str]:
    """A room and a page that break; what must not be in the log afterwards."""
    players = await table.seat(["Ada", "Blaise", "Carl"], "gambit7")
    await table.start(players)
    welcome = players[0].welcome
    with patch.dict(GAMES, gambit7=replace(GAMES["gambit7"], decide=_break)):
        table.room(welcome.code).table.game = GAMES["gambit7"]  # type: ignore[union-attr]
        with suppress(Closed):  # the room broke
            await players[1].play(Write(ANSWER))
    with patch.object(Rooms, "join", _break):
        async with table.http.post(f"{table.address}/api/rooms", json={"name": "Dora"}) as answer:
            assert answer.status == 500
    return ["Ada", "Blaise", "Carl", "Dora", str(ANSWER), welcome.token, *ADDRESSES]


def _break(*what: Any, **more: Any) -> Any:
    raise ValueError(f"nobody thought of {what} {more}")


@contextmanager
def listening() -> Iterator[list[str]]:
    """What would be printed, with everything that belongs to it."""
    heard: list[str] = []
    ear = logging.Handler(logging.WARNING)
    ear.emit = lambda record: heard.append(ear.format(record))  # type: ignore[method-assign]
    logging.getLogger().addHandler(ear)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(ear)


def a_room(dice: Dice, at: float, *more: Any) -> tuple[str, str, list[Entry]]:
    """A code, a name, and the log of a room in which somebody has that name."""
    code = "".join(dice.pick(LETTERS) for _ in range(6))
    name = f"Nick{dice.below(10**12)}"
    facts = (Opened(code=code), Joined(Person(id=PersonId(0), token="a fingerprint", role="player", name=name)), *more)
    return code, name, entries(LOBBY, 0, at, "", facts)


async def forgotten_is_gone(order: Order) -> Tally:
    """A forgotten room is nowhere in the file, while the server goes on with the others."""
    tally, data = Tally(), order.folder / "rooms.db"
    store = SqliteStore.open(data)
    rooms = [a_room(Dice(f"{order.seed} forget", number), 1_000.0) for number in range(order.runs)]
    await asyncio.gather(*(store.append(code, log) for code, _, log in rooms))
    for code, name, _ in rooms:
        await store.forget(code)
        tally.check(await _gone(data, code, name), f"{name} of {code} is in the file after it was forgotten")
    await store.close()
    return tally


async def _gone(data: Path, *words: str) -> bool:
    """Soon: the disk is swept after those who wait have been answered."""
    for _ in range(LOOKS):
        if not found_in(data, words):
            return True
        await asyncio.sleep(0.01)
    return False


async def a_day_later(order: Order) -> Tally:
    """Rooms are forgotten a day after the last word, unless somebody wants to keep them."""
    tally, now = Tally(), [0.0]
    store = SqliteStore.open(order.folder / "rooms.db")
    rooms = Rooms(store, wall=lambda: now[0], witness=believed)
    for number in range(order.runs):
        dice = Dice(f"{order.seed} day", number)
        at, kept = 10_000.0 + dice.below(10_000), bool(dice.below(2))
        code, name, log = a_room(dice, at, KeptSet(kept))
        await store.append(code, log)
        now[0] = at + DAY - 1
        early = await rooms.forget_old()
        now[0] = at + DAY
        late = await rooms.forget_old()
        tally.check((early, late) == ([], [] if kept else [code]), f"kept {kept}: forgotten {early}, then {late}")
        if any(name.encode() in entry.body for entry in await store.read(code)) != kept:
            tally.failures.append(f"kept {kept}: its log says otherwise")
        await store.forget(code)
    await store.close()
    return tally


PROMISES = [
    Promise("P20", "nicknames are all we know, and nobody else is asked", 1, 20, little_is_kept),
    Promise("P20 faults", "no log line holds names, answers, addresses or tokens", 1, 20, faults_tell_nothing),
    Promise("P20 forget", "what is forgotten is gone from the disk", 10, 200, forgotten_is_gone),
    Promise("P20 day", "rooms are forgotten after a day, unless kept", 10, 1_000, a_day_later),
]
