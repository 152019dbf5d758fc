"""P10: the server decides time."""

from __future__ import annotations

from itertools import cycle
from random import Random

from ardoise import GAMES
from ardoise.engine.game import Move
from ardoise.server.room.table import GRACE, LEAST_AFTER_RESTART
from tests.kit.clock import FakeClock
from tests.kit.screen import RecordingScreen
from tests.promises.crash_clock import Parlour, on_a_stopped_loop
from tests.promises.crash_clock_pages import same_scores
from tests.promises.promise import Order, Promise, Tally

HOUR, SUSPEND = 3600.0, 600.0
MOMENT = 0.001
SEATS = 3
TROUBLES = ("the hour jumps", "the hour jumps over a restart", "the machine sleeps", "the process stands still")


async def run(order: Order) -> Tally:
    async def work(loop: FakeClock) -> Tally:
        tally, chance = Tally(figures=dict.fromkeys(TROUBLES, 0) | {"late": 0, "in the grace": 0}), Random(order.seed)
        names = cycle(GAMES)
        while tally.runs < order.runs:
            parlour = Parlour(loop, next(names), SEATS, f"{order.seed}/{tally.runs}")
            await parlour.open()
            while parlour.table.phase is not None and tally.runs < order.runs:
                await Phase(parlour, tally, chance).go()
            parlour.room.close()
        return tally

    return await on_a_stopped_loop(work)


class Phase:
    """One phase with one trouble in it. It may end by a move or by its hourglass, by nothing else."""

    def __init__(self, parlour: Parlour, tally: Tally, chance: Random) -> None:
        self.parlour, self.tally, self.chance = parlour, tally, chance
        self.number, self.appends = parlour.table.phase, parlour.store.appends
        self.length = self.seconds_left()
        self.trouble = chance.choice(TROUBLES)

    async def go(self) -> None:
        await self.parlour.pass_time(self.chance.uniform(0, self.length - MOMENT))
        await self.suffer()
        kept = self.lasts() and self.seconds_left() > 0
        self.tally.check(kept, f"{self.parlour.game.name}: {self.trouble}: the phase ended")
        self.tally.figures[self.trouble] += 1
        if kept:
            await self.end_it()

    async def suffer(self) -> None:
        parlour, before = self.parlour, self.seconds_left()
        match self.trouble:
            case "the hour jumps":
                parlour.hour += self.chance.choice((-HOUR, HOUR))
            case "the hour jumps over a restart":
                parlour.room.close()
                parlour.hour += self.chance.choice((-HOUR, HOUR))
                await parlour.open()
                before = LEAST_AFTER_RESTART
            case "the machine sleeps":  # as Linux counts it: the loop's clock sleeps, too
                parlour.hour += SUSPEND
            case "the process stands still":  # SIGSTOP, or a machine within a machine
                await parlour.stand_still(SUSPEND)
                before = LEAST_AFTER_RESTART
        await parlour.settle()
        most = max(self.length, LEAST_AFTER_RESTART)
        if self.lasts() and not before - MOMENT <= self.seconds_left() <= most + MOMENT:
            self.tally.failures.append(f"{self.trouble}: {self.seconds_left()} s are left of {before}")

    def seconds_left(self) -> float:
        """As the phones show it. Some clocks are shown to one seat alone."""
        now = self.parlour.loop.time()
        return max((until for until in self.parlour.until.values() if until is not None), default=now) - now

    def lasts(self) -> bool:
        return self.parlour.table.phase == self.number and self.parlour.store.appends == self.appends

    async def end_it(self) -> None:
        """A move in the grace counts, one a moment after it comes too late, and the table has moved on once."""
        parlour = self.parlour
        early, late = self.a_move(), self.a_move()
        await parlour.pass_time(self.seconds_left() + GRACE - MOMENT)
        if not self.lasts():
            self.tally.failures.append(f"{parlour.game.name}: it ended early")
        if early and self.chance.random() < 0.5:
            refused = await parlour.say(*early)
            self.note("in the grace", refused, None)
            if parlour.table.phase != self.number:
                return
            self.appends += 1
        await parlour.pass_time(2 * MOMENT)
        if parlour.table.phase == self.number or parlour.store.appends != self.appends + 1:
            self.tally.failures.append(f"{parlour.game.name}: it did not end once when its time was up")
        if late and not late[2].anytime:
            self.note("late", await parlour.say(*late), "too_late")

    def a_move(self) -> tuple[RecordingScreen, int, Move] | None:
        """Of somebody whom the table awaits."""
        moves = [(phone, self.number, self.parlour.choice(phone)) for phone in self.parlour.phones]
        possible = [(phone, phase, move) for phone, phase, move in moves if move is not None and phase is not None]
        return self.chance.choice(possible) if possible else None

    def note(self, what: str, refused: str | None, expected: str | None) -> None:
        self.tally.figures[what] += 1
        if refused != expected:
            self.tally.failures.append(f"{self.parlour.game.name}: a move {what}: {refused}")


PROMISES = [
    Promise("P10", "the server decides time: its clocks jump", 60, 1_000, run),
    Promise("P10 clients", "phones whose clocks are off by 30 s: same scores", 4, 100, same_scores),
]
