"""Frames are counted and weighed before they are read: the library puts pieces together, and answers for none of them.

A flood of pings or of empty pieces makes no message, so no limit on messages ever meets it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from ardoise.server.limits import Bucket, Limits
from ardoise.server.protocol import TOO_FAST

MASKED, SIZE = 0x80, 0x7F
LONG = {126: 2, 127: 8}  # bytes of a length that does not fit into seven bits
SLACK = 2  # bytes a socket may send, for each byte that its messages may have
LAST_WORDS = 1.0  # seconds in which a code can be read


class Closed(Exception):
    """A socket that is not let in, or no longer heard, with the code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameMeter:
    """What one socket may send, in frames and in bytes. It knows of a frame only its head."""

    def __init__(self, limits: Limits, now: float) -> None:
        frames, weight = limits.pieces, SLACK * limits.frame
        self._frames = Bucket(limits.burst * frames, limits.rate * frames, now)
        self._bytes = Bucket(limits.burst * weight, limits.rate * weight, now)
        self._head = b""  # the beginning of a frame's head
        self._left = 0  # bytes until the next one

    def fault(self, data: bytes, now: float) -> int | None:
        """The code with which the socket is to be closed, if these bytes are too many or not masked."""
        if not self._bytes.take(now, len(data)):
            return TOO_FAST
        if self._left >= len(data):
            self._left -= len(data)
            return None
        data, at = self._head + data, self._left
        while at + 2 <= len(data):
            if not data[at + 1] & MASKED:
                return int(WSCloseCode.PROTOCOL_ERROR)  # RFC 6455, 5.1
            size = data[at + 1] & SIZE
            begin = at + 2 + LONG.get(size, 0)
            if begin > len(data):
                break
            if not self._frames.take(now):
                return TOO_FAST
            at = begin + 4 + (int.from_bytes(data[at + 2 : begin], "big") if size in LONG else size)
        self._head, self._left = data[at:], max(0, at - len(data))
        return None


class MeteredReader:
    """Stands before the library's reader, which hears no more of a socket that has sent too much."""

    def __init__(self, reader: Any, queue: Any, transport: asyncio.Transport | None, meter: FrameMeter) -> None:
        self._reader, self._queue, self._transport, self._meter = reader, queue, transport, meter
        self._clock = asyncio.get_running_loop().time
        self._shut = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if not self._shut and (code := self._meter.fault(bytes(data), self._clock())):
            self._shut = True
            self._queue.feed_data(WSMessage(WSMsgType.ERROR, code, None), 0)
        if self._shut:
            if self._transport:
                self._transport.pause_reading()  # what is sent from now on waits at the sender's
            return False, b""
        fed: tuple[bool, bytes] = self._reader.feed_data(data)
        return fed

    def feed_eof(self) -> None:
        self._reader.feed_eof()


class MeteredSocket(web.WebSocketResponse):
    """The library's socket. Its reader is set once the handshake is done, and gets a meter then."""

    def __init__(self, request: web.Request, limits: Limits) -> None:
        too_big = limits.frame + 1  # the library refuses from this size on
        super().__init__(compress=False, max_msg_size=too_big, autoping=False, autoclose=False, timeout=LAST_WORDS)
        self._from, self._limits = request, limits
        self._metered: MeteredReader | None = None

    @property
    def _parser(self) -> Any:
        return self._metered

    @_parser.setter
    def _parser(self, reader: Any) -> None:
        if reader is None:
            self._metered = None
        else:
            meter = FrameMeter(self._limits, asyncio.get_running_loop().time())
            self._metered = MeteredReader(reader, self._reader, self._from.transport, meter)

    async def hear(self) -> WSMessage:
        """The next message, or Closed by the meter."""
        message: WSMessage = await self.receive()
        if message.type is WSMsgType.ERROR and isinstance(message.data, int):
            raise Closed(message.data)
        return message
