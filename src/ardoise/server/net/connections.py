"""Connections at the door: how many may be open, from where, and for how long one may say nothing.

aiohttp itself closes a connection that idles between two requests. It bounds neither how many there are, nor how long
the first request takes to arrive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from aiohttp import web

from ardoise.server.limits import Limits, network_of
from ardoise.server.log_redaction import note
from ardoise.server.net.app import SOFTWARE
from ardoise.server.net.files import files_allowed
from ardoise.server.net.proxies import Network, is_proxy

log = logging.getLogger(__name__)

RESERVE = 100  # files for the log, its readers and the other servers
LEAST = 16
HEADERS: dict[str, Any] = {"max_field_size": 4096, "max_headers": 64}  # bytes of a line, and lines
LINGER = 1.0  # seconds for a body that nobody reads to end, so that the refusal is read
SAY_EVERY = 60.0  # seconds

Silent = dict[web.RequestHandler, asyncio.TimerHandle]  # the oldest first


class Connection(web.RequestHandler):
    __slots__ = ()

    def handle_error(self, *args: Any, **kwargs: Any) -> web.StreamResponse:
        """What is no HTTP, or breaks: no handler of ours dresses the answer."""
        told = super().handle_error(*args, **kwargs)
        told.headers["Server"] = SOFTWARE
        return told


class Door(web.Server):
    """An address that has its share, and a server that has all it can hold, let go of a connection that never asked
    for anything before they refuse a new one."""

    def __init__(self, made: web.Server, limits: Limits, proxies: Sequence[Network], **kwargs: Any) -> None:
        super().__init__(made.request_handler, request_factory=self._request, **kwargs)
        self._make, self._header_seconds, self._proxies = made.request_factory, limits.header_seconds, proxies
        self.most = max(LEAST, min(limits.connections, files_allowed(limits.connections + RESERVE) - RESERVE))
        self.most_an_address = min(limits.connections_an_address, max(1, self.most // 2))
        self._address: dict[web.RequestHandler, str] = {}
        self._open: dict[str, int] = defaultdict(int)
        self._silent: dict[str, Silent] = {}
        self._said = -SAY_EVERY
        self._unread: dict[web.RequestHandler, int] = {}
        self._progress_seconds = limits.body_seconds
        self._sweeping = self._loop.call_later(self._progress_seconds, self._sweep)

    def __call__(self) -> Connection:
        return Connection(self, loop=self._loop, **self._kwargs)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        peer = (transport.get_extra_info("peername") or ("",))[0]
        address = "" if is_proxy(peer, self._proxies) else network_of(peer)
        self._address[handler] = address
        self._open[address] += 1
        timer = self._loop.call_later(self._header_seconds, self._cut, handler, "too_slow")
        self._silent.setdefault(address, {})[handler] = timer
        if address and self._open[address] > self.most_an_address:
            self._cut(next(iter(self._silent[address])), "too_many_connections")
        elif len(self._address) > self.most:
            most: Silent = max(self._silent.values(), key=len)
            self._cut(next(iter(most)), "too_many_connections")
            self._say_full()

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        self._asked(handler)
        if (address := self._address.pop(handler, None)) is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _request(self, message: Any, payload: Any, protocol: web.RequestHandler, *more: Any) -> web.BaseRequest:
        self._asked(protocol)
        return self._make(message, payload, protocol, *more)

    def _asked(self, handler: web.RequestHandler) -> None:
        """It is not silent any more."""
        address = self._address.get(handler, "")
        silent = self._silent.get(address, {})
        if timer := silent.pop(handler, None):
            timer.cancel()
        if not silent:
            self._silent.pop(address, None)

    def _cut(self, handler: web.RequestHandler, why: str) -> None:
        note(why)
        self._asked(handler)
        if handler.transport is not None:
            handler.transport.abort()

    def _sweep(self) -> None:
        """Whoever has read nothing of an answer since the last time reads no more of it."""
        waiting = {each: size for each in self._address if each.transport and (size := _unsent(each.transport))}
        for handler, size in waiting.items():
            if self._unread.get(handler) == size:
                self._cut(handler, "too_slow")
        self._unread = waiting
        self._sweeping = self._loop.call_later(self._progress_seconds, self._sweep)

    async def shutdown(self, timeout: float | None = None) -> None:
        self._sweeping.cancel()
        await super().shutdown(timeout)

    def _say_full(self) -> None:
        now = time.monotonic()
        if now - self._said >= SAY_EVERY:
            self._said = now
            log.warning("all %d connections are taken: others are refused", self.most)


def _unsent(transport: asyncio.Transport) -> int:
    return transport.get_write_buffer_size()


class Runner(web.AppRunner):
    __slots__ = ("_limits", "_proxies")

    def __init__(self, app: web.Application, limits: Limits, proxies: Sequence[Network] = (), **kwargs: Any) -> None:
        bounds: dict[str, Any] = {"keepalive_timeout": limits.idle_seconds, "lingering_time": LINGER}
        super().__init__(app, access_log=None, auto_decompress=False, **HEADERS, **bounds, **kwargs)
        self._limits, self._proxies = limits, proxies

    async def _make_server(self) -> web.Server:
        return Door(await super()._make_server(), self._limits, self._proxies, **self._kwargs)
