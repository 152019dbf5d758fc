"""How often somebody may do something: buckets that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ardoise.engine.game import Record

MOST_BUCKETS = 100_000


class Limits(Record):
    """What one socket and one address may do. A `rate` is a second's."""

    frame: int = 4096  # bytes in
    burst: int = 20
    rate: float = 5.0
    sockets_an_address: int = 120
    rooms_burst: int = 10
    rooms_rate: float = 30 / 3600
    failed_joins_burst: int = 40
    failed_joins_rate: float = 10 / 60
    packs_burst: int = 10
    packs_rate: float = 30 / 3600
    drafts_burst: int = 60  # a pack is checked while it is written
    drafts_rate: float = 2.0
    hello_seconds: float = 5.0


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.seen = burst, now

    def empty(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        return self.left < 1

    def take(self, now: float) -> bool:
        if self.empty(now):
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address. The addresses that have been quiet longest are forgotten first."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def empty(self, address: str) -> bool:
        now = self.clock()
        return (self._of.get(address) or Bucket(self.burst, self.rate, now)).empty(now)

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self._of.get(address) or Bucket(self.burst, self.rate, now)
        self._of[address] = bucket
        self._of.move_to_end(address)
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket.take(now)


class Strikes:
    """Three in a minute, and you are out."""

    MOST, SECONDS = 3, 60.0

    def __init__(self) -> None:
        self._times: list[float] = []

    def out(self, now: float) -> bool:
        self._times = [*(time for time in self._times if now - time < self.SECONDS), now]
        return len(self._times) >= self.MOST
