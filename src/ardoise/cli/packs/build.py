"""`ardoise packs build`: write the packs that are shipped."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ardoise.workshop.build import build as built
from ardoise.workshop.check import GAMES, read_all
from ardoise.workshop.folder import SHIPPED, question_files

FOLDER = Path("src", "ardoise", "packs", SHIPPED)


@click.command()
@click.option("--check", "only_check", is_flag=True, help="write nothing: say whether they are current")
def build(only_check: bool) -> None:
    """Write the workshop's questions as the packs that come with the program."""
    entries = [entry for path in question_files() for entry in read_all(path)[0]]
    old = [game for game in GAMES if not _is_current(FOLDER / f"{game}.jsonl", built(entries, game))]
    if only_check:
        for game in old:
            click.echo(f"{game}.jsonl is not current: ardoise packs build")
        sys.exit(1 if old else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in old:
        (FOLDER / f"{game}.jsonl").write_bytes(built(entries, game))


def _is_current(path: Path, data: bytes) -> bool:
    return path.exists() and path.read_bytes() == data
