"""P16: several nodes, one truth."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from random import Random

from ardoise import GAMES
from tests.cluster.hurts import MOVING, STAYING, Hurt, kill
from tests.cluster.trial import PER_CENT, Trial, judged
from tests.cluster.ward import Ward
from tests.cluster.wires import hurtable
from tests.kit.server import SHORT, all_play
from tests.promises.promise import Order, Promise, Tally

NODES, TABLES = 3, 2
HURTS = (*MOVING, *STAYING)
OFTEN = (*HURTS, kill)  # in turn, if there is time
LONG_GAME = "code777"  # lasts for several hurts
MOST_TABLES = 12
NOTICING = 0.1  # seconds in which people play on, and an owner may notice


async def hurt(order: Order) -> Tally:
    """Each hurt has games of its own, if there is time; in the suite all of them happen to two evenings."""
    tally, chance, games = Tally(figures=Counter()), Random(order.seed), cycle(GAMES)
    evenings: Iterable[Sequence[Hurt]] = ([one] for one in islice(cycle(OFTEN), order.runs))
    if not order.timed:
        evenings = (MOVING, STAYING)
    async with hurtable(order.folder / "ward", chance, NODES, PER_CENT, own_postgres=True, kind=Ward) as ward:
        trial = Trial(ward, chance, tally.figures)
        for hurts in evenings:
            chosen = list(islice(games, TABLES)) if order.timed else [LONG_GAME, next(games)]
            flaws = await trial.through(hurts, chosen, order.timed)
            tally.failures += [f"{', '.join(one.__name__ for one in hurts)}: {flaw}" for flaw in flaws]
            tally.runs += len(hurts)
            tally.figures["games"] += len(chosen)
        post = {name: getattr(ward.post, name) for name in ("lost", "doubled", "delayed")}
        tally.failures += [f"no message was {what}" for what, times in post.items() if not times]
        tally.figures = {**tally.figures, **post}
    return tally


async def force_owners(order: Order) -> Tally:
    """Leases are taken away from owners who do not know it, while their people play on."""
    forced, chance = Forced(order.runs), Random(order.seed)
    async with hurtable(order.folder / "ward", chance, 2, 0, own_postgres=False, kind=Ward) as ward:
        tables = min(MOST_TABLES, order.runs // 2)
        flaws = await asyncio.gather(*(_forced_evenings(ward, forced, game) for game in islice(cycle(GAMES), tables)))
    return Tally(forced.done, [flaw for some in flaws for flaw in some], {"games": forced.games})


class Forced:
    def __init__(self, times: int) -> None:
        self.times, self.done, self.games = times, 0, 0


async def _forced_evenings(ward: Ward, forced: Forced, game: str) -> list[str]:
    """One game after another, until it was done often enough."""
    flaws: list[str] = []
    while forced.done < forced.times:
        table = await ward.seat(["Ada", "Blaise", "Carl"], game, **SHORT.get(game, {}))
        await ward.start(table)
        playing = asyncio.create_task(all_play(table))
        while not playing.done() and forced.done < forced.times:
            forced.done += await _second_owner(ward, table[0].welcome.code)
            await asyncio.sleep(NOTICING)
        await playing
        forced.games += 1
        flaws += await judged(ward, table)
    return flaws


async def _second_owner(ward: Ward, code: str) -> bool:
    """The lease is over at once by the database's clock, and by the owner's not for long."""
    first = await ward.owner(code)
    if first is None:
        return False
    await ward.ask("update leases set until = now() where room = $1", code)
    async with ward.http.get(f"{ward.nodes[1 - first].address}/api/rooms/{code}"):  # whoever looks for it wakes it
        return await ward.owner(code) == 1 - first


PROMISES = [
    Promise("P16", "several nodes, one truth, whatever is hurt while they play", len(HURTS), 60, hurt, seconds=1500),
    Promise("P16 owners", "of two owners one writes", 6, 1000, force_owners, seconds=900),
]
