"""The files that a command of the workshop is given."""

from __future__ import annotations

from pathlib import Path

import click

files_argument = click.argument(
    "paths", nargs=-1, metavar="[FILE]...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
