"""The links of a node: those that it opened, and those that others opened to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

from ardoise.cluster.messages import AnyPacket, Closed, FromClient, FromServer, Malformed, NodeName, read, write
from ardoise.cluster.reliable_stream import ReliableStream

log = logging.getLogger(__name__)

TICK = 0.05  # seconds
STOOD_STILL = 10 * TICK  # longer than that between two ticks, and it was us who were away
REMEMBERED = 60.0  # seconds for which a late packet of a link that is over is known as such
PARCEL = 200_000  # bytes of contents in a packet, about
SMALL = 500  # bytes that a message takes besides what a screen said or is shown, at most

Send = Callable[[NodeName, bytes], None]  # it may be lost


class Listener(Protocol):
    """Takes what comes over a link."""

    def receive(self, message: Any) -> None: ...

    def closed(self) -> None:
        """The link is over."""


class PeerLink:
    """What is sent during one turn of the loop goes out together at its end."""

    def __init__(self, peer: NodeName, number: int, is_client: bool, me: NodeName, send: Send) -> None:
        self.peer, self.number, self.is_client = peer, number, is_client
        self.over = False
        self.listener: Listener
        self._me, self._send = me, send
        self._loop = asyncio.get_running_loop()
        self._stream: ReliableStream[Any, Any] = ReliableStream(self._loop.time())
        self._waiting: list[Any] = []
        self._size = 0  # bytes that wait, about
        self._ended_at = 0.0

    def send(self, message: Any, size: int = 0) -> None:
        """With so many bytes that a screen said or is shown."""
        if self.over:
            return
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(message)
        self._size += SMALL + size
        if self._size > PARCEL:
            self._flush()

    def take(self, packet: FromClient | FromServer) -> None:
        for message in self._stream.take(packet.number, packet.received, packet.contents, self._loop.time()):
            self.listener.receive(message)

    def tick(self, now: float, stood_still: bool) -> None:
        stream = self._stream
        if stood_still:
            stream.received_at = now
        if stream.broken(now):
            self.close()
            return
        for number, contents in stream.again(now).items():
            self._go(number, tuple(contents), now)
        if stream.beats(now):
            self._go(0, (), now)

    def long_over(self, now: float) -> bool:
        return self.over and now - self._ended_at > REMEMBERED

    def close(self) -> None:
        """For any reason: the other end learns of it, if it can."""
        if not self.over:
            self._flush()
            self._send(self.peer, write(Closed(self._me, self.number, 0, self._stream.received, self.is_client)))
            self.end()

    def end(self) -> None:
        """Without a word to the other end."""
        if not self.over:
            self.over, self._ended_at = True, self._loop.time()
            self.listener.closed()

    def _flush(self) -> None:
        if self._waiting:
            contents, now = tuple(self._waiting), self._loop.time()
            self._waiting, self._size = [], 0
            self._go(self._stream.number(contents, now), contents, now)

    def _go(self, number: int, contents: tuple[Any, ...], now: float) -> None:
        kind = FromClient if self.is_client else FromServer
        self._stream.sent(now)
        self._send(self.peer, write(kind(self._me, self.number, number, self._stream.received, contents)))


class PeerLinks:
    """Between two nodes there is at most one link each way. A newer one ends the older."""

    def __init__(self, me: NodeName, send: Send, accept: Callable[[PeerLink], Listener]) -> None:
        self.me, self._send, self._accept = me, send, accept
        self._opened: dict[NodeName, PeerLink] = {}
        self._accepted: dict[NodeName, PeerLink] = {}
        self._numbers = count(1)
        self._ticked = asyncio.get_running_loop().time()

    def open(self, peer: NodeName, new_client: Callable[[PeerLink], Listener]) -> PeerLink:
        """The link to that node; a new one, if there is none."""
        link = self._opened.get(peer)
        if link is None or link.over:
            link = PeerLink(peer, next(self._numbers), True, self.me, self._send)
            link.listener = new_client(link)
            self._opened[peer] = link
        return link

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
            case FromClient():
                self._take_from_client(packet)
            case FromServer():
                link = self._opened.get(packet.sender)
                if link and link.number == packet.link and not link.over:
                    link.take(packet)
            case Closed(by_client=by_client):
                link = (self._accepted if by_client else self._opened).get(packet.sender)
                if link and link.number == packet.link:
                    link.end()

    def _take_from_client(self, packet: FromClient) -> None:
        link = self._accepted.get(packet.sender)
        if link is None or packet.link > link.number:
            if link:
                link.end()
            link = PeerLink(packet.sender, packet.link, False, self.me, self._send)
            link.listener = self._accept(link)
            self._accepted[packet.sender] = link
        if packet.link < link.number:
            return
        if link.over:
            self._send(packet.sender, write(Closed(self.me, packet.link, 0, 0, False)))
        else:
            link.take(packet)

    async def keep(self) -> None:
        """For ever: send again what was not acknowledged, and end links whose other end is silent."""
        while True:
            await asyncio.sleep(TICK)
            now = asyncio.get_running_loop().time()
            stood_still, self._ticked = now - self._ticked > STOOD_STILL, now
            for link in [*self._opened.values(), *self._accepted.values()]:
                if not link.over:
                    link.tick(now, stood_still)
            self._opened = {peer: link for peer, link in self._opened.items() if not link.over}
            self._accepted = {peer: link for peer, link in self._accepted.items() if not link.long_over(now)}

    def close(self) -> None:
        for link in [*self._opened.values(), *self._accepted.values()]:
            link.close()
