"""Behind a reverse proxy every socket comes from one address: X-Forwarded-For is believed from our proxies alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any

from aiohttp import web

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address


def believing(proxies: Sequence[Network]) -> Any:
    @web.middleware
    async def seen_through(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        peer = _address(request.remote or "")
        if peer and _is_one(peer, proxies):
            client = client_of(peer, request.headers.getall("X-Forwarded-For", []), proxies)
            request = request.clone(remote=str(client))
        return await handler(request)

    return seen_through


def client_of(peer: Address, told: Sequence[str], proxies: Sequence[Network]) -> Address:
    """The nearest that is none of our proxies: what stands further left, anybody may have written."""
    client = peer
    for text in reversed(",".join(told).split(",")):
        address = _address(text.strip())
        if address is None:
            break
        client = address
        if not _is_one(client, proxies):
            break
    return client


def is_proxy(peer: str, proxies: Sequence[Network]) -> bool:
    address = _address(peer)
    return address is not None and _is_one(address, proxies)


def _is_one(address: Address, proxies: Sequence[Network]) -> bool:
    return any(address in network for network in proxies)


def _address(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
