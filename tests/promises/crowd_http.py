"""Bytes for P17 that no browser sends: heads, bodies and frames that are nearly right, by chance from one seed."""

from __future__ import annotations

import random
from base64 import b64encode
from functools import reduce

from ardoise.server.net.openapi import document
from tests.kit.frames import masked

METHODS = [
    b"GET",
    b"POST",
    b"PUT",
    b"DELETE",
    b"HEAD",
    b"OPTIONS",
    b"CONNECT",
    b"TRACE",
    b"get",
    b"",
    b"G\x00T",
    b"M" * 500,
]
PLACES = {"{code}": "BBBBBB", "{number}": "1", "{secret}": "A" * 43, "{game}": "bornes"}
PATHS = [
    reduce(lambda path, place: path.replace(*place), PLACES.items(), path).encode() for path in document()["paths"]
]
PATHS += [
    b"/",
    b"*",
    b"//",
    b"/../../etc/passwd",
    b"/%2e%2e/%2e%2e/x",
    b"/%00",
    b"/\xff",
    b"http://evil.example/",
    b"/api/rooms/%ff",
    b"/" + b"a" * 9000,
    b"/?" + b"a=b&" * 500,
    b"/assets/..%5c..%5cx",
    b"/api/rooms/BBBBBB/games/99999999999999999999",
    b"",
]
VERSIONS = [b"HTTP/1.1"] * 60 + [b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/9.9", b"HTTP/1.1 ", b"", b"ICY"]
HEADERS = [
    b"Host: x",
    b"Host: a\r\nHost: b",
    b"Content-Length: 5",
    b"Content-Length: -1",
    b"Content-Length: 5, 5",
    b"Content-Length: +5",
    b"Content-Length: 0x5",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: chunked\r\nContent-Length: 5",
    b"Transfer-Encoding: xchunked",
    b"Transfer-Encoding: identity, chunked",
    b"Transfer-Encoding : chunked",
    b"Transfer-Encoding:\x0bchunked",
    b"Connection: close",
    b"Connection: keep-alive, Upgrade",
    b"Upgrade: websocket",
    b"Upgrade: h2c",
    b"Expect: 100-continue",
    b"Expect: x",
    b"Range: bytes=0-,5-",
    b"Range: bytes=-99999999999999999999",
    b"If-None-Match: " + b'"x",' * 300,
    b"Origin: null",
    b"Accept-Encoding: gzip;q=x",
    b"Content-Encoding: gzip",
    b"Content-Type: text/csv; charset=\xff",
    b"Content-Type: multipart/form-data; boundary=",
    b"Authorization: Bearer \xff",
    b"X-Forwarded-For: ::1, x",
    b"Cookie: " + b"a=b; " * 900,
    b"X: " + b"x" * 9000,
    b"X" * 9000 + b": x",
    b" folded: x",
    b"X: y\r\n folded",
    b"No colon",
    b": nameless",
    b"X\x00: y",
    b"X: \x00",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Version: 99",
    b"Sec-WebSocket-Key: x",
    b"Sec-WebSocket-Protocol: Secret",
    b"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99",
    b"Sec-WebSocket-Key: " + b64encode(bytes(16)),
]
BODIES = [
    b"",
    b"hello",
    b"{}",
    b'{"name":"Eve"}',
    b"5\r\nhello\r\n0\r\n\r\n",
    b"5;x=" + b"y" * 500 + b"\r\nhello\r\n0\r\n\r\n",
    b"-5\r\nhello\r\n",
    b"ffffffffffffffff\r\n",
    b"5\r\nhel",
    b"0\r\nX: y\r\n\r\n",
    b"5\nhello\n0\n\n",
    b"\x1f\x8b" + b"\x00" * 50,
]
NEXT = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
OPCODES = [0x0, 0x1, 0x2, 0x3, 0x7, 0x8, 0x9, 0xA, 0xB, 0xF]


class RawFuzz:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def requests(self) -> bytes:
        """A few, one behind another, the last of them good."""
        data = b"".join(self._request() for _ in range(self.chance.choice((1, 1, 1, 1, 2, 3, 20)))) + NEXT
        return data if self.chance.random() < 0.9 else self._mangled(data)

    def _request(self) -> bytes:
        pick = self.chance.choice
        ends = pick([b"\r\n"] * 30 + [b"\n"])
        first = b" ".join((pick(METHODS[:2] * 40 + METHODS), pick(PATHS), pick(VERSIONS)))
        headers = [b"Host: x"] * (self.chance.random() < 0.95)
        headers += self.chance.sample(HEADERS, self.chance.choice((0, 0, 1, 1, 2, 4)))
        headers *= 60 if self.chance.random() < 0.02 else 1
        body = pick(BODIES)
        if self.chance.random() < 0.8 and not any(b"Content-Length" in each or b"chunked" in each for each in headers):
            headers.append(f"Content-Length: {len(body)}".encode())
        return ends.join([first, *headers, b"", b""]) + body

    def frames(self) -> bytes:
        """After the handshake of a socket."""
        return b"".join(self._frame() for _ in range(self.chance.randrange(1, 12)))

    def _frame(self) -> bytes:
        first = self.chance.choice((0x80, 0x80, 0x80, 0x00, 0xC0, 0x90)) | self.chance.choice(OPCODES)
        match self.chance.randrange(6):
            case 0:
                return bytes((first, 0xFF)) + self.chance.choice((0, 5, 2**31, 2**63, 2**64 - 1)).to_bytes(8, "big")
            case 1:
                return bytes((first, self.chance.randrange(128))) + self.chance.randbytes(20)
            case 2:
                return self._mangled(masked(first, self.chance.randbytes(self.chance.randrange(5000))))
        return masked(
            first, self.chance.choice((b"", b"{}", b"\x03\xe8", b"\xff\xff", b" " * 4096, b'{"type":"Play","id":1}'))
        )

    def _mangled(self, data: bytes) -> bytes:
        at, until = sorted(self.chance.choices(range(len(data) + 1), k=2))
        return self.chance.choice(
            (
                data[:at] + self.chance.randbytes(9) + data[at:],
                data[:at] + data[until:],
                data[:until],
                data[:until] + data[at:],
            )
        )
