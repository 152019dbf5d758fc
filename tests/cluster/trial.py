"""Games that are played on several nodes while these are hurt, and held against the log afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ardoise.engine.codec import decode
from ardoise.server.protocol import Update
from ardoise.server.records.export import export
from ardoise.server.records.idempotency import cause_of
from ardoise.server.records.verify import verify
from ardoise.store.log import Entry
from tests.cluster.house import log_of
from tests.cluster.hurts import MOVING, Case, Hurt
from tests.cluster.late_comer import LateComer
from tests.cluster.ward import Ward
from tests.kit.stored_log import FIRST, check_acknowledged, check_every_view
from tests.promises.crash_evening import SHORT, Evening, Log, check_finished, complaint
from tests.promises.p05_restart import ROUNDED, bounds, check_no_time_ran_out, hourglasses, some_short_phases

AGREED = 2.0  # seconds within which all screens see what was stored (P16)
SHORT_PHASE = 12  # seconds: a room that is taken over finds less left than it must leave
PER_CENT = 20  # of all messages between nodes are lost, doubled, delayed

Table = list[Any]


class Rhythm(NamedTuple):
    moments: tuple[int, int]  # until a game is hurt
    thinking: float  # seconds before a move
    longest: float  # seconds that a server is away


ALONE = Rhythm((5, 40), 0.0, 4.5)  # longer than a lease
ONE_BY_ONE = Rhythm((3, 12), 1.0, 1.0)  # so that a game lasts for several hurts


class Trial(Evening):
    """An evening whose house has several doors."""

    def __init__(self, ward: Ward, chance: Random, figures: dict[str, float]) -> None:
        super().__init__(ward, chance)  # type: ignore[arg-type]
        self.ward, self.figures = ward, figures

    async def through(self, hurts: Sequence[Hurt], games: Sequence[str], timed: bool) -> list[str]:
        """Games played to their ends while the nodes are hurt in these ways, one after another. What was not as
        promised."""
        self.tables, self.over, self.moments = [], False, 0
        self.ward.post.per_cent = PER_CENT
        for game in games:
            short = some_short_phases(game, self.chance, SHORT_PHASE) if set(hurts) <= set(MOVING) else {}
            await self.sit_down(game, bot=False, **(SHORT.get(game, {}) if len(hurts) == 1 else {}), **short)
        hurting = asyncio.create_task(self._all(hurts))
        flaws = await self.play()
        cases = await hurting
        for case in cases:
            flaws += case.flaws + (case.late if timed else [])
        flaws += ["all was over before it happened"] * (len(hurts) - len(cases))
        for table in self.tables:
            flaws += await judged(self.ward, table, cases, timed, self.figures)
        return flaws

    async def _all(self, hurts: Sequence[Hurt]) -> list[Case]:
        cases = []
        rhythm = ALONE if len(hurts) == 1 else ONE_BY_ONE
        self._think(rhythm.thinking)
        for hurt in hurts:
            if not await self.after(self.chance.randint(*rhythm.moments)):
                break
            cases.append(await self._one(hurt, rhythm.longest))
        self._think(0.0)
        if rhythm is ONE_BY_ONE:
            self.ward.post.per_cent = 0  # what is left of a long game is soon over
        return cases

    def _think(self, seconds: float) -> None:
        for table in self.tables:
            for player in table:
                player.pace = seconds  # type: ignore[attr-defined]

    async def _one(self, hurt: Hurt, longest: float) -> Case:
        homes = {code: await self.ward.lives(code) or "" for code in map(code_of, self.tables)}
        code = self.chance.choice(list(homes))
        owner = await self.ward.owner(code)
        assert owner is not None
        late = LateComer(self.ward, code)
        case = Case(self.ward, self.chance, longest, homes, owner, lambda: self.over)
        coming = asyncio.create_task(late.come())
        await hurt(case)
        await self.ward.well()
        case.flaws += await coming + await late.come_again()
        self.figures[hurt.__name__] += 1
        self.figures["late comers told to come again"] += late.sent_away
        slowest = max(self.figures["slowest to be replaced, s"], round(case.slowest, 2))
        self.figures["slowest to be replaced, s"] = slowest
        return case


async def judged(
    ward: Ward, table: Table, cases: Sequence[Case] = (), timed: bool = False, figures: dict[str, float] | None = None
) -> list[str]:
    log = await log_of(ward.url, code_of(table))

    def check_hourglass(table: Table, log: Log) -> None:
        for case in cases:
            _check_hourglass(table, log, case, figures or {})

    checks = (check_finished, check_every_view, check_acknowledged, check_denied, check_no_time_ran_out, check_fair)
    flaws = [flaw for check in (*checks, check_hourglass) for flaw in complaint(check, table, log)]
    return flaws + (_late(table, log, cases[0]) if timed and cases else [])


def code_of(table: Table) -> str:
    code: str = table[0].welcome.code
    return code


def check_denied(table: Table, log: tuple[Entry, ...]) -> None:
    """What was said not to be stored is not there, and never comes (P18)."""
    written = {entry.cause for entry in log}
    assert not written & {cause_of(player.welcome.person, each) for player in table for each in player.denied}


def check_fair(table: Table, log: tuple[Entry, ...]) -> None:
    verify(export(log))


def _check_hourglass(table: Table, log: Log, case: Case, figures: dict[str, float]) -> None:
    """A phase that is taken over goes on with max(rest, 10 s) on every screen (P5)."""
    moved = case.moved.get(code_of(table))
    if moved is None:
        return
    glasses = hourglasses(table[0].room.game, log)
    for seen in (seen for player in table for seen in player.seen if seen.at > moved.at):
        left, glass = decode(seen.frame, Update).remaining_ms, glasses[seen.version]
        if left is None or glass is None or glass.began > moved.left:
            continue
        least, most = bounds(glass, moved.left, seen.at)
        assert least - ROUNDED <= left / 1000 <= most + ROUNDED, (least, left / 1000, most)
        figures["hourglasses read"] += 1


def _late(table: Table, log: Log, case: Case) -> list[str]:
    """Versions that a screen saw more than two seconds after they were stored, or after all was healed."""
    late = []
    for entry in (entry for entry in log if entry.game == FIRST):
        due = AGREED + (case.healed if case.began - 1 <= entry.at <= case.healed else entry.at)
        for player in table:
            seen = next((seen.at for seen in player.seen if seen.version > entry.version), None)
            if seen is None or seen > due:
                late.append(f"version {entry.version} was seen {seen and seen - due} s too late")
    return late[:3]
