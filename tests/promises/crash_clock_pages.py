"""Pages that play at the last moment by their own clocks, which are wrong."""

from __future__ import annotations

from random import Random

import msgspec

from ardoise import GAMES
from ardoise.server.lobby.types import Finish
from ardoise.server.net.decode import read
from tests.kit.clock import FakeClock
from tests.kit.screen import RecordingScreen
from tests.promises.crash_clock import Parlour, on_a_stopped_loop
from tests.promises.promise import Order, Tally

OFF = 30.0  # seconds that a phone's clock may be wrong
LAST_MOMENTS = (0.1, 3.0)  # seconds before the end, as the page counts it down
SEATS = 3


class Page:
    """A phone with a clock of its own. It is told what is left, and counts that down by its clock."""

    def __init__(self, parlour: Parlour, phone: RecordingScreen, off: float) -> None:
        self.parlour, self.phone, self.off = parlour, phone, off
        self.version = 0
        self.planned = 0.0  # by its own clock

    def clock(self) -> float:
        return self.parlour.loop.time() + self.off

    def plan(self) -> None:
        """When to move, decided again with every new table."""
        table = self.phone.tables[-1]
        if table.version == self.version:
            return
        self.version = table.version
        margin = Random(f"{self.parlour.seed}/{table.phase}/{self.phone.person}").uniform(*LAST_MOMENTS)
        left = margin if table.remaining_ms is None else table.remaining_ms / 1000
        self.planned = self.clock() + max(0.0, left - margin)

    def wait(self) -> float:
        """In seconds: they are as long on every clock."""
        return max(0.0, self.planned - self.clock())


async def same_scores(order: Order) -> Tally:
    """Each game is played twice from one seed: with clocks that are right, and with clocks that are not."""

    async def work(loop: FakeClock) -> Tally:
        tally, chance = Tally(), Random(order.seed)
        for number in range(order.runs):
            game, seed = list(GAMES)[number % len(GAMES)], f"{order.seed}/{number}"
            right = await played(Parlour(loop, game, SEATS, seed), [0.0] * SEATS)
            wrong = await played(Parlour(loop, game, SEATS, seed), [chance.choice((-OFF, OFF)) for _ in range(SEATS)])
            tally.check(right == wrong and right is not None, f"{game}: {right} and {wrong}")
        if not stamped_is_refused():
            tally.failures.append("a message may carry a time")
        return tally

    return await on_a_stopped_loop(work)


async def played(parlour: Parlour, offs: list[float]) -> Finish | None:
    """How the game ended; None if somebody's time ran out, although all of them move in time."""
    await parlour.open()
    pages = [Page(parlour, phone, off) for phone, off in zip(parlour.phones, offs, strict=True)]
    while parlour.table.phase is not None:
        for page in pages:
            page.plan()
        waiting = [page for page in pages if parlour.choice(page.phone) is not None]
        first = min(waiting, key=lambda page: (round(page.wait(), 6), page.phone.person))
        await parlour.pass_time(first.wait())
        move = parlour.choice(first.phone)
        if move is None or await parlour.say(first.phone, parlour.table.phase, move):
            return None
    finish = parlour.room.lobby.finishes[-1]
    parlour.room.close()
    return finish


def stamped_is_refused() -> bool:
    try:
        read(b'{"type":"Play","id":1,"phase":0,"move":{"type":"Content"},"at":1763000000}')
    except msgspec.ValidationError:
        return True
    return False
