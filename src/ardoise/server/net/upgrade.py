"""A socket after its handshake: aiohttp shakes hands, and from then on its frames are read here.

The library would put each message into a queue and wake a task for it, which costs as much as a small move.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from aiohttp import web

from ardoise.server.limits import Limits
from ardoise.server.net.frames import Closed, FrameReader, Hear, Kind
from ardoise.server.net.socket import CLOSE, frame
from ardoise.server.protocol import NO_TOKEN

LAST_WORDS = 1.0  # seconds in which a code can be read
DONE = 1000  # the other side has closed: RFC 6455, 7.4.1


class Inbox:
    """What comes through one socket. Until somebody listens it is kept, within the limits of the reader."""

    def __init__(self, limits: Limits, transport: asyncio.Transport) -> None:
        self._loop = asyncio.get_running_loop()
        self._reader = FrameReader(limits, self._loop.time())
        self._transport = transport
        self._listener: Hear | None = None
        self._kept: deque[tuple[Kind, bytes]] = deque()
        self._bell: asyncio.Future[None] | None = None  # while somebody waits for the first message
        self.over: asyncio.Future[int | None] = (
            self._loop.create_future()
        )  # with a code, if it was the other side's fault

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """As aiohttp's own reader is fed."""
        if not self.over.done():
            try:
                self._reader.read(data, self._loop.time(), self._hear)
            except Closed as fault:
                self._end(fault.code)
        if self.over.done():
            self._transport.pause_reading()  # what is sent from now on waits at the sender's
        return False, b""

    def feed_eof(self) -> None:
        self._end(None)

    async def first(self) -> tuple[Kind, bytes]:
        """The first message, or Closed."""
        if not self._kept and not self.over.done():
            self._bell = self._loop.create_future()
            await self._bell
        if self._kept:
            return self._kept.popleft()
        raise Closed(self.over.result() or NO_TOKEN)

    def listen(self, hear: Hear) -> asyncio.Future[int | None]:
        """From now on every message is heard as it comes. The end of the socket, with a code if it is at fault."""
        self._listener = hear
        while self._kept:
            hear(*self._kept.popleft())
        return self.over

    def _hear(self, kind: Kind, data: bytes) -> None:
        if kind is Kind.CLOSE:
            self._end(None)
        elif self._listener:
            self._listener(kind, data)
        else:
            self._kept.append((kind, data))
            self._ring()

    def _end(self, fault: int | None) -> None:
        if not self.over.done():
            self.over.set_result(fault)
            self._ring()

    def _ring(self) -> None:
        if self._bell and not self._bell.done():
            self._bell.set_result(None)


class UpgradedSocket(web.WebSocketResponse):
    """The library's handshake. What it would do afterwards is done here."""

    inbox: Inbox
    _transport: asyncio.Transport

    def __init__(self, limits: Limits) -> None:
        super().__init__(compress=False)
        self._limits = limits

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        self._transport = writer.transport
        self.inbox = Inbox(self._limits, self._transport)
        request.protocol.set_parser(self.inbox)
        request.protocol.keep_alive(False)

    async def write_eof(self, data: bytes = b"") -> None:
        """Both sides have said goodbye: the library would say it a second time."""

    async def turn_away(self, code: int) -> None:
        """Say why, and let it be read: closed at once, with much unread, a socket is cut before anybody reads why."""
        self._write_close(code)
        if self.inbox.over.done():
            await asyncio.sleep(LAST_WORDS)
        else:
            await asyncio.wait([self.inbox.over], timeout=LAST_WORDS)
        self._transport.close()

    def say_goodbye(self, closed: bool) -> None:
        """`closed`: the other side was told already."""
        if not closed:
            self._write_close(DONE)
        self._transport.close()

    def _write_close(self, code: int) -> None:
        if not self._transport.is_closing():
            self._transport.write(frame(CLOSE, code.to_bytes(2, "big")))
