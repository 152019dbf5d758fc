"""A NATS between nodes that loses, doubles and delays messages: a proxy that reads what a client publishes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.kit.proxy import CHUNK

LONGEST = 0.2  # seconds that a delayed message is under way: others overtake it


class BadPost:
    def __init__(self, port: int, chance: Random, per_cent: int) -> None:
        self.port, self._upstream, self._chance, self.per_cent = 0, port, chance, per_cent
        self.lost = self.doubled = self.delayed = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, away = await asyncio.open_connection("127.0.0.1", self._upstream)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, away}
        for work in (self._spoil(reader, away), self._carry(there, writer)):
            task = asyncio.ensure_future(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _spoil(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """PUB subject size, and so many bytes; everything else is NATS's own affair."""
        with suppress(OSError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                if line.startswith(b"PUB "):
                    size = int(line.split()[-1])
                    self._publish(writer, line + await reader.readexactly(size + 2))
                else:
                    writer.write(line)
                await writer.drain()
        writer.close()

    def _publish(self, writer: asyncio.StreamWriter, message: bytes) -> None:
        if self._happens():
            self.lost += 1
            return
        times = 1 + self._happens()
        self.doubled += times - 1
        for _ in range(times):
            if self._happens():
                self.delayed += 1
                late = self._chance.uniform(0, LONGEST)
                asyncio.get_running_loop().call_later(late, _write, writer, message)
            else:
                writer.write(message)

    def _happens(self) -> bool:
        return self._chance.randrange(100) < self.per_cent


def _write(writer: asyncio.StreamWriter, message: bytes) -> None:
    if not writer.is_closing():
        writer.write(message)


@asynccontextmanager
async def bad_post(port: int, chance: Random, per_cent: int = 20) -> AsyncIterator[BadPost]:
    post = BadPost(port, chance, per_cent)
    server = await asyncio.start_server(post._meet, "127.0.0.1", 0, limit=2_000_000)
    post.port = server.sockets[0].getsockname()[1]
    try:
        yield post
    finally:
        server.close()
        post.cut()
        for task in list(post._tasks):
            task.cancel()
