"""A phone without a page: a bare socket that may stop reading for ever."""

from __future__ import annotations

import asyncio
import socket
from base64 import b64encode
from itertools import count
from urllib.parse import urlsplit

from ardoise.engine.codec import encode
from ardoise.server.protocol import Hello, Welcome
from tests.kit.frames import masked

SMALL = 2048  # bytes that a stalled phone's system takes: the least that there is
A_PONG = 20  # reads


async def bare_phone(address: str, welcome: Welcome, stalled: bool) -> socket.socket:
    """It has said hello. Nothing but the handshake has been read."""
    loop, place = asyncio.get_running_loop(), urlsplit(address)
    phone = socket.socket()
    phone.setblocking(False)
    if stalled:
        phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    await loop.sock_connect(phone, (place.hostname, place.port))
    await loop.sock_sendall(phone, upgrade(place.netloc))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await loop.sock_recv(phone, SMALL)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    await loop.sock_sendall(phone, masked(0x81, encode(Hello(token=welcome.token))))
    return phone


def upgrade(host: str) -> bytes:
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def read_on(phone: socket.socket) -> None:
    """As any phone does, and says now and then that it is there."""
    loop = asyncio.get_running_loop()
    for number in count():
        if not await loop.sock_recv(phone, 1 << 16):
            return
        if number % A_PONG == 0:
            await loop.sock_sendall(phone, masked(0x8A, b""))
