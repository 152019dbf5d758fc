"""An evening of several rooms in one server that ends and comes back, held against its log afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from signal import SIGKILL, SIGTERM, Signals
from typing import Any

from ardoise import GAMES
from ardoise.server.lobby.commands import SetBot
from ardoise.server.records.export import export
from ardoise.server.records.verify import Flaw, verify
from ardoise.store.log import Entry
from tests.kit.planned_server import MANY, Plan
from tests.kit.server import SHORT, Server, all_play, open_house
from tests.kit.stored_log import FIRST, check_acknowledged, check_every_view, stored
from tests.promises.crash_player import Shelter, Survivor

LONGEST = 120.0  # seconds: a game that takes longer does not end
FEWEST, MOST = 3, 7  # seats
MOMENTS = 100  # at most, from one strike to the next
LONGEST_WAIT = 0.01  # seconds: more than a move takes
LEAVES_WITH = {SIGTERM: 0, SIGKILL: -SIGKILL}
PLAN = Plan()

Table = list[Survivor]
Log = tuple[Entry, ...]


class Evening:
    def __init__(self, house: Shelter, chance: Random) -> None:
        self.house, self.chance = house, chance
        self.tables: list[Table] = []
        self.restarts: dict[int, float] = {}  # each new server, and the hour at which the one before was gone
        self.moments = 0  # before and after each move that is sent
        self.over = False
        self._reached = asyncio.Event()
        self._goal = 0

    @property
    def server(self) -> Server:
        return self.house.server

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    async def start_again(self, plan: Plan = PLAN) -> None:
        self.server.plan = plan
        await self.server.start()

    async def sit_down(self, game: str, bot: bool, **options: Any) -> None:
        """A table of any size; a bot takes the last seat."""
        seats = self.chance.choice([seats for seats in GAMES[game].seats if FEWEST <= seats <= MOST])
        people = seats - bot
        table = await self.house.seat([f"Player {seat}" for seat in range(people)], game, **options)
        if bot:
            assert (await table[0].ask(SetBot, seat=people, on=True)).refused is None
        await self.house.start(table)
        self.tables.append(table)

    async def play(self) -> list[str]:
        """All games to their ends. What hindered one of them, if anything did."""
        try:
            async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
                for table in self.tables:
                    group.create_task(all_play(table, self._moment))
        except Exception as error:
            return [f"a game did not end: {error!r}"]
        finally:
            self.over = True
            self._reached.set()
        return []

    def _moment(self) -> bool:
        """No mishap of a phone, but somewhere between two steps of a player."""
        self.moments += 1
        if self.moments >= self._goal:
            self._reached.set()
        return False

    async def after(self, moments: int) -> bool:
        """True as soon as so many more have passed; False if all is over first."""
        self._goal = self.moments + moments
        self._reached.clear()
        if not self.over:
            await self._reached.wait()
        return not self.over

    async def struck(self, hows: Sequence[Signals]) -> int:
        """How many of these ends the server came to while games were played; it came back each time."""
        for number, how in enumerate(hows):
            if not await self.after(self.chance.randint(1, MOMENTS)):
                return number
            await asyncio.sleep(self.chance.uniform(0, LONGEST_WAIT))
            if self.over:
                return number
            code = await self.server.end(how)
            gone = time.time()
            assert code == LEAVES_WITH[how], f"told to stop, it left with {code}"
            await self.start_again()
            self.restarts[self.pid] = gone
        return len(hows)

    async def outlives_the_server(self) -> bool:
        """True if the server has ended by itself; False if all is over first."""
        assert self.server.process is not None
        left, over = asyncio.create_task(self.server.process.wait()), asyncio.create_task(self.after(MANY))
        await asyncio.wait((left, over), return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        return left.done()

    async def logs(self) -> list[Log]:
        return [await stored(self.server.data, table[0].welcome.code) for table in self.tables]

    async def judged(self, *checks: Callable[[Table, Log], None]) -> list[str]:
        """The server is told to stop; what in its log is not as promised."""
        await self.server.end(SIGTERM)
        complaints: list[str] = []
        for table, log in zip(self.tables, await self.logs(), strict=True):
            for check in (check_finished, check_every_view, check_acknowledged, *checks):
                complaints += complaint(check, table, log)
        return complaints


def complaint(check: Callable[[Table, Log], None], table: Table, log: Log) -> list[str]:
    try:
        check(table, log)
    except (AssertionError, KeyError, Flaw) as error:
        return [f"{table[0].room.game} with {len(table)}: {check.__name__}: {error!r}"]
    return []


def check_finished(table: Table, log: Log) -> None:
    assert all(len(player.room.finishes) == 1 for player in table)


def check_like_a_twin(table: Table, log: Log) -> None:
    """The twin is the same seed and the same moves at a table that knows no crash: `verify` plays it and wants every
    entry byte for byte. That the screens saw what these entries lead to is `check_every_view`.
    """
    verify(export(log, FIRST))


def games(number: int) -> Iterable[str]:
    """All four in turn."""
    return islice(cycle(GAMES), number)


@asynccontextmanager
async def evening(
    folder: Path,
    chance: Random,
    chosen: Iterable[str],
    options: Callable[[str], dict[str, Any]] = lambda _: {},
    bots: bool = False,
) -> AsyncIterator[Evening]:
    """Everybody sits at their table, and the games have begun."""
    folder.mkdir()
    async with open_house(folder, PLAN) as house:
        shelter = Shelter(house.server, house.http)
        shelter.players = house.players  # who hangs up at the end
        one = Evening(shelter, chance)
        for game in chosen:
            await one.sit_down(game, bots and chance.random() < 0.5, **SHORT.get(game, {}), **options(game))
        yield one


def acknowledged(tables: Sequence[Table]) -> int:
    return sum(len(player.acknowledged) for table in tables for player in table)
