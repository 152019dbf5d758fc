"""One end of a call: whatever NATS loses, doubles or mixes up comes once and in order, or the call ends.

No clock and no socket: it is told the time, and says what is to be sent again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

AGAIN = 0.15  # seconds after which what was not heard is sent again
BEAT = 0.4  # seconds of having nothing to say
SILENCE = 1.5  # seconds without a word from the other end: the call is over
STUCK = 4.0  # seconds in which one packet was sent again and again, and never heard
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
        self.heard = 0  # all of theirs up to this number came
        self.heard_at = now
        self._spoke_at = now
        self._count = 0
        self._unheard: dict[int, Sent[Out]] = {}
        self._early: dict[int, Sequence[In]] = {}
        self._owes = False  # do they not know yet what we have heard?

    def number(self, contents: Sequence[Out], now: float) -> int:
        """Of the next packet, which has these contents."""
        self._count += 1
        self._unheard[self._count] = Sent(contents, now, now)
        return self._count

    def spoke(self, now: float) -> None:
        """A packet went out: all of them say what we have heard."""
        self._spoke_at = now
        self._owes = False

    def take(self, number: int, heard: int, contents: Sequence[In], now: float) -> list[In]:
        """A packet came. All contents whose turn it is now."""
        self.heard_at = now
        while self._unheard and (oldest := next(iter(self._unheard))) <= heard:
            del self._unheard[oldest]
        if not number:
            return []
        self._owes = True
        if self.heard < number <= self.heard + MOST:
            self._early[number] = contents
        due: list[In] = []
        while self.heard + 1 in self._early:
            self.heard += 1
            due += self._early.pop(self.heard)
        return due

    def again(self, now: float) -> dict[int, Sequence[Out]]:
        """What was sent some time ago and not heard, to be sent once more."""
        late = ((number, sent) for number, sent in self._unheard.items() if now - sent.last >= AGAIN)
        some = dict(islice(late, BURST))
        self._unheard |= {number: sent._replace(last=now) for number, sent in some.items()}
        return {number: sent.contents for number, sent in some.items()}

    def beats(self, now: float) -> bool:
        """Is it time for a packet without contents?"""
        return self._owes or now - self._spoke_at >= BEAT

    def broken(self, now: float) -> bool:
        """Nobody is there, or they cannot take what we say."""
        stuck = bool(self._unheard) and now - next(iter(self._unheard.values())).first >= STUCK
        return stuck or now - self.heard_at >= SILENCE or len(self._unheard) > MOST
