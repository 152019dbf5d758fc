"""One end of a link: what NATS loses, doubles or mixes up arrives once and in order, or the link ends.

No clock and no socket: its owner says what time it is, and asks what to send again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

RESEND = 0.15  # seconds after which what was not acknowledged is sent again
ACKNOWLEDGE = 0.05  # seconds for which an acknowledgement waits for a packet that takes it along
BEAT = 0.4  # seconds without anything to send
SILENCE = 1.5  # seconds without a packet from the other end: the link is over
STUCK = 4.0  # seconds in which one packet was sent again and again, and never acknowledged
MOST = 8192  # packets that may be on their way
BURST = 64  # packets sent again at once

Out = TypeVar("Out")
In = TypeVar("In")


class Sent(NamedTuple, Generic[Out]):
    contents: Sequence[Out]
    first: float
    last: float


class ReliableStream(Generic[Out, In]):
    def __init__(self, now: float) -> None:
        self.received = 0  # all of theirs up to this number came
        self.received_at = now
        self._sent_at = now
        self._count = 0
        self._unacknowledged: dict[int, Sent[Out]] = {}
        self._early: dict[int, Sequence[In]] = {}
        self._owes_since: float | None = None  # do they not know yet what has come?

    def number(self, contents: Sequence[Out], now: float) -> int:
        """Of the next packet, which has these contents."""
        self._count += 1
        self._unacknowledged[self._count] = Sent(contents, now, now)
        return self._count

    def sent(self, now: float) -> None:
        """A packet went out: each of them says what has come."""
        self._sent_at = now
        self._owes_since = None

    def take(self, number: int, received: int, contents: Sequence[In], now: float) -> list[In]:
        """A packet came. All contents whose turn it is now."""
        self.received_at = now
        while self._unacknowledged and (oldest := next(iter(self._unacknowledged))) <= received:
            del self._unacknowledged[oldest]
        if not number:
            return []
        if self._owes_since is None:
            self._owes_since = now
        if self.received < number <= self.received + MOST:
            self._early[number] = contents
        due: list[In] = []
        while self.received + 1 in self._early:
            self.received += 1
            due += self._early.pop(self.received)
        return due

    def again(self, now: float) -> dict[int, Sequence[Out]]:
        """What was sent some time ago and not acknowledged, to be sent once more."""
        late = ((number, sent) for number, sent in self._unacknowledged.items() if now - sent.last >= RESEND)
        some = dict(islice(late, BURST))
        self._unacknowledged |= {number: sent._replace(last=now) for number, sent in some.items()}
        return {number: sent.contents for number, sent in some.items()}

    def beats(self, now: float) -> bool:
        """Is it time for a packet without contents?"""
        owes = self._owes_since is not None and now - self._owes_since >= ACKNOWLEDGE
        return owes or now - self._sent_at >= BEAT

    def broken(self, now: float) -> bool:
        """Nobody is there, or they cannot take what we send."""
        waiting = self._unacknowledged
        stuck = bool(waiting) and now - next(iter(waiting.values())).first >= STUCK
        return stuck or now - self.received_at >= SILENCE or len(waiting) > MOST
