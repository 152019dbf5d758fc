"""What `ardoise serve` says when the door is open: where, and in a local network a QR code for the phones."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address

import click
import ifaddr
import segno

from ardoise.engine.text import Language, Text

OPEN = Text("Ardoise is open at {address}", "Ardoise est ouverte : {address}", "Ardoise ist offen: {address}")
NO_ADDRESS = Text(
    "No local network address found: only this machine can join. Is it connected to a network?",
    "Aucune adresse dans un réseau local : seul cet ordinateur peut entrer. Est-il relié à un réseau ?",
    "Keine Adresse in einem lokalen Netz gefunden: Nur dieser Rechner kommt rein. Ist er in einem Netz?",
)
VIRTUAL = ("docker", "br-", "veth", "virbr", "cni")  # networks inside this machine


def announce(language: Language, scheme: str, lan: bool, host: str, port: int) -> None:
    try:
        _announce(language, scheme, lan, host, port)
        sys.stdout.flush()
    except BrokenPipeError:  # nobody reads it: the table is open nevertheless
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _announce(language: Language, scheme: str, lan: bool, host: str, port: int) -> None:
    ours = lan_address() if lan else host
    address = f"{scheme}://{ours or '127.0.0.1'}:{port}"
    click.echo(OPEN.into(language).format(address=address))
    if lan and ours:
        segno.make(address).terminal(compact=True)
    elif lan:
        click.echo(NO_ADDRESS.into(language))


def lan_address() -> str | None:
    """This machine's address in the local network: the one from which it would talk to the outside, else any."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation; a datagram socket sends nothing here
            return str(probe.getsockname()[0])
        except OSError:  # no way to the outside
            return _best(_addresses())


def _addresses() -> Iterable[IPv4Address]:
    for adapter in ifaddr.get_adapters():
        if not adapter.nice_name.startswith(VIRTUAL):
            yield from (IPv4Address(ip.ip) for ip in adapter.ips if isinstance(ip.ip, str))


def _best(addresses: Iterable[IPv4Address]) -> str | None:
    """One that a machine gave itself, because nobody gave it any, is the last choice."""
    usable = [address for address in addresses if not address.is_loopback and not address.is_unspecified]
    return str(min(usable, key=lambda address: address.is_link_local)) if usable else None
