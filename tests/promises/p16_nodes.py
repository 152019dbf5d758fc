"""P16: several nodes, one truth."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice
from random import Random
from signal import SIGCONT, SIGKILL, SIGQUIT, SIGSTOP, SIGTERM

from ardoise import GAMES
from tests.cluster.trial import Trial, Ward, judged
from tests.cluster.wires import hurtable
from tests.promises.crowd import SHORT
from tests.promises.promise import Order, Promise, Tally
from tests.server.live import all_play

TAKEN_OVER = 5.0  # seconds until a dead node's rooms live elsewhere
LONG = 4.5  # seconds: longer than a lease
NODES, TABLES, PER_CENT = 3, 2, 20  # and of all messages so many are lost, doubled, delayed
MOST_TABLES = 12
NOTICING = 0.1  # seconds in which people play on, and an owner may notice


async def kill(ward: Ward, owner: int, chance: Random) -> None:
    node = ward.nodes[owner]
    await node.end(SIGKILL)
    await asyncio.sleep(TAKEN_OVER)
    await node.start()


async def stop(ward: Ward, owner: int, chance: Random) -> None:
    """One node after another, as for an upgrade."""
    for node in ward.nodes:
        assert await node.end(SIGTERM) == 0
        await node.start()


async def pause(ward: Ward, owner: int, chance: Random) -> None:
    """The old owner comes back and does not know that it is none."""
    node = ward.nodes[owner]
    assert node.process
    node.process.send_signal(SIGSTOP)
    await asyncio.sleep(LONG)
    node.process.send_signal(SIGCONT)


async def lose_nats(ward: Ward, owner: int, chance: Random) -> None:
    await ward.nats.kill()
    await asyncio.sleep(chance.uniform(0, LONG))
    await ward.nats.start()
    await asyncio.sleep(1.0)  # until the nodes are connected again


async def restart_postgres(ward: Ward, owner: int, chance: Random) -> None:
    assert ward.postgres
    await asyncio.to_thread(ward.postgres.stop, SIGQUIT)
    await asyncio.sleep(chance.uniform(0, LONG))
    await asyncio.to_thread(ward.postgres.start)
    await asyncio.sleep(1.0)


async def cut_from_postgres(ward: Ward, owner: int, chance: Random) -> None:
    wire = ward.to_postgres[owner]
    wire.questions.clear()
    await asyncio.sleep(LONG)
    wire.cut()
    wire.heal()
    await asyncio.sleep(1.0)


async def cut_from_nats(ward: Ward, owner: int, chance: Random) -> None:
    wire = ward.to_nats[owner]
    wire.questions.clear()
    wire.answers.clear()
    await asyncio.sleep(LONG)
    wire.cut()
    wire.heal()
    await asyncio.sleep(1.0)


HURTS = (pause, stop, lose_nats, kill, cut_from_postgres, cut_from_nats, restart_postgres)


async def hurt(order: Order) -> Tally:
    tally, chance = Tally(figures={"games": 0}), Random(order.seed)
    hurts, games = list(islice(cycle(HURTS), order.runs)), cycle(GAMES)
    own = restart_postgres in hurts
    async with hurtable(order.folder / "ward", chance, NODES, PER_CENT, own, kind=Ward) as ward:
        trial = Trial(ward, chance)
        for one in hurts:
            flaws = await trial.through(one, list(islice(games, TABLES)), order.timed)
            tally.failures += [f"{one.__name__}: {flaw}" for flaw in flaws]
            tally.runs += 1
            tally.figures["games"] += TABLES
        tally.figures |= {name: getattr(ward.post, name) for name in ("lost", "doubled", "delayed")}
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
    Promise("P16", "several nodes, one truth, whatever is hurt while they play", 3, 28, hurt, seconds=1200),
    Promise("P16 owners", "of two owners one writes", 6, 1000, force_owners, seconds=900),
]
