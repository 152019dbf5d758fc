"""`ardoise forget`: take rooms out of the file of data for good."""

from __future__ import annotations

import time
from functools import partial

import click

from ardoise.cli.data import log_of, with_store
from ardoise.cli.where import data_option
from ardoise.server.records.archive import lobby_of
from ardoise.server.records.retention import DAY, forget_old
from ardoise.server.records.retention import forget as forget_room
from ardoise.store.log import Store
from ardoise.store.open import Where

HOUR = 3600.0


@click.command()
@click.argument("rooms", nargs=-1, metavar="[ROOM]...")
@click.option("--older-than", "hours", type=click.FloatRange(min=0), help="hours without a touch  [default: 24]")
@data_option
def forget(rooms: tuple[str, ...], hours: float | None, where: Where) -> None:
    """Forget the named ROOMs, or without a name the old ones that no host wants to keep; lists them."""
    if rooms and hours is not None:
        raise click.UsageError("name rooms or give --older-than, not both")
    if rooms:
        take_out = partial(_forget_named, rooms=rooms)
    else:
        take_out = partial(forget_old, now=time.time(), after=DAY if hours is None else hours * HOUR)
    for code in with_store(where, take_out):
        click.echo(f"{code} is forgotten")


async def _forget_named(store: Store, rooms: tuple[str, ...]) -> list[str]:
    """Their codes; if one is unknown, none is forgotten."""
    codes = [lobby_of(await log_of(store, room)).code for room in rooms]
    for code in codes:
        await forget_room(store, code, time.time())
    return codes
