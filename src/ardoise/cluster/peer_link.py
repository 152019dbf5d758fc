"""The calls of a node: those that it made, and those that others made to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Protocol

from ardoise.cluster.messages import Answering, AnyPacket, Calling, HungUp, Malformed, NodeName, Shown, read, write
from ardoise.cluster.reliable_stream import ReliableStream

log = logging.getLogger(__name__)

TICK = 0.05  # seconds
STOOD_STILL = 10 * TICK  # longer than that between two ticks, and it was us who were away
REMEMBERED = 60.0  # seconds for which a late packet of a call that is over is known as such
PARCEL = 200_000  # bytes of contents in a packet, about
SMALL = 500  # bytes that a message takes besides its frame, at most

Send = Callable[[NodeName, bytes], None]  # it may be lost


class Listener(Protocol):
    """Who talks in a call."""

    def hear(self, message: Any) -> None: ...

    def hung_up(self) -> None:
        """The call is over."""


class PeerLink:
    """What was said during one turn of the loop goes out together at its end."""

    def __init__(self, peer: NodeName, number: int, outgoing: bool, me: NodeName, send: Send) -> None:
        self.peer, self.number, self.outgoing = peer, number, outgoing
        self.over = False
        self.listener: Listener
        self._me, self._send = me, send
        self._clock = asyncio.get_running_loop().time
        self._line: ReliableStream[Any, Any] = ReliableStream(self._clock())
        self._waiting: list[Any] = []
        self._ended_at = 0.0

    def say(self, message: Any) -> None:
        if self.over:
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(message)

    def take(self, packet: Calling | Answering) -> None:
        for message in self._line.take(packet.number, packet.heard, packet.contents, self._clock()):
            self.listener.hear(message)

    def tick(self, now: float, stood_still: bool) -> None:
        line = self._line
        if stood_still:
            line.heard_at = now
        if line.broken(now):
            self.hang_up()
            return
        for number, contents in line.again(now).items():
            self._go(number, tuple(contents), now)
        if line.beats(now):
            self._go(0, (), now)

    def long_over(self, now: float) -> bool:
        return self.over and now - self._ended_at > REMEMBERED

    def hang_up(self) -> None:
        """For whatever reason: both ends hear of it, if it can be."""
        if not self.over:
            self._flush()
            self._end()
            self._send(self.peer, write(HungUp(self._me, self.number, 0, self._line.heard, self.outgoing)))
            self.listener.hung_up()

    def was_hung_up(self) -> None:
        if not self.over:
            self._end()
            self.listener.hung_up()

    def _end(self) -> None:
        self.over, self._ended_at = True, self._clock()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        now = self._clock()
        for contents in _parcels(waiting):
            self._go(self._line.number(contents, now), contents, now)

    def _go(self, number: int, contents: tuple[Any, ...], now: float) -> None:
        kind = Calling if self.outgoing else Answering
        self._line.spoke(now)
        self._send(self.peer, write(kind(self._me, self.number, number, self._line.heard, contents)))


def _parcels(messages: list[Any]) -> Iterator[tuple[Any, ...]]:
    parcel: list[Any] = []
    size = 0
    for message in messages:
        size += SMALL + (len(bytes(message.frame)) if isinstance(message, Shown) else SMALL * 8)
        parcel.append(message)
        if size > PARCEL:
            yield tuple(parcel)
            parcel, size = [], 0
    if parcel:
        yield tuple(parcel)


class PeerLinks:
    """Between two nodes there is at most one call each way. A newer one ends the older."""

    def __init__(self, me: NodeName, send: Send, answer: Callable[[PeerLink], Listener]) -> None:
        self.me, self._send, self._answer = me, send, answer
        self._made: dict[NodeName, PeerLink] = {}
        self._taken: dict[NodeName, PeerLink] = {}
        self._numbers = count(1)
        self._ticked = asyncio.get_running_loop().time()

    def call(self, peer: NodeName, talk: Callable[[PeerLink], Listener]) -> PeerLink:
        """The call to that node; a new one, if there is none."""
        call = self._made.get(peer)
        if call is None or call.over:
            call = PeerLink(peer, next(self._numbers), True, self.me, self._send)
            call.listener = talk(call)
            self._made[peer] = call
        return call

    def receive(self, data: bytes) -> None:
        try:
            packet = read(data)
        except Malformed:
            log.warning("a packet that no node of ours wrote")
            return
        if packet.sender != self.me:
            self._take(packet)

    def _take(self, packet: AnyPacket) -> None:
        match packet:
            case Calling():
                self._called(packet)
            case Answering():
                call = self._made.get(packet.sender)
                if call and call.number == packet.call and not call.over:
                    call.take(packet)
            case HungUp(by_caller=by_caller):
                call = (self._taken if by_caller else self._made).get(packet.sender)
                if call and call.number == packet.call:
                    call.was_hung_up()

    def _called(self, packet: Calling) -> None:
        call = self._taken.get(packet.sender)
        if call is None or packet.call > call.number:
            if call:
                call.was_hung_up()
            call = PeerLink(packet.sender, packet.call, False, self.me, self._send)
            call.listener = self._answer(call)
            self._taken[packet.sender] = call
        if packet.call < call.number:
            return
        if call.over:
            self._send(packet.sender, write(HungUp(self.me, packet.call, 0, 0, False)))
        else:
            call.take(packet)

    async def keep(self) -> None:
        """For ever: send again what was not heard, and end calls that nobody answers."""
        while True:
            await asyncio.sleep(TICK)
            now = asyncio.get_running_loop().time()
            stood_still, self._ticked = now - self._ticked > STOOD_STILL, now
            for call in [*self._made.values(), *self._taken.values()]:
                if not call.over:
                    call.tick(now, stood_still)
            self._made = {peer: call for peer, call in self._made.items() if not call.over}
            self._taken = {peer: call for peer, call in self._taken.items() if not call.long_over(now)}

    def close(self) -> None:
        for call in [*self._made.values(), *self._taken.values()]:
            call.hang_up()
