"""P8: the same log gives the same game. Those of older releases: tests/logs."""

from __future__ import annotations

import asyncio

from ardoise import GAMES, Dice
from ardoise.engine.codec import encode
from ardoise.server.records.archive import wake
from ardoise.store.sqlite import SqliteStore
from tests.kit.evening import Evening
from tests.kit.exports import HOUSE_RULES
from tests.logs.files import folded
from tests.promises.promise import Order, Promise, Tally

MOST_STEPS = 400


def an_evening(seed: str, number: int) -> Evening:
    """All games, sizes and house rules by lot; half of them go to the end, the others stop anywhere."""
    dice = Dice(f"{seed} evening", number)
    name = dice.pick([*GAMES])
    options = HOUSE_RULES[name] if dice.below(2) else {}
    steps = dice.below(MOST_STEPS) if dice.below(2) else 100_000
    return Evening(dice.pick(GAMES[name].seats), f"{seed} {number}").play(name, steps, **options)


async def run(order: Order) -> Tally:
    """Played, stored, read from the disk by a new store, and folded twice."""
    tally = Tally()
    played = [await asyncio.to_thread(an_evening, str(order.seed), number) for number in range(order.runs)]
    data = order.folder / "rooms.db"
    store = SqliteStore.open(data)
    for number, evening in enumerate(played):
        await store.append(f"room {number}", evening.log)
    await store.close()
    store = SqliteStore.open(data)
    for number, evening in enumerate(played):
        log = await store.read(f"room {number}")
        kept, again = wake(log), folded(log)
        same = (
            encode(kept.state) == encode(evening.table.state)
            and kept.lobby == evening.lobby
            and kept.version == evening.table.version
            and again == folded(log)
        )
        tally.check(same, f"game {number} is another after it was folded again")
    await store.close()
    return tally


PROMISES = [Promise("P8", "the same log gives the same game", 20, 1_000, run)]
