"""`ardoise verify`: was a game dealt and played as promised?"""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, build_opener

import click

from ardoise.server.records.export import Unreadable
from ardoise.server.records.verify import Flaw, OtherCards
from ardoise.server.records.verify import verify as verified

LARGEST = 16 << 20  # bytes; a long game has a hundredth of it
SECONDS = 20.0
CANNOT_TELL = 3
REFUSED = {
    403: "its own questions are still played, and it is for its players; save it at the table, or use `ardoise export`"
}


@click.command()
@click.argument("source", metavar="FILE|URL")
def verify(source: str) -> None:
    """Deal and play an exported game again and say yes, no and why (exit code 1), or that no one can tell (3)."""
    try:
        found = verified(_fetched(source) if source.startswith(("http://", "https://")) else read_export(source))
    except Unreadable as error:
        raise click.ClickException(f"{source} is not an export: {error}") from error
    except OtherCards as reason:
        click.echo(f"cannot tell: {reason}")
        raise click.exceptions.Exit(CANNOT_TELL) from reason
    except Flaw as flaw:
        click.echo(f"no: {flaw}")
        raise click.exceptions.Exit(1) from flaw
    head = found.header
    game = f"game {head.number} of room {head.room} ({head.game}, {head.seats} seats, {found.entries} entries)"
    click.echo(f"yes: {game} is what was promised by {head.commitment}")


def read_export(source: str) -> bytes:
    try:
        with Path(source).open("rb") as file:
            return _small_enough(source, file.read(LARGEST + 1))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise click.ClickException(f"{source} cannot be read: {reason or error}") from error


def _small_enough(source: str, data: bytes) -> bytes:
    if len(data) > LARGEST:
        raise click.ClickException(f"{source} is larger than {LARGEST >> 20} MB")
    return data


def _fetched(address: str) -> bytes:
    """From this machine only: no proxy, and no server may send us elsewhere."""
    opener = build_opener(ProxyHandler({}), _Stay())
    try:
        _check_own(urlsplit(address).hostname or "")
        with opener.open(address, timeout=SECONDS) as answer:
            return _small_enough(address, answer.read(LARGEST + 1))
    except HTTPError as error:
        raise click.ClickException(f"{address} cannot be read: {REFUSED.get(error.code, error.reason)}") from error
    except URLError as error:
        raise click.ClickException(f"{address} cannot be read: {error.reason}") from error
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{address} cannot be read: {error}") from error


def _check_own(host: str) -> None:
    """Only an address of this machine can be bound."""
    family, kind, *_, where = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as probe:
        try:
            probe.bind(where)
        except OSError as error:
            raise ValueError(f"{host} is not this machine; save the export and verify the file") from error


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None
