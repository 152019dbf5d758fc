"""Games that are played on several nodes while these are hurt, and held against the log afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from aiohttp import ClientConnectionError

from ardoise.server.export import export
from ardoise.server.protocol import Welcome
from ardoise.server.verify import verify
from ardoise.store.log import Entry
from tests.cluster.house import log_of
from tests.cluster.wires import Hurtable
from tests.promises.crash_evening import SHORT, Evening, check_finished, complaint
from tests.promises.crowd import Hasty
from tests.promises.p05_restart import check_no_time_ran_out
from tests.server.live_log import FIRST, check_acknowledged, check_every_view
from tests.server.player import CUT, Closed, Player

IMPATIENCE = 2.5  # seconds without a word after which a phone looks for another way, as the page does later
KNOCKING = 1.0  # seconds until a node that does not answer is passed by, as a balancer does
AGREED = 2.0  # seconds within which all screens see what was stored (P16)

Hurt = Callable[["Ward", int, Random], Awaitable[None]]  # a node on which at least one room lives


class Seen(NamedTuple):
    version: int
    at: float


class Restless(Hasty):
    """Comes back whatever happens, and notes when it saw what."""

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self.seen: list[Seen] = []

    async def hear(self) -> None:
        tables = len(self.tables)
        try:
            async with asyncio.timeout(IMPATIENCE):
                await super().hear()
        except TimeoutError:
            self.cut()
            raise Closed(CUT) from None
        if len(self.tables) > tables:
            self.seen.append(Seen(self.table.version, time.time()))

    async def come_back(self) -> None:
        while True:
            try:
                return await super().come_back()
            except Closed as gone:
                if gone.code != CUT:
                    raise


class Ward(Hurtable):
    def device(self, welcome: Welcome) -> Player:
        player = Restless(self.connect, welcome)
        self.players.append(player)
        return player

    async def connect(self) -> Any:
        while True:
            try:
                async with asyncio.timeout(KNOCKING):
                    return await super().connect()
            except (TimeoutError, ClientConnectionError):
                await asyncio.sleep(0.02)


class Window(NamedTuple):
    """From the hurt until everything is there again."""

    began: float
    healed: float


class Trial(Evening):
    """An evening whose house has several doors."""

    def __init__(self, ward: Ward, chance: Random) -> None:
        super().__init__(ward, chance)  # type: ignore[arg-type]
        self.ward = ward

    async def through(self, hurt: Hurt, games: Iterable[str], timed: bool) -> list[str]:
        """Games played to their ends while the nodes are hurt once. What was not as promised."""
        self.tables, self.over, self.moments = [], False, 0
        for game in games:
            await self.sit_down(game, bot=False, **SHORT.get(game, {}))
        hurting = asyncio.create_task(self._hurt(hurt))
        flaws = await self.play()
        window = await hurting
        if window is None:
            flaws.append("all was over before anything happened")
        for table in self.tables:
            flaws += await judged(self.ward, table, window if timed else None)
        return flaws

    async def _hurt(self, hurt: Hurt) -> Window | None:
        if not await self.after(self.chance.randint(5, 40)):
            return None
        owner = await self.ward.owner(self.chance.choice(self.tables)[0].welcome.code)
        assert owner is not None
        began = time.time()
        await hurt(self.ward, owner, self.chance)
        return Window(began, time.time())


async def judged(ward: Ward, table: list[Any], window: Window | None = None) -> list[str]:
    log = await log_of(ward.url, table[0].welcome.code)
    checks = (check_finished, check_every_view, check_acknowledged, check_no_time_ran_out, _check_fair)
    flaws = [flaw for check in checks for flaw in complaint(check, table, log)]
    return flaws + (_late(table, log, window) if window else [])


def _check_fair(table: list[Any], log: tuple[Entry, ...]) -> None:
    verify(export(log))


def _late(table: list[Any], log: tuple[Entry, ...], window: Window) -> list[str]:
    """Versions that a screen saw more than two seconds after they were stored, or after all was healed."""
    late = []
    for entry in (entry for entry in log if entry.game == FIRST):
        due = AGREED + (window.healed if window.began - 1 <= entry.at <= window.healed else entry.at)
        for player in table:
            seen = next((at for version, at in player.seen if version > entry.version), None)
            if seen is None or seen > due:
                late.append(f"version {entry.version} was seen {seen and seen - due} s too late")
    return late[:3]
