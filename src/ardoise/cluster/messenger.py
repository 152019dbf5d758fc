"""NATS: carries packets from node to node, and may lose any of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.errors import Error

from ardoise.cluster.messages import NodeName
from ardoise.server.log_redaction import place

log = logging.getLogger(__name__)

TRY_AGAIN = 0.25  # seconds: the library takes parts of one, too
PING = 1  # seconds
PINGS = 2  # without an answer, and it is not there any more
CONNECT = 2  # seconds

Receive = Callable[[bytes], None]


def subject(node: NodeName) -> str:
    return f"ardoise.{node}"


class DirectClient(Client):
    """The library's client without its queues and tasks: between socket and node, they cost more than a packet."""

    receive: Receive

    def send(self, node: NodeName, data: bytes) -> None:
        """At once, or never: its sender sends it again."""
        if self._transport and self.is_connected:
            self._transport.write(b"PUB %b %d\r\n%b\r\n" % (subject(node).encode(), len(data), data))

    async def _process_msg(self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes) -> None:
        try:
            self.receive(data)
        except Exception as error:  # a fault of ours: the library would stop reading
            log.error("a packet could not be taken: %s", place(error))


class Messenger:
    def __init__(self, address: str, me: NodeName) -> None:
        self._address, self._me = address, me
        self._nats = DirectClient()
        self.send = self._nats.send
        self._leaving = False

    def reached(self) -> bool:
        return bool(self._nats.is_connected)

    async def connect(self, receive: Receive) -> None:
        """For the first time. From then on the library connects again by itself."""
        self._nats.receive = receive
        while True:
            try:
                await self._nats.connect(
                    self._address.split(","),
                    connect_timeout=CONNECT,
                    reconnect_time_wait=TRY_AGAIN,  # type: ignore[arg-type]
                    max_reconnect_attempts=-1,
                    ping_interval=PING,
                    max_outstanding_pings=PINGS,
                    error_cb=self._trouble,
                    disconnected_cb=self._gone,
                    reconnected_cb=self._back,
                )
                await self._nats.subscribe(subject(self._me))
                return
            except (Error, OSError, TimeoutError):
                await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        """The last words go out, if NATS is there."""
        self._leaving = True
        with suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(CONNECT):
                await self._nats.flush()
        await self._nats.close()

    async def _trouble(self, error: Exception) -> None:
        log.info("NATS: %s", type(error).__name__)

    async def _gone(self) -> None:
        if not self._leaving:
            log.warning("NATS is not reached")

    async def _back(self) -> None:
        log.warning("NATS is reached again")
