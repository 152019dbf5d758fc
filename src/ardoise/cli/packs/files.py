"""The files that a command of the workshop is given, and the questions in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ardoise.packs.format import Entry
from ardoise.workshop.pack_files import read_every

files_argument = click.argument(
    "paths", nargs=-1, metavar="[FILE]...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)


def questions_in(paths: Sequence[Path]) -> list[Entry]:
    """All of them: what cannot be read is refused, never left out."""
    entries, troubles = read_every(paths)
    if troubles:
        raise click.ClickException("; ".join(map(str, troubles)))
    return entries
