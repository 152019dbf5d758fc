"""What the promises about attackers share: the strain on a server while it is attacked, and floods of frames."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from socket import socket

from aiohttp import ClientSession

from ardoise.server.protocol import TOO_FAST
from tests.kit.frames import masked
from tests.kit.server import House

PROBE = 0.005  # seconds between two questions for the server's health
TICK = os.sysconf("SC_CLK_TCK")
CHUNK = 1 << 18
LAST_WORDS = 2.0  # seconds to read why
HARDER = 10.0  # as much work as honest visits make, at most …
SLACK = 0.1  # … and seconds that clocks are wrong by
SLOWER = 50.0  # times the worst answer of quiet times
LOOK = 0.005  # seconds between two looks at the loop
LONGEST_TURN, LONGER = 0.05, 10.0  # seconds of a turn of the loop, or times the longest of quiet times
NOISE = 0.005  # seconds that any answer may take
CLOSES = bytes((0x88, 2)) + TOO_FAST.to_bytes(2, "big")
FLOODS = {
    "pings": masked(0x89, b""),
    "long pings": masked(0x89, b"x" * 125),
    "pongs": masked(0x8A, b""),
    "empty pieces": masked(0x00, b""),
    "pieces of one byte": masked(0x00, b" "),
    "texts": masked(0x81, b"{}"),
}


@dataclass
class Strain:
    """How long the server took to say that it is well, and how much it worked meanwhile."""

    answers: list[float] = field(default_factory=list)  # seconds
    cpu: float = 0.0  # seconds
    turn: float = 0.0  # seconds: the longest turn of the loop, rounded up as the server's figures are

    @property
    def worst(self) -> float:
        return max(self.answers)


@asynccontextmanager
async def strain(house: House) -> AsyncIterator[Strain]:
    measured, before, lags = Strain(), cpu_of(house), await _lags(house)
    probing = asyncio.create_task(_probe(house.server.address, measured))
    try:
        yield measured
    finally:
        probing.cancel()
        with suppress(asyncio.CancelledError):
            await probing
    measured.cpu = cpu_of(house) - before
    grown = [bound for (bound, count), (_, was) in zip(await _lags(house), lags, strict=True) if count > was]
    measured.turn = max(grown, default=0.0)


async def _probe(address: str, measured: Strain) -> None:
    """It asks on while an answer is late: the last one counts, too."""
    clock = asyncio.get_running_loop().time
    async with ClientSession() as http:
        while True:
            began = clock()
            try:
                async with http.get(address + "/api/health") as answer:
                    await answer.read()
            finally:
                measured.answers.append(clock() - began)
            await asyncio.sleep(PROBE)


async def _lags(house: House) -> list[tuple[float, int]]:
    """How often the loop was late, by at most so many seconds."""
    async with house.http.get(f"{house.server.address}/metrics") as answer:
        told = re.findall(r'loop_lag_seconds_bucket{le="(.*)"} (\d+)', await answer.text())
    counts = [int(count) for _, count in told]  # each with those before it
    bounds = [float(bound) for bound, _ in told]
    return [(bound, after - before) for bound, before, after in zip(bounds, [0, *counts], counts, strict=False)]


def cpu_of(house: House) -> float:
    """Seconds that the server has worked."""
    assert house.server.process is not None
    told = Path(f"/proc/{house.server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICK


def compared(quiet: Strain, honest: Strain | None, attacked: Strain, timed: bool) -> tuple[dict[str, float], list[str]]:
    """The figures, and what is wrong with them. Work does not depend on what else the machine does; time does.

    Without honest visits to hold it against, the work is not judged."""
    figures = {
        "worst health ms": round(1000 * attacked.worst, 1),
        "when quiet": round(1000 * quiet.worst, 1),
        "longest turn ms": 1000 * attacked.turn,
        "turn when quiet": 1000 * quiet.turn,
        "CPU s": round(attacked.cpu, 2),
    }
    flaws = []
    if honest:
        figures["of honest visits"] = round(honest.cpu, 2)
    if honest and attacked.cpu > honest.cpu * HARDER + SLACK:
        flaws.append(f"the attack made the server work {attacked.cpu:.2f} s, honest visits {honest.cpu:.2f} s")
    if timed and attacked.worst > SLOWER * max(quiet.worst, NOISE):
        flaws.append(f"the worst health answer took {attacked.worst:.2f} s, and {quiet.worst:.3f} s in quiet times")
    if timed and attacked.turn > max(LONGEST_TURN, LONGER * quiet.turn):
        flaws.append(f"a turn of the loop took up to {attacked.turn} s, and {quiet.turn} s in quiet times")
    return figures, flaws


def flood(phone: socket, kind: str, seconds: float) -> bool:
    """Frames of one kind without a pause, until the server has had enough. Was it closed, with the right code?"""
    frames = FLOODS[kind] * (CHUNK // len(FLOODS[kind]))
    phone.settimeout(seconds)
    with phone, suppress(OSError):
        if "pieces" in kind:
            phone.sendall(masked(0x01, b"{"))
        with suppress(OSError):
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                phone.sendall(frames)
        phone.settimeout(LAST_WORDS)
        heard = b""
        while CLOSES not in heard and (more := phone.recv(CHUNK)):
            heard = heard[-len(CLOSES) :] + more
        return CLOSES in heard
    return False
