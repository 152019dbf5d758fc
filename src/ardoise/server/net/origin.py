"""Which page sent a request: a foreign one neither opens sockets nor changes anything in its visitors' names."""

from __future__ import annotations

from aiohttp import web


def is_foreign(request: web.Request, origins: frozenset[str]) -> bool:
    """A browser names the page that asks; other programs name none, and are not foreign."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site") == "cross-site"
    return origin not in {f"{scheme}://{request.host}" for scheme in ("http", "https")} | origins
