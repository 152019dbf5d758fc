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
        self._wires: dict[asyncio.Task[None], asyncio.Event] = {}  # and whether bytes go through
        self._frozen: set[asyncio.Task[None]] = set()
        self.questions, self.answers = asyncio.Event(), asyncio.Event()
        self.heard = asyncio.Event()  # something was asked
        self.heal()

    def heal(self) -> None:
        for gate in (self.questions, self.answers, *self._wires.values()):
            gate.set()

    def freeze(self) -> None:
        """The connections that there are, until it heals; new ones are carried on."""
        self._frozen = set(self._wires)
        for open_ in self._wires.values():
            open_.clear()

    async def one_is_over(self) -> None:
        """Of those that were frozen: all that was under way has arrived, at both ends."""
        over, _ = await asyncio.wait(self._frozen, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        assert over

    def cut(self) -> None:
        """Every connection there is; whatever was halted is lost."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def ended(self) -> None:
        if self._wires:
            await asyncio.wait(self._wires, timeout=10)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, away = await asyncio.open_connection("127.0.0.1", self._upstream)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, away}
        wire, open_ = asyncio.current_task(), asyncio.Event()
        assert wire
        open_.set()
        self._wires[wire] = open_
        try:
            await asyncio.gather(
                self._carry(reader, away, self.questions, open_), self._carry(there, writer, self.answers, open_)
            )
        finally:
            writer.close()
            away.close()
            del self._wires[wire]

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event, open_: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if gate is self.questions:
                    self.heard.set()
                await gate.wait()
                await open_.wait()
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.write_eof()  # the other direction goes on


@asynccontextmanager
async def proxy_to(port: int, host: str = "127.0.0.1") -> AsyncIterator[Proxy]:
    proxy = Proxy(port)
    server = await asyncio.start_server(proxy.meet, host, 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.heal()
        proxy.cut()
        await proxy.ended()
