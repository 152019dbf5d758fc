"""P1 where the log is in PostgreSQL: it is restarted and killed, and the wire to it is cut, while six rooms write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import cycle, islice
from random import Random
from signal import SIGINT, SIGKILL, SIGQUIT, Signals

from ardoise.store import Store
from ardoise.store.address import Address
from ardoise.store.postgres import PostgresStore
from tests.kit.postgres import Postgres
from tests.kit.proxy import Proxy
from tests.kit.services import postgres
from tests.promises.promise import Order, Promise, Tally
from tests.store.kinds import using
from tests.store.losses import broken_by, wired

PATIENCE = 30.0  # seconds: long enough that everything comes through, only later


async def _tally(store: Store, troubles: Iterator[Callable[[], Awaitable[None]]], runs: int) -> Tally:
    broken, writers = await broken_by(store, troubles)
    denied = sum(len(writer.denied) + writer.collisions for writer in writers)
    failures = ["the log is not what was acknowledged"] * broken + ["somebody was turned away"] * denied
    return Tally(runs, failures, {"acknowledged": sum(len(writer.acknowledged) for writer in writers)})


async def restarts(order: Order) -> Tally:
    order.folder.chmod(0o755)
    with Postgres(order.folder / "server") as server:
        async with using(PostgresStore.open(Address(server.url()), PATIENCE)) as store:
            ways = islice(cycle((SIGINT, SIGKILL, SIGQUIT)), order.runs)
            return await _tally(store, (partial(_restart, server, how) for how in ways), order.runs)


async def _restart(server: Postgres, how: Signals) -> None:
    await asyncio.to_thread(server.stop, how)
    await asyncio.to_thread(server.start)


async def cuts(order: Order) -> Tally:
    chance = Random(order.seed)
    async with wired(postgres(order.folder), PATIENCE) as (store, proxy):
        return await _tally(store, (partial(_cut, proxy, chance) for _ in range(order.runs)), order.runs)


async def _cut(proxy: Proxy, chance: Random) -> None:
    """At any moment: before, during or after a statement; what is lost is on its way there or back."""
    lost = chance.choice([proxy.questions, proxy.answers])
    lost.clear()
    await asyncio.sleep(chance.random() / 50)
    proxy.cut()
    lost.set()


PROMISES = [
    Promise("P1 PostgreSQL", "restarted and killed, it loses and doubles nothing", 3, 60, restarts),
    Promise("P1 wire", "cut at any moment, the wire to PostgreSQL loses and doubles nothing", 25, 1000, cuts),
]
