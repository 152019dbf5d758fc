"""P2: what is acknowledged is synced to the disk first."""

from __future__ import annotations

from tests.promises.promise import Order, Promise, Tally
from tests.store.promises import acknowledged_unsynced


async def run(order: Order) -> Tally:
    unsynced = await acknowledged_unsynced(order.folder, order.runs)
    return Tally(order.runs, ["acknowledged before it was synced"] * unsynced)


PROMISES = [Promise("P2", "an acknowledged move survives a power cut", 200, 10_000, run)]
