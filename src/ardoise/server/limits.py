"""How often somebody may do something: buckets that fill again with time."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Annotated

from msgspec import Meta

from ardoise.engine.game import Record

MOST_BUCKETS = 100_000
NETWORK = 64  # bits of an IPv6 address: what a provider gives to one household
LONGEST_WAIT = 3600  # seconds


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
    people: Annotated[int, _limit("people in one room, and sockets of theirs")] = 45
    waiting: Annotated[int, _limit("people who wait at the door of one room until its host lets them in")] = 40
    connections: Annotated[int, _limit("open connections, as far as the system gives files for them")] = 20_000
    connections_an_address: Annotated[int, _limit("open connections of one address, sockets among them")] = 1000
    header_seconds: Annotated[float, _limit("seconds until a connection must have asked for something")] = 10.0
    body_seconds: Annotated[float, _limit("seconds until the body of a request must be there")] = 30.0
    idle_seconds: Annotated[float, _limit("seconds that a connection stays open between two requests")] = 75.0
    bytes_burst: Annotated[int, _limit("bytes that one address is sent at once, without sockets")] = 256 * 2**20
    bytes_rate: Annotated[float, _limit("bytes that one address is sent a second, after that")] = 4.0 * 2**20
    entries_burst: Annotated[int, _limit("entries that one person causes in a room's log at once")] = 400
    entries_rate: Annotated[float, _limit("entries that one person causes in a room's log a second, after that")] = 2.0
    room_entries: Annotated[int, _limit("entries of a room's log, until no other game may begin")] = 50_000
    room_bytes: Annotated[int, _limit("bytes of a room's log, until no other game may begin")] = 64_000_000


LIMITS = Limits()


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.seen = burst, now

    def empty(self, now: float, much: float = 1) -> bool:
        return self.wait(now, much) > 0

    def take(self, now: float, much: float = 1) -> bool:
        left = self.left + (now - self.seen) * self.rate  # as `wait` has it, without a call: every frame comes here
        self.left, self.seen = min(self.burst, left), now
        if self.left < much:
            return False
        self.left -= much
        return True

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1)

    def wait(self, now: float, much: float = 1) -> float:
        """Seconds until there is so much."""
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left >= much:
            return 0.0
        return (much - self.left) / self.rate if self.rate else math.inf


class Buckets:
    """One bucket for each address. The addresses that have been quiet longest are forgotten first."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def empty(self, address: str) -> bool:
        return self._get(address).empty(self.clock())

    def take(self, address: str, much: float = 1) -> bool:
        bucket = self._get(address)
        self._of[address] = bucket
        self._of.move_to_end(address)
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket.take(self.clock(), much)

    def give_back(self, address: str) -> None:
        if bucket := self._of.get(address):
            bucket.give_back()

    def wait(self, address: str) -> int:
        """Whole seconds until there is one again."""
        return math.ceil(min(self._get(address).wait(self.clock()), LONGEST_WAIT))

    def _get(self, address: str) -> Bucket:
        return self._of.get(address) or Bucket(self.burst, self.rate, self.clock())


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the network of an IPv6 address, which one household has whole."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


class Strikes:
    """Three in a minute, and you are out."""

    MOST, SECONDS = 3, 60.0

    def __init__(self) -> None:
        self._times: list[float] = []

    def out(self, now: float) -> bool:
        self._times = [*(time for time in self._times if now - time < self.SECONDS), now]
        return len(self._times) >= self.MOST
