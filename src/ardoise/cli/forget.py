"""`ardoise forget`: take rooms out of the file of data for good."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import click

from ardoise.cli.data import log_of, with_store
from ardoise.cli.serve import data_option
from ardoise.server.archive import wake
from ardoise.store.log import Store

HOUR = 3600.0
USUAL_HOURS = 24.0


@click.command()
@click.argument("rooms", nargs=-1, metavar="[ROOM]...")
@click.option("--older-than", "hours", type=click.FloatRange(min=0), help="hours without a touch  [default: 24]")
@data_option
def forget(rooms: tuple[str, ...], hours: float | None, data: Path | None) -> None:
    """Forget the named ROOMs, or without a name the old ones that nobody wants to keep; tells which."""
    if rooms and hours is not None:
        raise click.UsageError("name rooms or give --older-than, not both")
    if rooms:
        chosen = partial(_named, rooms=rooms)
    else:
        chosen = partial(_old, before=time.time() - (USUAL_HOURS if hours is None else hours) * HOUR)

    async def take_out(store: Store) -> list[str]:
        codes = await chosen(store)
        for code in codes:
            await store.forget(code)
        return codes

    for code in with_store(data, take_out):
        click.echo(f"{code} is forgotten")


async def _named(store: Store, rooms: tuple[str, ...]) -> list[str]:
    """Their codes; if one is unknown, none is forgotten."""
    return [wake(await log_of(store, room)).lobby.code for room in rooms]


async def _old(store: Store, before: float) -> list[str]:
    touched = [summary.room for summary in await store.rooms() if summary.touched <= before]
    return [room for room in touched if not wake(await store.read(room)).lobby.kept]
