"""P21: nobody stalls it, by frames."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice

from msgspec.structs import replace

from ardoise.server.limits import Limits
from tests.kit.frames import masked
from tests.kit.planned_server import MANY, Plan
from tests.promises.attack import FLOODS, LOOK, compared, flood, strain
from tests.promises.crowd import Crowd, few_at_once, health, open_crowd
from tests.promises.crowd_raw import bare_phone
from tests.promises.promise import Order, Promise, Tally

AT_ONCE = 6  # floods
SECONDS = 0.5  # that a flood goes on unless it is stopped
QUIET = 0.3  # seconds
LIMITS = replace(Limits(), rooms_burst=MANY, sockets_an_address=MANY)  # each flood is somebody else's


async def run(order: Order) -> Tally:
    """Each run is a flood from one socket, a few of them at once."""
    tally = Tally()
    async with open_crowd(order.folder, Plan(limits=LIMITS, look=LOOK)) as house:
        kinds = list(islice(cycle(FLOODS), order.runs))
        async with strain(house) as quiet:
            await asyncio.sleep(QUIET)
        async with strain(house) as honest:
            await few_at_once((_visit(house) for _ in kinds), AT_ONCE)
        async with strain(house) as flooded:
            ends = await few_at_once((_flood(house, kind) for kind in kinds), AT_ONCE)
        for kind, closed in zip(kinds, ends, strict=True):
            tally.check(closed, f"a flood of {kind} was not closed with 1008")
        tally.figures, flaws = compared(quiet, honest, flooded, order.timed)
        tally.failures += flaws
        if not (await health(house))["ok"]:
            tally.failures.append("the server is ill")
    return tally


async def _visit(house: Crowd) -> None:
    """Comes in, says something and goes."""
    player = await house.open_room("Ada")
    player.write_raw(masked(0x89, b""))
    await player.hang_up()


async def _flood(house: Crowd, kind: str) -> bool:
    player = await house.open_room("Eve")
    phone = await bare_phone(house.server.address, player.welcome, stalled=False)
    await player.hang_up()
    return await asyncio.to_thread(flood, phone, kind, SECONDS)


PROMISES = [Promise("P21 frames", "nobody stalls it by frames", 6, 600, run)]
