"""P5: a restart ends no game, and nobody loses time to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import cycle, islice, pairwise
from random import Random
from signal import SIGKILL, SIGTERM
from typing import Any, NamedTuple

from ardoise import GAMES
from ardoise.engine.codec import decode
from ardoise.server.protocol import Update
from ardoise.server.records.archive import states
from ardoise.server.room.table import LEAST_AFTER_RESTART
from tests.kit.stored_log import FIRST
from tests.promises.crash_evening import Log, Table, evening, games
from tests.promises.crash_player import Seen
from tests.promises.promise import Order, Promise, Tally

RESTARTS_AT_ONCE, GAMES_A_RESTART = 4, 2.5
SHORT_PHASE = 8  # seconds: less than a restart leaves
ROUNDED = 0.05  # seconds between two clocks of one machine, and what milliseconds cannot tell


class Hourglass(NamedTuple):
    began: float  # by the wall clock
    seconds: float


async def run(order: Order) -> Tally:
    tally, chance = Tally(figures={"games": 0, "hourglasses read": 0, "of them with the least": 0}), Random(order.seed)
    while tally.runs < order.runs:
        hows = list(islice(cycle((SIGTERM, SIGKILL)), min(RESTARTS_AT_ONCE, order.runs - tally.runs)))
        folder = order.folder / f"after {tally.figures['games']} games"
        chosen = games(round(len(hows) * GAMES_A_RESTART))
        async with evening(folder, chance, chosen, lambda game: some_short_phases(game, chance)) as one:
            striking = asyncio.create_task(one.struck(hows))
            tally.failures += await one.play()
            tally.runs += await striking
            tally.failures += await one.judged(check_no_time_ran_out, check_hourglass_of(one.restarts, tally.figures))
        tally.figures["games"] += len(one.tables)
    return tally


def some_short_phases(game: str, chance: Random, seconds: int = SHORT_PHASE) -> dict[str, Any]:
    names = [name for name in GAMES[game].types.options.__struct_fields__ if name.endswith("_seconds")]
    return dict.fromkeys(chance.sample(names, len(names) // 2), seconds)


def check_no_time_ran_out(table: Table, log: Log) -> None:
    """There are no bots, and everybody answers at once: what the table did by itself, it did because of the gap."""
    assert all(entry.cause for entry in log if entry.game == FIRST)


def check_hourglass_of(restarts: dict[int, float], figures: dict[str, float]) -> Callable[[Table, Log], None]:
    def check_hourglass(table: Table, log: Log) -> None:
        """What each screen is shown first goes on with max(rest, 10 s), whenever the room woke in between."""
        glasses = hourglasses(table[0].room.game, log)
        for player in table:
            for seen in firsts(player.seen):
                left, glass = decode(seen.frame, Update).remaining_ms, glasses[seen.version]
                if left is None or glass is None:
                    continue
                least, most = bounds(glass, restarts[seen.server], seen.at)
                assert least - ROUNDED <= left / 1000 <= most + ROUNDED, (least, left / 1000, most)
                figures["hourglasses read"] += 1
                figures["of them with the least"] += most == LEAST_AFTER_RESTART

    return check_hourglass


def hourglasses(game: str, log: Log) -> dict[int, Hourglass | None]:
    """Of the phase that each version is in; None without one."""
    glasses: dict[int, Hourglass | None] = {}
    phase, began = None, 0.0
    for entry, state in states(game, [entry for entry in log if entry.game == FIRST]):
        waiting = GAMES[game].waiting(state)
        if waiting and waiting.phase != phase:
            phase, began = waiting.phase, entry.at
        glasses[entry.version + 1] = Hourglass(began, waiting.seconds) if waiting and waiting.seconds else None
    return glasses


def firsts(seen: list[Seen]) -> Iterator[Seen]:
    """What every new server showed first."""
    return (after for before, after in pairwise(seen) if before.server != after.server)


def bounds(glass: Hourglass, gone: float, seen: float) -> tuple[float, float]:
    """What may be left when it is seen, if the room woke at any time since the old server was gone."""
    if glass.began > gone:
        return glass.began + glass.seconds - seen, glass.seconds
    end = glass.began + glass.seconds
    return max(end - seen, LEAST_AFTER_RESTART - (seen - gone)), max(end - gone, LEAST_AFTER_RESTART)


PROMISES = [Promise("P5", "a restart ends no game", 2, 20, run)]
