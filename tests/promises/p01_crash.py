"""P1: an acknowledged move survives a crash of the process."""

from __future__ import annotations

import asyncio
from random import Random
from signal import SIGKILL

from tests.promises.crash_evening import acknowledged, check_like_a_twin, evening, games
from tests.promises.promise import Order, Promise, Tally

GAMES_AT_ONCE, KILLS_A_GAME = 10, 4


async def run(order: Order) -> Tally:
    tally, chance = Tally(figures={"games": 0, "acknowledged": 0}), Random(order.seed)
    while tally.runs < order.runs:
        kills = min(GAMES_AT_ONCE * KILLS_A_GAME, order.runs - tally.runs)
        folder = order.folder / f"after {tally.figures['games']} games"
        async with evening(folder, chance, games(-(-kills // KILLS_A_GAME)), bots=True) as one:
            striking = asyncio.create_task(one.struck([SIGKILL] * kills))
            tally.failures += await one.play()
            tally.runs += await striking
            tally.failures += await one.judged(check_like_a_twin)
        tally.figures["games"] += len(one.tables)
        tally.figures["acknowledged"] += acknowledged(one.tables)
    return tally


PROMISES = [Promise("P1", "an acknowledged move survives a crash of the process", 20, 200, run)]
