"""All that may happen to several nodes, to what they remember with, and to what carries their messages (P16)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from signal import SIGCONT, SIGKILL, SIGQUIT, SIGSTOP, SIGTERM
from typing import NamedTuple, get_args

from tests.cluster.ward import Ward
from tests.kit.planned_server import CRASHED, SIGNALS, Gap
from tests.kit.proxy import Proxy

TAKEN_OVER = 5.0  # seconds within which a dead node's rooms live elsewhere
LOOK_AGAIN = 0.05  # seconds
GAPS: tuple[Gap, ...] = get_args(Gap)


class Moved(NamedTuple):
    """A room was last seen at its old node, and first at another."""

    left: float
    at: float


class Case:
    """One hurt of a node on which at least one of these rooms lives."""

    def __init__(
        self,
        ward: Ward,
        chance: Random,
        longest: float,
        homes: dict[str, str],
        owner: int,
        is_over: Callable[[], bool],
    ) -> None:
        self.ward, self.chance, self.longest = ward, chance, longest
        self.homes, self.owner, self.is_over = homes, owner, is_over
        self.began = time.time()
        self.healed = 0.0
        self.moved: dict[str, Moved] = {}  # rooms whose node did not answer any more
        self.slowest = 0.0  # seconds until a dead node was replaced
        self.flaws: list[str] = []
        self.late: list[str] = []  # by the clock

    def heal(self) -> None:
        self.healed = time.time()

    async def taken_over(self) -> None:
        """Until the rooms of that node live elsewhere."""
        mine = [code for code, name in self.homes.items() if name.startswith(f"n{self.owner}-")]
        for code in mine:
            left, asked = self.began, time.time()
            while await self.ward.lives(code) == self.homes[code]:
                if self.is_over():
                    self.flaws.append("nobody took over")
                    return
                await asyncio.sleep(LOOK_AGAIN)
                left, asked = asked, time.time()
            self.moved[code] = Moved(left, time.time())

    async def replaced(self) -> None:
        """Within five seconds, for a node that is dead."""
        await self.taken_over()
        self.slowest = max((moved.at - self.began for moved in self.moved.values()), default=0.0)
        if self.slowest > TAKEN_OVER:
            self.late.append(f"a room was taken over after {self.slowest:.1f} s")

    async def until(self, something: Callable[[], bool], otherwise: str) -> None:
        while not something():
            if self.is_over():
                self.flaws.append(otherwise)
                return
            await asyncio.sleep(LOOK_AGAIN)


Hurt = Callable[[Case], Awaitable[None]]


async def kill(case: Case) -> None:
    node = case.ward.nodes[case.owner]
    await node.end(SIGKILL)
    await case.replaced()
    await node.start()
    case.heal()


async def crash(case: Case) -> None:
    """In any gap of decide, append, answer, tell (P3)."""
    node = case.ward.nodes[case.owner]
    assert node.process
    node.process.send_signal(SIGNALS[case.chance.choice(GAPS)])  # type: ignore[arg-type]
    dying = asyncio.ensure_future(node.process.wait())
    await case.until(dying.done, "a node did not come to its next step")
    if not dying.done():
        return
    node.is_open.clear()
    assert dying.result() == CRASHED
    case.began = time.time()
    await case.replaced()
    await node.start()
    case.heal()


async def pause(case: Case) -> None:
    """The old owner comes back and does not know that it is none."""
    process = case.ward.nodes[case.owner].process
    assert process
    process.send_signal(SIGSTOP)
    await case.taken_over()
    process.send_signal(SIGCONT)
    case.heal()


async def stop(case: Case) -> None:
    """One node after another, as for an upgrade."""
    for node in case.ward.nodes:
        assert await node.end(SIGTERM) == 0
        await node.start()
    case.heal()


async def lose_nats(case: Case) -> None:
    await case.ward.nats.kill()
    await asyncio.sleep(case.chance.uniform(0, case.longest))
    await case.ward.nats.start()
    case.heal()


async def restart_postgres(case: Case) -> None:
    assert case.ward.postgres
    await asyncio.to_thread(case.ward.postgres.stop, SIGQUIT)
    await asyncio.sleep(case.chance.uniform(0, case.longest))
    await asyncio.to_thread(case.ward.postgres.start)
    case.heal()


async def fill_disk(case: Case) -> None:
    """PostgreSQL's: until somebody has noticed. A page of it takes few entries now, so that this is soon."""
    postgres = case.ward.postgres
    assert postgres
    if not postgres.is_small:
        case.heal()
        return
    denied = case.ward.denied()
    await case.ward.ask("alter table entries set (fillfactor = 10)")
    await asyncio.to_thread(postgres.fill)
    await case.until(lambda: case.ward.denied() > denied, "the disk was full, and nobody noticed")
    await asyncio.to_thread(postgres.make_room)
    case.heal()
    await case.ward.ask("alter table entries reset (fillfactor)")


async def cut_from_postgres(case: Case) -> None:
    wire = case.ward.to_postgres[case.owner]
    wire.questions.clear()
    await _cut_until_taken_over(case, wire)


async def cut_from_nats(case: Case) -> None:
    wire = case.ward.to_nats[case.owner]
    wire.questions.clear()
    wire.answers.clear()
    await _cut_until_taken_over(case, wire)


async def _cut_until_taken_over(case: Case, wire: Proxy) -> None:
    await case.taken_over()
    wire.cut()
    wire.heal()
    case.heal()


MOVING: tuple[Hurt, ...] = (kill, crash, pause, stop)  # the room, whose clock stays fair
STAYING: tuple[Hurt, ...] = (lose_nats, restart_postgres, fill_disk, cut_from_postgres, cut_from_nats)
