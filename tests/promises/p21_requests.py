"""P21: nobody stalls it, by requests: large bodies, long logs, and connections that ask for nothing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from ardoise.server.limits import Limits
from ardoise.server.lobby.commands import Rename
from tests.kit.planned_server import MANY, Plan
from tests.promises.attack import LOOK, Strain, compared, strain
from tests.promises.crowd import Crowd, few_at_once, health, open_crowd
from tests.promises.promise import Order, Promise, Tally

QUIET = 0.3  # seconds
AT_ONCE = 20
OUT_PER_BYTE, ANYWAY = 4, 2048  # bytes that may come out for each that went in, and besides
HEAD = 120  # bytes of the smallest head of a request
NAMES = 300  # that somebody takes one after another, for each request for the log
SOON = 0.5  # seconds of patience with a connection that asks for nothing …
GONE = 5.0  # … after which it is gone
IMPATIENT = Limits(header_seconds=SOON, body_seconds=SOON, idle_seconds=SOON)
BEGINNINGS = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
)
NOTHING = "{}"
BODIES = [
    b"",
    b"{",
    b"[" * 4000,
    json.dumps({"name": "x" * 4000}).encode(),
    json.dumps({"name": 5, "role": "x" * 2000}).encode(),
    json.dumps({"x" * 2000: 1}).encode(),
    b'{"name":"\xff"}',
]
PACKS = [
    json.dumps({"title": "x", "languages": ["fr"], "questions": []}).replace("[]", f"[{','.join([NOTHING] * 80_000)}]"),
    json.dumps({"title": "x", "languages": ["fr"] * 30_000, "questions": []}),
    "q.fr;a\n" + "x;y\n" * 60_000,
    json.dumps({"title": "\\u202e" * 20_000, "languages": [], "questions": []}),
]


async def answer_rooms(order: Order) -> Tally:
    """Each run is a body for a route that opens rooms or enters them."""
    async with open_crowd(order.folder, Plan(look=LOOK)) as house:
        code = (await house.open_room("Ada")).welcome.code
        paths = ("/api/rooms", f"/api/rooms/{code}/people")
        return await _posted(house, [(paths[n % 2], BODIES[n % len(BODIES)], "json") for n in range(order.runs)])


async def check_packs(order: Order) -> Tally:
    """Each run is a pack with very many things wrong, by the limits that everybody has."""
    async with open_crowd(order.folder, Plan(limits=Limits(), look=LOOK)) as house:
        bodies = [PACKS[n % len(PACKS)].encode() for n in range(order.runs)]
        posts = [("/api/packs/check", body, "csv" if body.startswith(b"q.") else "json") for body in bodies]
        return await _posted(house, posts, order.timed, strained=True)


async def _posted(
    house: Crowd, posts: list[tuple[str, bytes, str]], timed: bool = False, strained: bool = False
) -> Tally:
    tally, out = Tally(), 0

    async def post(path: str, body: bytes, kind: str) -> None:
        nonlocal out
        headers = {"Content-Type": "text/csv" if kind == "csv" else "application/json"}
        async with house.http.post(house.server.address + path, data=body, headers=headers) as answer:
            told = len(await answer.read())
        out += told
        allowed = OUT_PER_BYTE * (len(body) + HEAD) + ANYWAY
        tally.check(answer.status < 500, f"{answer.status} for {body[:50]!r}")
        if told > allowed:
            tally.failures.append(f"{told} bytes out for {len(body)} in at {path}")

    quiet, honest = await _before(house, len(posts))
    async with strain(house) as attacked:
        await few_at_once((post(*words) for words in posts), AT_ONCE)
    figures, flaws = compared(quiet, honest, attacked, timed)
    tally.figures = figures | {"bytes out per byte in": round(out / sum(len(body) + HEAD for _, body, _ in posts), 2)}
    tally.failures += flaws if strained else []
    return tally


async def _before(house: Crowd, visits: int) -> tuple[Strain, Strain]:
    """A quiet time, and so many honest requests."""
    async with strain(house) as quiet:
        await asyncio.sleep(QUIET)
    async with strain(house) as honest:
        await few_at_once((health(house) for _ in range(visits)), AT_ONCE)
    return quiet, honest


async def read_logs(order: Order) -> Tally:
    """Somebody takes very many names, one after another; each run asks for the room's game, which is not there."""
    limits = replace(Limits(), burst=MANY, rate=float(MANY))
    tally = Tally()
    async with open_crowd(order.folder, Plan(limits=limits, look=LOOK)) as house:
        host = await house.open_room("Ada")
        for number in range(order.runs * NAMES):
            await host.write(msgspec.json.encode(Rename(number + 1, f"Ada {number % 99}")).decode())
        await host.answer_to(order.runs * NAMES)
        quiet, _ = await _before(house, 0)
        statuses: Counter[int] = Counter()

        async def ask() -> None:
            path = f"/api/rooms/{host.welcome.code}/games/1"
            async with house.http.get(house.server.address + path) as answer:
                await answer.read()
            statuses[answer.status] += 1

        async with strain(house) as attacked:
            await few_at_once((ask() for _ in range(order.runs)), AT_ONCE)
        for status in statuses.elements():
            tally.check(status in (404, 429), f"the log was answered with {status}")
        figures, late = compared(quiet, None, attacked, order.timed)
        tally.figures = figures | {f"HTTP {status}": count for status, count in statuses.items()}
        tally.failures += late
    return tally


async def idle(order: Order) -> Tally:
    """Each run is a connection that asks for nothing, half a head or half a body, and stays."""
    tally = Tally()
    async with open_crowd(order.folder, Plan(limits=IMPATIENT, look=LOOK)) as house:
        place = urlsplit(house.server.address)

        knock = asyncio.Semaphore(AT_ONCE)  # what overflows the system's queue reaches no server

        async def stay(beginning: bytes) -> bool:
            async with knock:
                reader, writer = await asyncio.open_connection(place.hostname, place.port)
                await health(house)
            writer.write(beginning)
            try:
                async with asyncio.timeout(GONE):
                    with suppress(ConnectionError):
                        await reader.read()
                return True
            except TimeoutError:
                return False
            finally:
                writer.close()

        ends = await asyncio.gather(*(stay(BEGINNINGS[n % len(BEGINNINGS)]) for n in range(order.runs)))
        for gone in ends:
            tally.check(gone, f"a connection that asks for nothing is there after {GONE} s")
    return tally


PROMISES = [
    Promise("P21 bodies", "nobody makes it say more than it was told", 14, 2_000, answer_rooms),
    Promise("P21 packs", "nobody stalls it by packs", 8, 60, check_packs),
    Promise("P21 idle", "nobody stays for nothing", 30, 900, idle),
    Promise("P21 logs", "nobody stalls it by a long log", 5, 40, read_logs),
]
