"""`ardoise packs due`: what expires when."""

from __future__ import annotations

from pathlib import Path

import click

from ardoise.cli.packs.files import files_argument, questions_in
from ardoise.workshop.check import expiry
from ardoise.workshop.folder import chosen


@click.command()
@files_argument
def due(paths: tuple[Path, ...]) -> None:
    """List the questions that expire, the next one first."""
    entries = questions_in(chosen(paths))
    dated = sorted((until, entry.source.id, entry.source.q.en) for entry in entries if (until := expiry(entry)))
    for until, name, text in dated:
        click.echo(f"{until}  {name}  {text}")
    if not dated:
        click.echo("nothing expires")
