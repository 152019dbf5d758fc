"""Frames from a phone: weighed, counted and read (RFC 6455, 5), so that a whole message is heard at once.

A flood of pings or of empty pieces makes no message, so no limit on messages ever meets it: here every frame counts.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from ardoise.server.limits import Bucket, Limits
from ardoise.server.protocol import TOO_BIG, TOO_FAST

WRONG_FRAME, WRONG_TEXT = 1002, 1007  # RFC 6455, 7.4.1
CODES = {*range(1000, 1004), *range(1007, 1015)}
OTHERS_CODES = range(3000, 5000)  # of libraries and programs
FINAL, RESERVED, KIND, CONTROL = 0x80, 0x70, 0x0F, 0x08
MASKED, SIZE, MASK = 0x80, 0x7F, 4  # the last in bytes
LONG = {126: 2, 127: 8}  # bytes of a length that does not fit into seven bits
MOST_CONTROLLED = 125  # bytes of a control frame
SLACK = 2  # bytes a socket may send, for each byte that its messages may have


class Kind(IntEnum):
    MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


KINDS = {int(kind): kind for kind in Kind}
Hear = Callable[[Kind, bytes], None]  # a whole message, or a control frame


class Closed(Exception):
    """A socket that is not let in, or no longer heard, with the code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """What one socket sends. It keeps the beginning of a frame or of a message that is not whole yet, and no more."""

    def __init__(self, limits: Limits, now: float) -> None:
        frames, weight = limits.pieces, SLACK * limits.frame
        self._frames = Bucket(limits.burst * frames, limits.rate * frames, now)
        self._bytes = Bucket(limits.burst * weight, limits.rate * weight, now)
        self._largest = limits.frame
        self._rest = b""  # the beginning of a frame
        self._kind: Kind | None = None  # of a message that comes in pieces
        self._pieces = b""

    def read(self, data: bytes, now: float, hear: Hear) -> None:
        """Or Closed, if these bytes are too many or no frames that a browser sends."""
        if not self._bytes.take(now, len(data)):
            raise Closed(TOO_FAST)
        if self._rest:
            data = self._rest + data
        at, size = 0, len(data)
        while at + 2 <= size:
            first, length = data[at], data[at + 1] & SIZE
            if not data[at + 1] & MASKED or first & RESERVED:
                raise Closed(WRONG_FRAME)
            begin = at + 2
            if length in LONG:
                begin += LONG[length]
                if begin > size:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            if length > self._largest:
                raise Closed(TOO_BIG)
            end = begin + MASK + length
            if end > size:
                break
            if not self._frames.take(now):
                raise Closed(TOO_FAST)
            self._take(first, unmasked(data[begin : begin + MASK], data[begin + MASK : end]), hear)
            at = end
        self._rest = data[at:]

    def _take(self, first: int, data: bytes, hear: Hear) -> None:
        kind = KINDS.get(first & KIND)
        if kind is None:
            raise Closed(WRONG_FRAME)
        if kind & CONTROL:
            if not first & FINAL or len(data) > MOST_CONTROLLED:
                raise Closed(WRONG_FRAME)
            if kind is Kind.CLOSE:
                check_goodbye(data)
            hear(kind, data)
        elif first & FINAL and kind and self._kind is None:
            self._whole(kind, data, hear)
        else:
            self._piece(kind, data, bool(first & FINAL), hear)

    def _piece(self, kind: Kind, data: bytes, last: bool, hear: Hear) -> None:
        if (kind is Kind.MORE) is (self._kind is None):  # nothing to go on with, or not gone on with
            raise Closed(WRONG_FRAME)
        begun = self._kind or kind
        self._kind, self._pieces = begun, self._pieces + data
        if len(self._pieces) > self._largest:
            raise Closed(TOO_BIG)
        if last:
            whole, self._kind, self._pieces = self._pieces, None, b""
            self._whole(begun, whole, hear)

    def _whole(self, kind: Kind, data: bytes, hear: Hear) -> None:
        if kind is Kind.TEXT and not (data.isascii() or is_utf8(data)):
            raise Closed(WRONG_TEXT)
        hear(kind, data)


def check_goodbye(data: bytes) -> None:
    """RFC 6455, 5.5.1 and 7.4: nothing, or a code that may be sent and a reason."""
    code = int.from_bytes(data[:2], "big")
    if data and (len(data) == 1 or not (code in CODES or code in OTHERS_CODES)):
        raise Closed(WRONG_FRAME)
    if not is_utf8(data[2:]):
        raise Closed(WRONG_TEXT)


def unmasked(mask: bytes, data: bytes) -> bytes:
    """All bytes at once, as one large number."""
    size = len(data)
    key = int.from_bytes((mask * (size // MASK + 1))[:size], "little")
    return (int.from_bytes(data, "little") ^ key).to_bytes(size, "little")


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
