"""`ardoise serve`: the live table, one process, one port, one file of data."""

from __future__ import annotations

import logging
import ssl
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ardoise.cli.announce import announce
from ardoise.cli.nodes import check_nodes, nats_option, node_option, proxy_option
from ardoise.cli.where import data_option
from ardoise.store.log import StoreFailed
from ardoise.store.open import Where

if TYPE_CHECKING:
    from ardoise.server.serve import Parts

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen at")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any that is free")
@click.option("--lan", is_flag=True, help="for everybody in the local network; shows the address and a QR code")
@data_option
@nats_option
@node_option
@proxy_option
@click.option("--tls-cert", type=FILE, help="a certificate for https")
@click.option("--tls-key", type=FILE, help="its key")
@click.option("--verbose", is_flag=True, help="a line for whatever is refused: its code, and nothing of its content")
def serve(
    host: str,
    port: int,
    lan: bool,
    where: Where,
    nats: str | None,
    node: str,
    proxies: tuple[Any, ...],
    tls_cert: Path | None,
    tls_key: Path | None,
    verbose: bool,
) -> None:
    """Open the table: pages and sockets on one port."""
    from ardoise.server.serve import Parts, run  # the web server takes a while to load: other commands do without

    if (tls_cert is None) != (tls_key is None):
        raise click.UsageError("--tls-cert and --tls-key go together")
    if verbose:
        logging.basicConfig(format="%(asctime)s %(message)s")
        logging.getLogger("ardoise").setLevel(logging.INFO)
    tls = _tls(tls_cert, tls_key) if tls_cert and tls_key else None
    host = "0.0.0.0" if lan else host  # noqa: S104  (--lan asks for it)
    try:
        parts = _parts(where, nats, node) if nats else Parts()
        run(host, port, where, partial(announce, "https" if tls else "http", lan), tls, replace(parts, proxies=proxies))
    except StoreFailed as failure:
        raise click.ClickException(str(failure)) from failure
    except OSError as error:
        raise click.ClickException(f"cannot serve at {host}:{port}: {error.strerror or error}") from error


def _parts(where: Where, nats: str, node: str) -> Parts:
    check_nodes(where, nats, node)
    try:
        from ardoise.cluster.node import parts_of_a_node  # the messenger is an extra
    except ImportError as error:
        raise click.ClickException("--nats needs a driver: install ardoise[cluster]") from error
    return parts_of_a_node(nats, node)


def _tls(cert: Path, key: Path) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(cert, key)
    except (ssl.SSLError, OSError) as error:
        raise click.UsageError(f"--tls-cert {cert}: {error}") from error
    return context
