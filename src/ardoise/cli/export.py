"""`ardoise export`: a game's log as JSON lines, to keep, to verify and to replay."""

from __future__ import annotations

from functools import partial

import click

from ardoise.cli.data import log_of, with_store
from ardoise.cli.where import data_option
from ardoise.engine.game import Rejected
from ardoise.server.records.export import export as exported
from ardoise.store.open import Where


@click.command()
@click.argument("room")
@click.option("--game", "number", type=click.IntRange(min=1), help="the first is 1  [default: the last]")
@data_option
def export(room: str, number: int | None, where: Where) -> None:
    """Write a game of ROOM to the output: a header, then a line for each entry; the seed only once it is over."""
    log = with_store(where, partial(log_of, room=room))
    try:
        click.echo(exported(log, number), nl=False)
    except Rejected as refusal:
        raise click.ClickException(f"room {room} has no game {number or 1}") from refusal
