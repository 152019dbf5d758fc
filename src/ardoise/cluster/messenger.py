"""NATS: carries packets from node to node, and may lose any of them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from ardoise.cluster.messages import NodeName
from ardoise.server.log_redaction import place

log = logging.getLogger(__name__)

TRY_AGAIN = 0.25  # seconds: the library takes parts of one, too
PING = 1  # seconds
PINGS = 2  # without an answer, and it is not there any more
CONNECT = 2  # seconds
MOST_WAITING = 4096  # packets: what is older is lost


Receive = Callable[[bytes], None]


def subject(node: NodeName) -> str:
    return f"ardoise.{node}"


class Messenger:
    def __init__(self, address: str, me: NodeName) -> None:
        self._address, self._me = address, me
        self._nats = Client()
        self._waiting: deque[tuple[NodeName, bytes]] = deque(maxlen=MOST_WAITING)
        self._bell = asyncio.Event()
        self._leaving = False

    def reached(self) -> bool:
        return bool(self._nats.is_connected)

    def send(self, node: NodeName, data: bytes) -> None:
        if self.reached():
            self._waiting.append((node, data))
            self._bell.set()

    async def keep(self, receive: Receive) -> None:
        """For ever. What cannot be sent now is lost: the sender sends it again."""
        await self._connect(receive)
        while True:
            await self._bell.wait()
            self._bell.clear()
            with suppress(Error, OSError):
                await self._publish()

    async def close(self) -> None:
        """The last words go out, if NATS is there."""
        self._leaving = True
        with suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(CONNECT):
                await self._publish()
                await self._nats.flush()
        await self._nats.close()

    async def _publish(self) -> None:
        while self._waiting:
            node, data = self._waiting.popleft()
            await self._nats.publish(subject(node), data)

    async def _connect(self, receive: Receive) -> None:
        async def came(message: Msg) -> None:
            try:
                receive(message.data)
            except Exception as error:  # a fault of ours: the library would keep it to itself
                log.error("a packet could not be taken: %s", place(error))

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
                await self._nats.subscribe(subject(self._me), cb=came)
                return
            except (Error, OSError, TimeoutError):
                await asyncio.sleep(TRY_AGAIN)

    async def _trouble(self, error: Exception) -> None:
        log.info("NATS: %s", type(error).__name__)

    async def _gone(self) -> None:
        if not self._leaving:
            log.warning("NATS is not reached")

    async def _back(self) -> None:
        log.warning("NATS is reached again")
