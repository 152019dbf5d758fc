"""`ardoise serve`: the live table, one process, one port, one file of data."""

from __future__ import annotations

import ssl
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ardoise.cli.announce import announce
from ardoise.cli.language import lang_option, spoken
from ardoise.cli.limits import limits_option
from ardoise.cli.logs import log_options
from ardoise.cli.metrics import metrics_options
from ardoise.cli.nodes import check_nodes, drain_option, nats_option, node_option, proxy_option
from ardoise.cli.operator import operator_option
from ardoise.cli.settings import setting
from ardoise.cli.where import data_option
from ardoise.engine.text import Language, Text
from ardoise.store.log import StoreFailed
from ardoise.store.open import Where

if TYPE_CHECKING:
    from ardoise.server.limits import Limits
    from ardoise.server.metrics import MetricsAccess
    from ardoise.server.serve import Parts

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
PORT = click.IntRange(0, 65535)
CANNOT_SERVE = Text(
    "cannot serve at {host}:{port}: {why}",
    "impossible d’ouvrir {host}:{port} : {why}",
    "{host}:{port} lässt sich nicht öffnen: {why}",
)


@click.command()
@setting("--host", "ARDOISE_HOST", default="127.0.0.1", show_default=True, help="the address to listen at")
@setting("--port", "ARDOISE_PORT", type=PORT, default=8000, show_default=True, help="0: any that is free")
@setting(
    "--lan", "ARDOISE_LAN", is_flag=True, help="for everyone on the local network; shows the address and a QR code"
)
@data_option
@nats_option
@node_option
@proxy_option
@setting("--tls-cert", "ARDOISE_TLS_CERT", type=FILE, help="a certificate for https")
@setting("--tls-key", "ARDOISE_TLS_KEY", type=FILE, help="its key")
@drain_option
@operator_option
@lang_option
@limits_option
@metrics_options
@log_options
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
    drain: float,
    operator: str,
    lang: Language,
    limits: Limits,
    metrics: MetricsAccess,
) -> None:
    """Open the table: pages and sockets on one port."""
    from ardoise.server.serve import Parts, run  # the web server takes a while to load: other commands do without

    if (tls_cert is None) != (tls_key is None):
        raise click.UsageError("--tls-cert and --tls-key go together")
    tls = _tls(tls_cert, tls_key) if tls_cert and tls_key else None
    host = "0.0.0.0" if lan else host  # noqa: S104  (--lan asks for it)
    try:
        parts = _parts(where, nats, node) if nats else Parts()
        parts = replace(parts, proxies=proxies, drain=drain, operator=operator, limits=limits, metrics=metrics)
        run(host, port, where, partial(announce, lang, "https" if tls else "http", lan), tls, parts)
    except StoreFailed as failure:
        raise click.ClickException(str(failure)) from failure
    except OSError as error:
        why = error.strerror or error
        raise click.ClickException(spoken(CANNOT_SERVE, host=host, port=port, why=why)) from error


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
