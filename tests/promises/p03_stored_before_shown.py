"""P3: nothing is shown before it is stored. The process ends in each gap of decide → append → answer → tell."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from signal import SIGKILL
from typing import NamedTuple, get_args

from ardoise.server.records.idempotency import cause_of
from ardoise.store.log import Entry
from tests.kit.planned_server import CRASHED, MANY, Crash, Gap, Plan
from tests.kit.stored_log import FIRST
from tests.promises.crash_evening import Evening, Log, Table, evening, games
from tests.promises.promise import Order, Promise, Tally

GAPS: tuple[Gap, ...] = get_args(Gap)
GAMES_AT_ONCE, CRASHES_A_GAME = 4, 6
STEPS = 12  # at most, from one crash to the next


class Death(NamedTuple):
    gap: Gap
    server: int
    logs: dict[str, Log]  # of each room, as it was left
    answered: frozenset[tuple[str, str]]  # rooms, and what had been acknowledged in them


async def run(order: Order) -> Tally:
    tally, chance = Tally(figures={"games": 0}), Random(order.seed)
    while tally.runs < order.runs:
        most = min(GAMES_AT_ONCE * CRASHES_A_GAME, order.runs - tally.runs)
        gaps = [GAPS[number % len(GAPS)] for number in range(tally.runs, tally.runs + most)]
        folder = order.folder / f"after {tally.figures['games']} games"
        async with evening(folder, chance, games(GAMES_AT_ONCE)) as one:
            dying = asyncio.create_task(crash(one, gaps))
            tally.failures += await one.play()
            deaths = await dying
            tally.failures += await one.judged(check_stored_by(deaths))
        tally.runs += len(deaths)
        tally.figures["games"] += len(one.tables)
        tally.figures |= Counter(tally.figures) + Counter(
            figure for death in deaths for figure in counted(death, one.tables)
        )
    return tally


async def crash(one: Evening, gaps: Sequence[Gap]) -> list[Death]:
    """Servers that end by themselves, each in its gap, as long as games are played; then one that lives."""
    await one.server.end(SIGKILL)
    deaths: list[Death] = []
    for gap in gaps:
        await one.start_again(Plan(crash=Crash(gap, one.chance.randint(1, STEPS))))
        if not await one.outlives_the_server():
            return deaths
        assert one.server.process is not None
        assert one.server.process.returncode == CRASHED
        logs = dict(zip((code_of(table) for table in one.tables), await one.logs(), strict=True))
        deaths.append(Death(gap, one.pid, logs, answered(one.tables)))
    await one.start_again()
    return deaths


def check_stored_by(deaths: list[Death]) -> Callable[[Table, Log], None]:
    def check_stored(table: Table, log: Log) -> None:
        """What a server has shown, whatever its end, was in the log that it left; and that log was only added to."""
        for death in deaths:
            left = death.logs[code_of(table)]
            assert set(left) <= set(log), f"the log that was left before the {death.gap} has changed"
            shown = last_shown(death, table)
            assert shown <= entries(left), f"shown {shown} of {entries(left)} entries before the {death.gap}"

    return check_stored


def answered(tables: list[Table]) -> frozenset[tuple[str, str]]:
    people = [(code_of(table), player) for table in tables for player in table]
    return frozenset(
        (code, cause_of(player.welcome.person, number)) for code, player in people for number in player.acknowledged
    )


def untold(death: Death, table: Table) -> list[Entry]:
    """What it had stored but did not show any more, to those who were there."""
    shown = last_shown(death, table) or MANY
    return [entry for entry in death.logs[code_of(table)] if entry.game == FIRST and entry.version >= shown]


def counted(death: Death, tables: list[Table]) -> Iterator[str]:
    """Was the gap hit? After the append something is untold, and after the answer somebody knows."""
    left = [(code_of(table), entry.cause) for table in tables for entry in untold(death, table)]
    if left:
        yield f"untold before the {death.gap}"
    if death.answered.intersection(left):
        yield f"answered before the {death.gap}"


def last_shown(death: Death, table: Table) -> int:
    """To any screen."""
    return max((seen.version for player in table for seen in player.seen if seen.server == death.server), default=0)


def code_of(table: Table) -> str:
    return table[0].welcome.code


def entries(log: Log) -> int:
    return sum(entry.game == FIRST for entry in log)


PROMISES = [Promise("P3", "nothing is shown before it is stored", 12, 300, run)]
