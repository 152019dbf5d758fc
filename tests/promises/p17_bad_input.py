"""P17: bad input gets a clean refusal."""

from __future__ import annotations

import asyncio
import time

from aiohttp import WSMsgType

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Timeout
from ardoise.server.lobby.commands import SetClock
from ardoise.server.lobby.events import HostNamed, Joined, LobbyEvent, Opened
from ardoise.server.lobby.start import day_of
from ardoise.server.protocol import Answer, Hello, RoomUpdate
from ardoise.server.records.archive import LOBBY, wake
from ardoise.server.records.idempotency import cause_of
from ardoise.server.room.room_view import room_updates
from ardoise.store.log import Entry
from tests.kit.client import Player, TableSeen
from tests.kit.frames import masked
from tests.kit.server import SHORT, House
from tests.kit.stored_log import stored
from tests.promises.crowd import health, hush, listening, open_crowd, resident_mb
from tests.promises.crowd_fuzz import Fuzz
from tests.promises.promise import Order, Promise, Tally

TRIO = ["Ada", "Blaise", "Carl"]
BATCH = 20  # texts that are on their way at the same time
HARD = 0.2  # of all batches are followed by a frame that no browser sends
FLAT = 20.0  # MB that the server may grow after its first tenth


class Fuzzer:
    """Somebody whose page went mad. What is acknowledged nevertheless is noted."""

    def __init__(self, house: House, player: Player, seed: int) -> None:
        self.connect, self.player, self.fuzz, self.tally = house.connect, player, Fuzz(seed), Tally()
        self.number = player.room.answered
        self.causes: set[str] = set()

    async def arrive(self) -> None:
        self.socket = await self.connect()
        await self.socket.send_str(encode(Hello(token=self.player.welcome.token)).decode())

    async def go_on(self, messages: int) -> None:
        await self.arrive()
        goal = self.tally.runs + messages
        while self.tally.runs < goal:
            await self._texts(min(BATCH, goal - self.tally.runs))
            if self.fuzz.chance.random() < HARD:
                await self._is_closed(*self.fuzz.closing())
        await self.socket.close()

    async def _texts(self, count: int) -> None:
        """Every text is answered once."""
        waiting = 0
        for _ in range(count):
            self.number += 1
            data = self.fuzz.text(self.number, *self._move())
            if _is_text(data):
                self._write(self.fuzz.framed(data))
                waiting += 1
            else:
                await self._are_answered(waiting)
                waiting = 0
                await self._is_closed(masked(0x81, data), {1007})
        await self._are_answered(waiting)

    def _move(self) -> tuple[int, bytes]:
        """A good one, if there is one now."""
        if not self.player.tables:
            return 0, b"{}"
        return self.player.table.phase or 0, encode(self.player.choice() or Timeout())

    def _write(self, data: bytes) -> None:
        self.socket._writer.transport.write(data)

    async def _are_answered(self, waiting: int) -> None:
        while waiting:
            message = await self.socket.receive()
            if message.type is not WSMsgType.TEXT:
                self.tally.check(False, f"{waiting} texts were not answered, but closed with {self.socket.close_code}")
                await self.arrive()
                return
            waiting -= self._is_answer(message.data.encode())

    def _is_answer(self, frame: bytes) -> bool:
        match decode(frame, RoomUpdate | TableSeen | Answer):
            case RoomUpdate() as room:
                self.player.rooms.append(room)
                return False
            case TableSeen() as table:
                self.player.tables.append(table)
                return False
            case Answer(id=number, refused=refused):
                self.tally.check(True, "")
                if refused is None:
                    self.causes.add(cause_of(self.player.welcome.person, number))
        return True

    async def _is_closed(self, frame: bytes, codes: set[int]) -> None:
        """And comes back."""
        self._write(frame)
        while (await self.socket.receive()).type is WSMsgType.TEXT:
            pass
        code = self.socket.close_code
        self.tally.check(code in codes, f"closed with {code} instead of {codes} after {frame[:50]!r}")
        await self.arrive()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeError:
        return False
    return True


async def run(order: Order) -> Tally:
    async with open_crowd(order.folder) as house:
        tables = [await _in_play(house, game) for game in GAMES]
        lobby = await house.seat(TRIO, "gambit7")
        mad = [player for players in tables for player in players[1:]] + lobby[:1]  # only a host may do more
        fuzzers = [Fuzzer(house, player, order.seed + n) for n, player in enumerate(mad)]
        quiet = listening(players[0] for players in tables)
        before, after = [
            await _memory_after(house, fuzzers, share) for share in (order.runs // 10, order.runs * 9 // 10)
        ]
        await hush(quiet)
        fresh = [await _fresh(house, players[0]) for players in (*tables, lobby)]
        alive = await health(house)
        await house.end()
        flaws = [flaw for screen in fresh for flaw in await _flaws(house, screen, fuzzers)]
    flaws += [flaw for fuzzer in fuzzers for flaw in fuzzer.tally.failures]
    flaws += [] if alive["ok"] else ["the server is ill"]
    flaws += [] if after - before < FLAT else [f"the server grew from {before} to {after} MB"]
    figures = {"MB before": before, "MB after": after, "taken": sum(len(fuzzer.causes) for fuzzer in fuzzers)}
    return Tally(sum(fuzzer.tally.runs for fuzzer in fuzzers), flaws, figures)


async def _in_play(house: House, game: str) -> list[Player]:
    """Only what is sent can change this table: no hourglass, no bots."""
    players = await house.seat(TRIO, game, **SHORT.get(game, {}))
    assert (await players[0].ask(SetClock, on=False)).refused is None
    await house.start(players)
    return [*players, await house.come_in(players[0].welcome.code, "Dora", "spectator")]


async def _memory_after(house: House, fuzzers: list[Fuzzer], messages: int) -> float:
    await asyncio.gather(*(fuzzer.go_on(-(-messages // len(fuzzers))) for fuzzer in fuzzers))
    return await resident_mb(house)


async def _fresh(house: House, player: Player) -> Player:
    """Sees everything as it is now."""
    screen = house.device(player.welcome)
    await screen.arrive()
    return screen


async def _flaws(house: House, screen: Player, fuzzers: list[Fuzzer]) -> list[str]:
    """The log holds nothing but what was acknowledged, and the room is what its log makes of it."""
    log = await stored(house.server.data, screen.welcome.code)
    in_room = [player for player in house.players if player.welcome.code == screen.welcome.code]
    known = {cause_of(player.welcome.person, number) for player in in_room for number in player.acknowledged}
    known |= {cause for fuzzer in fuzzers if fuzzer.player in in_room for cause in fuzzer.causes}
    flaws = [f"nobody was told of {entry}" for entry in log if entry.cause not in known and not _of_the_door(entry)]
    kept, me = wake(log), screen.welcome.person
    online = {person.id for person in screen.room.people if person.online}
    if [screen.room] != room_updates(kept.lobby, [me], kept.answered.last, online, day_of(time.time())):
        flaws.append(f"{screen.room} is not what the log says")
    if kept.lobby.playing and bytes(screen.table.view) != encode(GAMES[kept.game].view(kept.state, screen.table.seat)):
        flaws.append(f"{screen.table} is not what the log says")
    return flaws


def _of_the_door(entry: Entry) -> bool:
    return (
        entry.game == LOBBY
        and not entry.cause
        and isinstance(decode(entry.body, LobbyEvent), Opened | Joined | HostNamed)
    )


PROMISES = [Promise("P17", "bad input gets a clean refusal", 2_000, 100_000, run)]
