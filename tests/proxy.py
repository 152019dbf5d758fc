"""A wire that can be cut: between a client and a real server, it loses, halts and delays bytes when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 65_536


class Proxy:
    """What a connection's both ends do is carried on while `questions` and `answers` are set."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._upstream = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.questions, self.answers = asyncio.Event(), asyncio.Event()
        self.heard = asyncio.Event()  # something was asked
        self.heal()

    def heal(self) -> None:
        self.questions.set()
        self.answers.set()

    def cut(self) -> None:
        """Every connection there is; whatever was halted is lost."""
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
        for one, other, gate in ((reader, away, self.questions), (there, writer, self.answers)):
            task = asyncio.ensure_future(self._carry(one, other, gate))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if gate is self.questions:
                    self.heard.set()
                await gate.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def proxy_to(port: int) -> AsyncIterator[Proxy]:
    proxy = Proxy(port)
    server = await asyncio.start_server(proxy._meet, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()
        for task in list(proxy._tasks):
            task.cancel()
