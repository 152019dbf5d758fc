"""`ardoise backup`: a copy of all rooms, made while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from ardoise.cli.data import with_store
from ardoise.cli.where import data_option
from ardoise.server.records.retention import rooms_of
from ardoise.store.log import Store
from ardoise.store.open import Where


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def backup(file: Path, where: Where) -> None:
    """Copy the data into a new FILE, from which `ardoise serve --data FILE` can serve. For PostgreSQL: what to run."""

    async def copy(store: Store) -> int:
        await store.backup(file)
        return len(await rooms_of(store))

    click.echo(f"{with_store(where, copy)} rooms are in {file}")
