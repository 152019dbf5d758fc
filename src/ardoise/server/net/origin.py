"""Which page sent a request: a foreign one neither opens sockets nor changes anything in its visitors' names."""

from __future__ import annotations

from aiohttp import web

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def is_foreign(request: web.Request, origins: frozenset[str]) -> bool:
    """A browser names the page that asks; other programs name none, and are not foreign."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site") == "cross-site"
    return origin not in {f"{scheme}://{request.host}" for scheme in ("http", "https")} | origins


def is_trustworthy(request: web.Request) -> bool:
    """Does a browser count this address as secure?"""
    return is_https(request) or request.host.startswith(LOOPBACK)


def is_https(request: web.Request) -> bool:
    """A proxy in front of us may be the one that speaks TLS."""
    return request.secure or request.headers.get("X-Forwarded-Proto") == "https"
