"""The real server with other parts in it: `python -m tests.kit.planned_server WHERE PLAN [PORT]`.

PLAN is a `Plan` as JSON.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial, partialmethod
from pathlib import Path
from resource import RLIMIT_NOFILE, setrlimit
from signal import SIGRTMIN
from typing import Any, Literal

from ardoise.cluster.node import parts_of_a_node
from ardoise.cluster.peer_server import RemoteScreen
from ardoise.coach import Hint
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Record, Seat
from ardoise.server import metrics
from ardoise.server.limits import Limits
from ardoise.server.metrics import LOOK_SECONDS
from ardoise.server.net.page import Page
from ardoise.server.net.socket import SocketScreen
from ardoise.server.records.archive import LOBBY
from ardoise.server.room import timers
from ardoise.server.room.hints import ask_coach
from ardoise.server.room.mailbox import Screen, Slot
from ardoise.server.room.timers import EXPLAINING, HOST_MISSING
from ardoise.server.serve import Parts, run
from ardoise.store import Entry, Store
from ardoise.store.address import Address
from ardoise.store.open import Where
from ardoise.store.postgres import PostgresStore

MANY = 1_000_000
NO_LIMITS = Limits(
    rooms=MANY,
    burst=MANY,
    rate=float(MANY),
    sockets_an_address=MANY,
    rooms_burst=MANY,
    rooms_rate=float(MANY),
    failed_joins_burst=MANY,
    failed_joins_rate=float(MANY),
    packs_burst=MANY,
    packs_rate=float(MANY),
    drafts_burst=MANY,
    drafts_rate=float(MANY),
    joins_burst=MANY,
    joins_rate=float(MANY),
    room_joins_burst=MANY,
    room_joins_rate=float(MANY),
    connections=MANY,
    connections_an_address=MANY,
    bytes_burst=MANY * MANY,
    entries_burst=MANY,
    entries_rate=float(MANY),
    room_entries=MANY,
)
CRASHED = 70  # the exit code of a server that ended as planned
NEW_NETWORK = 0x40000000  # as Linux calls it
ANSWERS_GO_OUT = 0.01  # seconds

Gap = Literal["append", "answer", "telling"]  # before which of them the process ends
SIGNALS: dict[Gap, int] = {"append": SIGRTMIN, "answer": SIGRTMIN + 1, "telling": SIGRTMIN + 2}


class Crash(Record):
    gap: Gap
    step: int  # the n-th step of any game that this process is to store


class Plan(Record):
    """What is different from the server that everybody has."""

    limits: Limits = NO_LIMITS
    think: float = 0.01  # seconds that a bot takes
    hint: str | None = None  # the code of a coach who repeats what it is given
    crash: Crash | None = None
    host_missing: float = HOST_MISSING  # seconds
    explaining: float = EXPLAINING  # seconds
    page: str | None = None  # the folder of another build
    nats: str = ""  # where the other nodes are found
    node: str = "node"  # what it is called among them
    patience: float | None = None  # seconds that a PostgreSQL may be away
    crashes_when_told: bool = False  # by the signal of a gap: at the next step
    host: str = "127.0.0.1"
    namespace: str = ""  # of the network
    seed: str = ""  # of all games, in place of chance
    look: float = LOOK_SECONDS  # how often the server sees whether its loop is late
    unix_signals: bool = True  # False: a loop as Windows has it
    files: int = 0  # that the system lets it open
    operator: str = ""  # who runs it

    def parts(self) -> Parts:
        usual = parts_of_a_node(self.nats, self.node) if self.nats else Parts()
        opening: Any = usual.open_store
        if self.patience:
            opening = partial(PostgresStore.open, patience=self.patience)
        if self.crash or self.crashes_when_told:
            opening = partial(open_crashing, opening, self.crash)
        if self.seed:
            usual = replace(usual, new_seed=lambda: self.seed)
        if not self.unix_signals:
            usual = replace(usual, new_loop=loop_without_signals)
        usual = replace(usual, limits=self.limits, operator=self.operator)
        return replace(usual, think=lambda *_: self.think, open_store=opening, coach=self.coach)

    def coach(self, game: str, view: Any, seat: Seat) -> Hint | None:
        told = {"game": game, "view": encode(view).decode(), "seat": seat}
        return Hint(self.hint, told) if self.hint else ask_coach(game, view, seat)


def loop_without_signals() -> asyncio.AbstractEventLoop:
    loop = asyncio.SelectorEventLoop()
    loop.add_signal_handler = partial(asyncio.AbstractEventLoop.add_signal_handler, loop)  # type: ignore[method-assign]
    return loop


class CrashingStore:
    """Whatever is not said here is the real store's."""

    def __init__(self, store: Store, crash: Crash | None) -> None:
        self.store, self.crash, self.steps = store, crash, 0
        for gap, signal in SIGNALS.items():
            asyncio.get_running_loop().add_signal_handler(signal, self._crash_soon, gap)

    def _crash_soon(self, gap: Gap) -> None:
        self.crash = Crash(gap, self.steps + 1)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        if not any(entry.game != LOBBY for entry in entries):
            return await self.store.append(room, entries)
        self.steps += 1
        gap = self.crash.gap if self.crash and self.steps == self.crash.step else None
        if gap == "append":
            os._exit(CRASHED)
        await self.store.append(room, entries)
        if gap == "answer":
            os._exit(CRASHED)
        if gap == "telling":
            tell_nobody()
            asyncio.get_running_loop().call_later(ANSWERS_GO_OUT, os._exit, CRASHED)
        return None


def tell_nobody() -> None:
    """From now on people are still answered, but see nothing of the table any more."""
    for kind in (SocketScreen, RemoteScreen):
        kind.send = partialmethod(only_answer, kind.send)  # type: ignore[assignment, method-assign]


def only_answer(screen: Screen, send: Callable[..., None], data: bytes, slot: Slot | None) -> None:
    if slot != "table":
        send(screen, data, slot)


async def open_crashing(opening: Callable[[Where], Awaitable[Store]], crash: Crash | None, where: Where) -> Any:
    return CrashingStore(await opening(where), crash)


def announce(host: str, port: int) -> None:
    print(f"Ardoise is open at http://{host}:{port}", flush=True)


def move_to(namespace: str) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    with Path("/run/netns", namespace).open() as door:
        if libc.setns(door.fileno(), NEW_NETWORK):
            raise OSError(ctypes.get_errno(), "setns")


def serve(data: str, plan: str, port: str = "0") -> None:
    planned = decode(plan.encode(), Plan)
    timers.HOST_MISSING = planned.host_missing
    timers.EXPLAINING = planned.explaining
    metrics.LOOK_SECONDS = planned.look
    if planned.page:
        Page.__init__.__defaults__ = (Path(planned.page),)  # type: ignore[misc]
    if planned.namespace:
        move_to(planned.namespace)
    if planned.files:
        setrlimit(RLIMIT_NOFILE, (planned.files, planned.files))
    where = Address(data) if "://" in data else Path(data)
    run(planned.host, int(port), where, announce, None, planned.parts())


if __name__ == "__main__":
    serve(*sys.argv[1:])
