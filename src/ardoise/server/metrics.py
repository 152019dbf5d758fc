"""Figures for Prometheus in its text format, and who may read them. Counting costs a bisection into a list."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from hmac import compare_digest
from ipaddress import ip_address
from itertools import accumulate
from time import perf_counter

from ardoise.engine.game import Record
from ardoise.server.log_redaction import note

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
LOOK_SECONDS = 0.25
BEARER = "Bearer "


class Histogram:
    """How many took how long. Prometheus reads the buckets as "at most so many seconds"."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def samples(self) -> Iterator[tuple[str, float]]:
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(self.counts), strict=True):
            yield f'_bucket{{le="{bound}"}}', count
        yield "_sum", self.seconds
        yield "_count", sum(self.counts)


class Metrics:
    """What a server counts from its start to its end."""

    def __init__(self) -> None:
        self.messages = 0
        self.refusals: Counter[str] = Counter()
        self.acknowledgement, self.commit, self.fan_out, self.loop_lag = (Histogram() for _ in range(4))

    def refused(self, code: str) -> None:
        self.refusals[code] += 1
        note(code)

    async def keep_house(self) -> None:
        """For ever: how much later than asked does the loop wake a sleeper?"""
        while True:
            began = perf_counter()
            await asyncio.sleep(LOOK_SECONDS)
            self.loop_lag.observe(max(0.0, perf_counter() - began - LOOK_SECONDS))

    def text(self) -> str:
        """In the order in which somebody looks for a fault."""
        return "".join(
            (
                family("ardoise_messages_total", "counter", "Messages from phones.", {"": self.messages}),
                family("ardoise_refusals_total", "counter", "What was refused.", labelled("code", self.refusals)),
                *(_histogram(name, means, getattr(self, name)) for name, means in HISTOGRAMS.items()),
            )
        )


HISTOGRAMS = {
    "acknowledgement": "From a message of a phone to its answer.",
    "commit": "From asking the store to having it on disk.",
    "fan_out": "Building what each screen of a room sees and handing it to their sockets.",
    "loop_lag": "How much later than asked the event loop woke a sleeper.",
}


def labelled(label: str, values: Mapping[str, float]) -> dict[str, float]:
    return {f'{{{label}="{name}"}}': value for name, value in sorted(values.items())}


def family(name: str, kind: str, means: str, samples: Mapping[str, float]) -> str:
    """`samples` by what follows the name."""
    lines = [f"# HELP {name} {means}", f"# TYPE {name} {kind}"]
    return "\n".join([*lines, *(f"{name}{more} {value}" for more, value in samples.items())]) + "\n"


def _histogram(name: str, means: str, histogram: Histogram) -> str:
    return family(f"ardoise_{name}_seconds", "histogram", means, dict(histogram.samples()))


class MetricsAccess(Record):
    """Who may read the figures: this machine itself, anyone with the token, or everybody."""

    token: str | None = None
    public: bool = False

    def allows(self, peer: str, forwarded: bool, authorization: str) -> bool:
        """A request that a proxy passed on comes from somebody else, whatever the proxy's own address is."""
        if self.public or (is_loopback(peer) and not forwarded):
            return True
        return self.token is not None and compare_digest(_bytes(authorization), _bytes(BEARER + self.token))


def _bytes(text: str) -> bytes:
    return text.encode(errors="surrogateescape")  # a header may be no text at all


def is_loopback(peer: str) -> bool:
    try:
        address = ip_address(peer)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
