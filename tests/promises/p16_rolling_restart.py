"""P16 behind a reverse proxy: two nodes restart one after another, and nobody who asks is answered 502."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from signal import SIGTERM

from aiohttp import ClientSession, TCPConnector

from tests.kit.in_process import LocalServer
from tests.kit.reverse_proxy import is_found, reverse_proxy
from tests.kit.server import House, Server, all_play, serving
from tests.kit.services import nats, postgres
from tests.kit.startup import free_port
from tests.promises.promise import Order, Promise, Tally

ASKERS = 6
FREE = ("--for", "school", "--limit", "rooms_burst=100000", "--proxy", "127.0.0.1", "--drain", "3", "--nats")
GOOD = ("GET 200", "POST 201", "game")
BETWEEN = 0.5  # seconds of load before and after a restart


async def restarts_show_no_502(kind: str, order: Order) -> Tally:
    """While people open rooms, read the rules and play a game through it."""
    tally = Tally()
    if not order.runs:
        return tally  # in the suite: a restart takes ten seconds
    if not is_found(kind):
        print(f"soak: {kind} is not installed, so no restart behind it was tried", file=sys.stderr)
        tally.figures = {"not installed, runs left out": order.runs}
        return tally
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(serving(node)) for node in _nodes(order.folder)]
        address = stack.enter_context(reverse_proxy(kind, order.folder / kind, [node.port for node in nodes]))
        http = await stack.enter_async_context(ClientSession(connector=TCPConnector(limit=0, force_close=True)))
        told: Counter[str] = Counter()
        for number in range(order.runs):
            before = told.copy()
            await _rolling_restart(address, http, nodes, told)
            bad = {status: count for status, count in (told - before).items() if status not in GOOD}
            tally.check(not bad, f"restart {number}: {bad}")
        tally.figures = dict(sorted(told.items()))
    return tally


def _nodes(folder: Path) -> list[Server]:
    nodes = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        node = Server(folder / name, database=postgres(folder), words=(*FREE, nats(), "--node", name))
        node.port = free_port()
        nodes.append(node)
    return nodes


async def _rolling_restart(address: str, http: ClientSession, nodes: Sequence[Server], told: Counter[str]) -> None:
    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for _ in range(ASKERS):
            group.create_task(_ask(over.is_set, http, address, told))
        group.create_task(_play(address, http, told))
        for node in nodes:
            await asyncio.sleep(BETWEEN)
            await node.end(SIGTERM)
            await node.start()
            await _healthy(http, node.address)
        await asyncio.sleep(BETWEEN)
        over.set()


async def _ask(over: Callable[[], bool], http: ClientSession, address: str, told: Counter[str]) -> None:
    while not over():
        for method, path, body in (("GET", "/api/rules/bornes", None), ("POST", "/api/rooms", {"name": "Annie"})):
            async with http.request(method, address + path, json=body) as answer:
                told[f"{method} {answer.status}"] += 1


async def _play(address: str, http: ClientSession, told: Counter[str]) -> None:
    """A whole game. Whoever cannot come back breaks the run."""
    house = House(LocalServer(address), http)
    players = await house.seat(["Annie", "Bea", "Cleo"], "bornes")
    await house.start(players)
    await all_play(players)
    for player in players:
        await player.hang_up()
    told["game"] += 1


async def _healthy(http: ClientSession, address: str) -> None:
    while True:
        async with http.get(f"{address}/api/health") as answer:
            if answer.status == 200:
                return
        await asyncio.sleep(0.05)


PROMISES = [
    Promise(
        f"P16 {kind}", f"a rolling restart behind {kind} shows nobody a 502", 0, 5, partial(restarts_show_no_502, kind)
    )
    for kind in ("nginx", "caddy")
]
