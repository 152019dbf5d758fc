"""P18: a full disk or a failed fsync is never "ok"."""

from __future__ import annotations

from tests.promises.promise import Order, Promise, Tally
from tests.store.promises import broken_by_faults


async def run(order: Order) -> Tally:
    broken = await broken_by_faults(order.folder, order.runs, order.seed)
    return Tally(order.runs, ["the log is not what was acknowledged"] * broken)


PROMISES = [Promise("P18", "a full disk or a failed fsync is never ok", 10, 100, run)]
