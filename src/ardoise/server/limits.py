"""How often somebody may do something: buckets that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta

from ardoise.engine.game import Record

MOST_BUCKETS = 100_000


def _limit(means: str) -> Meta:
    return Meta(description=means)


class Limits(Record):
    """What one socket, one address and one room may do. Every field is a setting, and its words are its help."""

    frame: Annotated[int, _limit("bytes of one message from a phone")] = 4096
    burst: Annotated[int, _limit("messages of one socket at once")] = 20
    rate: Annotated[float, _limit("messages of one socket a second, after that")] = 5.0
    sockets_an_address: Annotated[int, _limit("open sockets of one address")] = 120
    rooms: Annotated[int, _limit("rooms that are awake at once")] = 5000
    rooms_burst: Annotated[int, _limit("rooms that one address opens at once")] = 10
    rooms_rate: Annotated[float, _limit("rooms that one address opens a second, after that")] = 30 / 3600
    failed_joins_burst: Annotated[int, _limit("wrong codes and keys of one address at once")] = 40
    failed_joins_rate: Annotated[float, _limit("wrong codes and keys of one address a second, after that")] = 10 / 60
    packs_burst: Annotated[int, _limit("packs that one address keeps at once")] = 10
    packs_rate: Annotated[float, _limit("packs that one address keeps a second, after that")] = 30 / 3600
    drafts_burst: Annotated[int, _limit("drafts of packs that one address has checked at once")] = 60
    drafts_rate: Annotated[float, _limit("drafts of packs that one address has checked a second, after that")] = 2.0
    hello_seconds: Annotated[float, _limit("seconds until a socket must have said whose it is")] = 5.0
    pieces: Annotated[int, _limit("frames of any kind, for each message that a socket may send")] = 8
    joins_burst: Annotated[int, _limit("people who enter rooms from one address at once")] = 120
    joins_rate: Annotated[float, _limit("people who enter rooms from one address a second, after that")] = 1.0
    room_joins_burst: Annotated[int, _limit("people who enter one room from one address at once")] = 40
    room_joins_rate: Annotated[float, _limit("people who enter one room from one address a second, after that")] = 0.1
    waiting: Annotated[int, _limit("people who wait at the door of one room until its host lets them in")] = 40


LIMITS = Limits()


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.seen = burst, now

    def empty(self, now: float, much: float = 1) -> bool:
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        return self.left < much

    def take(self, now: float, much: float = 1) -> bool:
        if self.empty(now, much):
            return False
        self.left -= much
        return True

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1)


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

    def give_back(self, address: str) -> None:
        if bucket := self._of.get(address):
            bucket.give_back()


class Strikes:
    """Three in a minute, and you are out."""

    MOST, SECONDS = 3, 60.0

    def __init__(self) -> None:
        self._times: list[float] = []

    def out(self, now: float) -> bool:
        self._times = [*(time for time in self._times if now - time < self.SECONDS), now]
        return len(self._times) >= self.MOST
