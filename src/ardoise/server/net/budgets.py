"""Every request has a budget before it is read: who sent it, how often, how large and for how long it may be.

The table of routes names what a request costs. It is taken before anything is awaited, so that a thousand requests at
once cost as much as one after the other, and what was not spent is given back with the answer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import accumulate, takewhile
from typing import Protocol, TypeVar

from aiohttp import web

from ardoise.engine.codec import encode
from ardoise.server.limits import Buckets, Limits
from ardoise.server.net.gateway import address_of
from ardoise.server.net.origin import is_foreign
from ardoise.server.net.route import Bucket, Cost, Handler, Route
from ardoise.server.records.tokens import as_code
from ardoise.store.log import StoreFailed

HEADER = 600  # bytes of an answer, about, before its body
TOLD, TOLD_ANYWAY = 4, 1024  # bytes of an answer for each byte of a request's body, and without any

T = TypeVar("T")


class Refuse(Protocol):
    def __call__(self, status: int, code: str, about: dict[str, object] | None = None, wait: int = ...) -> web.Response:
        """`wait`: seconds until it may be tried again."""


class Budgets:
    def __init__(
        self, limits: Limits, origins: frozenset[str], refuse: Refuse, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits, self.origins, self._refuse = limits, origins, refuse
        misses = limits.failed_joins_burst, limits.failed_joins_rate
        self.of: dict[Bucket, Buckets] = {
            "rooms": Buckets(limits.rooms_burst, limits.rooms_rate, clock),
            "tries": Buckets(*misses, clock),
            "joins": Buckets(limits.joins_burst, limits.joins_rate, clock),
            "room_joins": Buckets(limits.room_joins_burst, limits.room_joins_rate, clock),
            "exports": Buckets(*misses, clock),
            "packs": Buckets(limits.packs_burst, limits.packs_rate, clock),
            "drafts": Buckets(limits.drafts_burst, limits.drafts_rate, clock),
        }
        self.bytes = Buckets(limits.bytes_burst, limits.bytes_rate, clock)

    def held(self, route: Route, handler: Handler) -> Handler:
        """The handler of a route, within its budget."""

        async def answer(request: web.Request) -> web.StreamResponse:
            if route.changes and is_foreign(request, self.origins):
                return self._refuse(403, "wrong_origin")
            if refusal := self._take(route, request):
                return refusal
            told = await self._answer(route, handler, request)
            self._settle(route, request, told.status)
            return told

        return answer

    def _take(self, route: Route, request: web.Request) -> web.Response | None:
        for n, cost in enumerate(route.costs):
            bucket, key = self.of[cost.bucket], _key(cost, request)
            if not bucket.take(key):
                for taken in route.costs[:n]:
                    self.of[taken.bucket].give_back(_key(taken, request))
                return self._refuse(429, cost.code, wait=bucket.wait(key))
        return None

    def _settle(self, route: Route, request: web.Request, status: int) -> None:
        for cost in route.costs:
            if cost.spent_on is not None and status not in cost.spent_on:
                self.of[cost.bucket].give_back(_key(cost, request))

    async def _answer(self, route: Route, handler: Handler, request: web.Request) -> web.StreamResponse:
        read = await self._with_body(route, request) if route.largest else request
        if isinstance(read, web.Response):
            return read
        try:
            return await handler(read)
        except StoreFailed as failure:
            return self._refuse(503, "not_stored", {"why": failure.code})

    async def _with_body(self, route: Route, request: web.Request) -> web.Request | web.Response:
        """The request with its body, read no further and waited for no longer than allowed; or a refusal."""
        bounded = request.clone(client_max_size=route.largest)
        try:
            if (request.content_length or 0) > route.largest:
                raise web.HTTPRequestEntityTooLarge(route.largest)
            async with asyncio.timeout(self.limits.body_seconds):
                await bounded.read()
        except web.HTTPRequestEntityTooLarge:
            return _last(self._refuse(413, route.too_large, {"most": route.largest // 1024}))
        except TimeoutError:
            return _last(self._refuse(408, "too_slow"))
        except (ConnectionError, web.RequestPayloadError):
            return _last(self._refuse(400, "malformed"))  # it never came whole, and mostly nobody waits any more
        return bounded

    @web.middleware
    async def metered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What goes out is counted by bytes, whatever it is: pages, files, rules, exports."""
        if request.method not in ("GET", "HEAD"):
            return await handler(request)
        address = address_of(request)
        if self.bytes.empty(address):
            return self._too_much(address)
        try:
            told = await handler(request)
        except web.HTTPException as error:
            if self._pay(address, error):
                raise
            return self._too_much(address)
        return told if self._pay(address, told) else self._too_much(address)

    def _pay(self, address: str, told: web.StreamResponse) -> bool:
        """For what has a body; a socket has other limits."""
        if not isinstance(told, web.Response):
            return True
        size = HEADER + (len(told.body) if isinstance(told.body, bytes) else 0)
        return self.bytes.take(address, min(size, self.bytes.burst))

    def _too_much(self, address: str) -> web.Response:
        return self._refuse(429, "too_many_bytes", wait=self.bytes.wait(address))


def _key(cost: Cost, request: web.Request) -> str:
    address = address_of(request)
    return f"{address} {as_code(request.match_info['code'])}" if cost.by_room else address


def _last(told: web.Response) -> web.Response:
    """Of its connection: what may still come is not read."""
    told.force_close()
    return told


def most_told(body: bytes) -> int:
    """Bytes: nobody makes us say much with few words."""
    return TOLD * len(body) + TOLD_ANYWAY


def fitting(values: Sequence[T], most: int) -> tuple[T, ...]:
    """As many of them, from the first, as have room in so many bytes."""
    ends = accumulate(len(encode(value)) + 1 for value in values)
    count = sum(1 for _ in takewhile(lambda end: end <= most, ends))
    return tuple(values[:count])
