"""One socket: whole frames into its transport, never waiting for it. A slow phone slows nobody (P12)."""

from __future__ import annotations

import asyncio
import os
import socket
from struct import Struct

from ardoise.engine.codec import encode
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import SLOW, TOO_BIG, Beat
from ardoise.server.room.mailbox import Slot

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88
BACKLOG = 256 * 1024  # bytes that may wait in the transport
SYSTEM_BACKLOG = 64 * 1024  # … and in the system, which would else take megabytes and hide that nobody reads
FRAMES = 64  # answers that may wait besides
LOOK_AGAIN = 0.25  # seconds
PATIENCE = 10.0  # seconds for which a socket may stay full
LARGEST_OUT = 64 * 1024


_small, _medium, _large = (Struct(form).pack for form in (">BB", ">BBH", ">BBQ"))


def frame(kind: int, data: bytes) -> bytes:
    """A server's frame: never masked, never compressed, because a length must not tell secrets."""
    size = len(data)
    if size < 126:
        return _small(kind, size) + data
    if size < 1 << 16:
        return _medium(kind, 126, size) + data
    return _large(kind, 127, size) + data


BEAT = frame(TEXT, encode(Beat()))


class Carrier:
    """Takes along what all screens were sent during one turn of the loop: a burst costs a phone one wake-up, not seven.

    A send to a sleeping reader wakes it, and waking costs more than writing.
    """

    def __init__(self) -> None:
        self._waiting: list[SocketScreen] = []

    def call(self, screen: SocketScreen) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(screen)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for screen in waiting:
            screen.flush()


class SocketScreen:
    """A person's screen. While the transport is full, only the newest of each slot is kept."""

    def __init__(
        self, person: PersonId, transport: asyncio.WriteTransport, carrier: Carrier, now: float, aloud: bool
    ) -> None:
        self.person, self.aloud = person, aloud
        self.heard = now
        self._transport, self._carrier = transport, carrier
        self._file = _writable_file(transport)
        if plug := transport.get_extra_info("socket"):
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BACKLOG)
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []  # of this turn of the loop
        self._behind = self._file is None  # may bytes be waiting in the transport?
        self._newest: dict[Slot, bytes] = {}
        self._answers: list[bytes] = []
        self._full_since: float | None = None
        self.closed = False
        self.close_code: int | None = None  # with which code, if it was closed from here

    def send(self, data: bytes, slot: Slot | None) -> None:
        if self.closed:
            return
        if len(data) > LARGEST_OUT:
            self.close(TOO_BIG)
        elif self._full_since is None and (not self._behind or self._waiting() < BACKLOG):
            self._write_soon(frame(TEXT, data))
        else:
            self._keep(data, slot)

    def beat(self) -> None:
        """Skip if data is still queued."""
        if not self.closed and self._full_since is None and not self._waiting():
            self._write_soon(BEAT)

    def ping(self) -> None:
        if not self.closed and self._full_since is None:
            self._write_soon(frame(PING, b""))

    def pong(self, data: bytes) -> None:
        if not self.closed and self._full_since is None:
            self._write_soon(frame(PONG, data))

    def close(self, code: int) -> None:
        """Say why. The other side closes when it has read it: closed from here, it might never read it."""
        if not self.closed:
            self.closed, self.close_code = True, code
            self._frames.append(frame(CLOSE, code.to_bytes(2, "big")))
            self.flush()
            self._loop.call_later(PATIENCE, self._transport.abort)

    def cut(self) -> None:
        self._transport.abort()

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames or self._transport.is_closing():
            return
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        written = 0 if self._file is None or self._waiting() else written_at_once(self._file, data)
        self._behind = written < len(data)
        if self._behind:
            self._transport.write(data[written:])

    def _waiting(self) -> int:
        """Bytes in the transport. It is asked only since something went there."""
        return self._transport.get_write_buffer_size() if self._behind else 0

    def _write_soon(self, data: bytes) -> None:
        if not self._frames:
            self._carrier.call(self)
        self._frames.append(data)

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
                self._write_soon(frame(TEXT, data))
        elif self._loop.time() - self._full_since > PATIENCE or len(self._answers) > FRAMES:
            self.close(SLOW)
            self._transport.abort()
        else:
            self._loop.call_later(LOOK_AGAIN, self._look_again)


def written_at_once(file: int, data: bytes) -> int:
    """How many bytes the system took. The transport does the same in twice the time, and says whatever fails."""
    try:
        return os.write(file, data)
    except OSError:
        return 0


def _writable_file(transport: asyncio.WriteTransport) -> int | None:
    """The socket's file, where it can be written to as it is: not under TLS, and not on Windows."""
    plug = transport.get_extra_info("socket")
    if plug is None or transport.get_extra_info("sslcontext") is not None or os.name == "nt":
        return None
    return int(plug.fileno())
