"""`ardoise types`: the page's TypeScript, written from the Python types."""

from __future__ import annotations

from pathlib import Path

import click

from ardoise.games import KITS
from ardoise.wire.folder import changes, changes_of_game, write

CHECKOUT = Path(__file__).parents[3]
WEB = CHECKOUT / "web"


@click.command()
@click.option("--check", is_flag=True, help="write nothing, and exit with 1 if a file is not current")
@click.option(
    "--game",
    type=(click.Choice(sorted(KITS)), click.Path(dir_okay=False, path_type=Path)),
    metavar="NAME FILE",
    help="write the file of one game, for a page folder of its own",
)
def types(check: bool, game: tuple[str, Path] | None) -> None:
    """Write web/src/wire/*.ts, for those who work on the page."""
    if game is None and not (WEB / "package.json").is_file():
        raise click.UsageError("types: there is no web/ to write into; this is for a checkout of the project")
    needed = changes_of_game(*game) if game else changes(WEB / "src" / "wire")
    if not check:
        write(needed)
    for path in needed:
        shown = path.relative_to(CHECKOUT) if path.is_relative_to(CHECKOUT) else path
        click.echo(f"{shown.as_posix()}: {'not current' if check else 'written'}")
    if check and needed:
        raise click.exceptions.Exit(1)
