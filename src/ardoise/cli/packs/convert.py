"""`ardoise packs convert`: a pack as a spreadsheet, and back."""

from __future__ import annotations

from pathlib import Path

import click

from ardoise.packs.format import PackError, data_of
from ardoise.workshop.convert import READERS, converted


@click.command()
@click.argument("given", metavar="IN", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("wanted", metavar="OUT", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="overwrite OUT")
def convert(given: Path, wanted: Path, force: bool) -> None:
    """Write the questions of IN into OUT, each by its ending: .jsonl, .csv or .xlsx. Nothing is lost either way."""
    for path in (given, wanted):
        if path.suffix.lower() not in READERS:
            raise click.UsageError(f"{path.name}: it ends with none of {', '.join(READERS)}")
    if wanted.exists() and not force:
        raise click.UsageError(f"{wanted} exists already: --force overwrites it")
    try:
        data = converted(data_of(given, given.name), given.name, given.suffix.lower(), wanted.suffix.lower())
        wanted.write_bytes(data)
    except PackError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{wanted} cannot be written: {error.strerror}") from None
