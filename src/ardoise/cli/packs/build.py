"""`ardoise packs build`: write the packs that are shipped."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ardoise.cli.packs.files import questions_in
from ardoise.games.packs import SHAPES
from ardoise.packs.shape import BOX_FILE, CardShape
from ardoise.workshop.build import build as built
from ardoise.workshop.folder import QUESTIONS, own_question_files


@click.command()
@click.option("--check", "only_check", is_flag=True, help="write nothing: say whether they are current")
def build(only_check: bool) -> None:
    """Write the workshop's questions as the box of each game that they are for, into the game's own folder."""
    files = own_question_files()
    if not files:
        raise click.ClickException(f"there is no workshop here: no questions in {QUESTIONS.as_posix()}/")
    entries = questions_in(files)
    asked = {game for entry in entries for game in entry.source.games}
    boxes = {_place(shape): built(entries, shape) for game, shape in SHAPES.items() if game in asked}
    old = {path: data for path, data in boxes.items() if not _is_current(path, data)}
    if only_check:
        for path in old:
            click.echo(f"{path.as_posix()} is not current: ardoise packs build")
        sys.exit(1 if old else 0)
    for path, data in old.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _place(shape: CardShape) -> Path:
    """In the sources below this folder, with `src` or without."""
    package = Path(*shape.package.split("."))
    return (package if package.is_dir() else "src" / package) / BOX_FILE


def _is_current(path: Path, data: bytes) -> bool:
    return path.exists() and path.read_bytes() == data
