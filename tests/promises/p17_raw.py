"""P17: bytes that are no request and no frame get a clean refusal, too."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from tests.promises.crowd import Crowd, few_at_once, health, open_crowd, resident_mb
from tests.promises.crowd_http import RawFuzz
from tests.promises.crowd_raw import upgrade
from tests.promises.promise import Order, Promise, Tally

AT_ONCE = 40
PATIENCE = 0.15  # seconds for a server that may be waiting for more
SETTLED = 7.0  # seconds until a socket that never said hello is gone
HANDSHAKE = 20.0  # seconds for one that is not
FLAT = 40.0  # MB that the server may grow in the second half: what is dead is not collected at once
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")
CODES = {1000, 1002, 1003, 1007, 1008, 1009, 4401, 4404}
TOLD = (b"Traceback", b"/ardoise/", b"site-packages")


async def requests(order: Order) -> Tally:
    """Each run is a connection with one or more bad requests."""
    return await _sent(order, RawFuzz(order.seed).requests, b"", _bad_answers)


async def frames(order: Order) -> Tally:
    """Each run is a socket with bad frames, before it has said whose it is."""
    return await _sent(order, RawFuzz(order.seed).frames, upgrade("x"), _bad_closes)


async def _sent(order: Order, make: Callable[[], bytes], first: bytes, faults: Callable[[bytes], list[str]]) -> Tally:
    tally, answers, sizes = Tally(), Counter[str](), list[float]()

    async def one(house: Crowd, data: bytes) -> None:
        told = await _exchange(house, first + data, HANDSHAKE if first else PATIENCE)
        answers.update(f"HTTP {status.decode()}" for status in STATUS.findall(told[:20]))
        bad = faults(told) + [f"it told of {word!r}" for word in TOLD if word in told]
        tally.check(not bad, f"{bad} after {data[:300]!r}")

    async with open_crowd(order.folder) as house:
        for share in (order.runs // 2, order.runs - order.runs // 2):
            await few_at_once((one(house, make()) for _ in range(share)), AT_ONCE)
            await asyncio.sleep(SETTLED if order.timed else 0)
            sizes.append(await resident_mb(house))
        if not (await health(house))["ok"]:
            tally.failures.append("the server is ill")
    if sizes[1] - sizes[0] > FLAT:
        tally.failures.append(f"the server grew from {sizes[0]} to {sizes[1]} MB")
    tally.figures = {"MB more": round(sizes[1] - sizes[0], 1), **dict(sorted(answers.items()))}
    return tally


async def _exchange(house: Crowd, data: bytes, patience: float) -> bytes:
    """All that came back, until the server ended it or waits for more. The first of it may take longer."""
    place, told = urlsplit(house.server.address), b""
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    with suppress(ConnectionError, TimeoutError):
        writer.write(data)
        async with asyncio.timeout(60):
            while more := await asyncio.wait_for(reader.read(1 << 16), PATIENCE if told else patience):
                told += more
    writer.close()
    return told


def _bad_answers(told: bytes) -> list[str]:
    return [f"answered with {status.decode()}" for status in STATUS.findall(told) if status >= b"500"]


def _bad_closes(told: bytes) -> list[str]:
    head, _, rest = told.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101 "):
        return [f"no handshake: {head[:100]!r}"]
    code = int.from_bytes(rest[2:4], "big")
    return [f"closed with {code}"] if rest[:1] == b"\x88" and code not in CODES else []


PROMISES = [
    Promise("P17 requests", "bytes that are no request get a clean refusal", 200, 20_000, requests),
    Promise("P17 frames", "bytes that are no frame get a clean refusal", 100, 10_000, frames),
]
