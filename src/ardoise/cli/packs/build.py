"""`ardoise packs build`: write the packs that are shipped."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ardoise.cli.packs.files import questions_in
from ardoise.packs.catalogue import BOX
from ardoise.packs.load import GAMES
from ardoise.workshop.build import build as built
from ardoise.workshop.folder import question_files

FOLDER = Path("src", "ardoise", "packs", BOX)


@click.command()
@click.option("--check", "only_check", is_flag=True, help="write nothing: say whether they are current")
def build(only_check: bool) -> None:
    """Write the workshop's questions as the packs that come with the program."""
    entries = questions_in(question_files())
    packs = {FOLDER / f"{game}.jsonl": built(entries, game) for game in GAMES}
    old = {path: data for path, data in packs.items() if not _is_current(path, data)}
    if only_check:
        for path in old:
            click.echo(f"{path.name} is not current: ardoise packs build")
        sys.exit(1 if old else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, data in old.items():
        path.write_bytes(data)


def _is_current(path: Path, data: bytes) -> bool:
    return path.exists() and path.read_bytes() == data
