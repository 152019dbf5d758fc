"""One socket: whole frames into its transport, never waiting for it. A slow phone slows nobody (P12)."""

from __future__ import annotations

import asyncio
from collections import deque

from ardoise.server.letters import Slot
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import SLOW, TOO_BIG, Close

TEXT, PING, CLOSE = 0x81, 0x89, 0x88
BACKLOG = 256 * 1024  # bytes that may wait in the transport
FRAMES = 64  # answers that may wait besides
LOOK_AGAIN = 0.25  # seconds
PATIENCE = 10.0  # seconds for which a socket may stay full
LARGEST_OUT = 64 * 1024


def frame(kind: int, data: bytes) -> bytes:
    """A server's frame: never masked, never compressed, because a length must not tell secrets."""
    size = len(data)
    if size < 126:
        return bytes((kind, size)) + data
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + data
    return bytes((kind, 127)) + size.to_bytes(8, "big") + data


class SocketScreen:
    """A person's screen. While the transport is full, only the newest of each slot is kept."""

    def __init__(self, person: PersonId, transport: asyncio.WriteTransport, now: float) -> None:
        self.person = person
        self.heard = now
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._newest: dict[Slot, bytes] = {}
        self._answers: deque[bytes] = deque()
        self._full_since: float | None = None
        self.closed = False

    def send(self, data: bytes, slot: Slot | None) -> None:
        if self.closed or self._transport.is_closing():
            return
        if len(data) > LARGEST_OUT:
            self.close(TOO_BIG)
        elif self._full_since is None and self._transport.get_write_buffer_size() < BACKLOG:
            self._transport.write(frame(TEXT, data))
        else:
            self._keep(data, slot)

    def ping(self) -> None:
        if not self.closed and self._full_since is None and not self._transport.is_closing():
            self._transport.write(frame(PING, b""))

    def close(self, code: Close) -> None:
        if not self.closed:
            self.closed = True
            self._transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self._transport.close()
            self._loop.call_later(PATIENCE, self._transport.abort)  # a full transport might never empty

    def _keep(self, data: bytes, slot: Slot | None) -> None:
        if slot is None:
            self._answers.append(data)
        else:
            self._newest[slot] = data
        if self._full_since is None:
            self._full_since = self._loop.time()
            self._loop.call_later(LOOK_AGAIN, self._look_again)

    def _look_again(self) -> None:
        if self.closed or self._full_since is None:
            return
        if self._transport.get_write_buffer_size() < BACKLOG // 2:
            self._full_since = None
            waiting = [*self._answers, *self._newest.values()]
            self._answers.clear()
            self._newest.clear()
            for data in waiting:
                self._transport.write(frame(TEXT, data))
        elif self._loop.time() - self._full_since > PATIENCE or len(self._answers) > FRAMES:
            self.close(SLOW)
            self._transport.abort()
        else:
            self._loop.call_later(LOOK_AGAIN, self._look_again)
