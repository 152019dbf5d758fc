"""The options of a server that is one of several."""

from __future__ import annotations

import re
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

import click

from ardoise.cli.settings import setting
from ardoise.store.address import Address
from ardoise.store.open import Where

SCHEMES = ("nats", "tls", "ws", "wss")
NAME = re.compile(r"[0-9A-Za-z-]{1,40}")

nats_option = setting(
    "--nats",
    "ARDOISE_NATS",
    metavar="URL",
    help="other servers with the same --database: nats://host:4222; better in $ARDOISE_NATS, if it has a password",
)
node_option = setting(
    "--node", "ARDOISE_NODE", metavar="NAME", default="node", help="what this server is called among them"
)

drain_option = setting(
    "--drain",
    "ARDOISE_DRAIN",
    type=click.FloatRange(0, 60),
    default=0.0,
    metavar="SECONDS",
    help="when told to stop, serve on for so long while /api/health says 503, so that a proxy looks elsewhere",
)


class NetworkType(click.ParamType[Any]):
    name = "network"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return ip_network(value)
        except ValueError:
            self.fail(f"{value} is no address and no network", param, ctx)


proxy_option = setting(
    "--proxy",
    "ARDOISE_PROXIES",
    "proxies",
    multiple=True,
    type=NetworkType(),
    metavar="ADDRESS",
    help="a reverse proxy, or a network of them, which reports truly where someone comes from (X-Forwarded-For)",
)


def check_nodes(where: Where, nats: str, node: str) -> None:
    """Raises UsageError, without any password in it."""
    if not isinstance(where, Address):
        raise click.UsageError("--nats needs --database: several servers share one PostgreSQL")
    if not NAME.fullmatch(node):
        raise click.UsageError("--node: up to 40 letters, digits and dashes")
    for address in nats.split(","):
        try:
            parts = urlsplit(address)
            good = parts.scheme in SCHEMES and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            good = False
        if not good:
            raise click.UsageError("--nats: write it as nats://user:password@host:port, several with commas")
