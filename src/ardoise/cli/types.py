"""`ardoise types`: the page's TypeScript, written from the Python types."""

from __future__ import annotations

from pathlib import Path

import click

from ardoise.wire.folder import changes, write

CHECKOUT = Path(__file__).parents[3]
WEB = CHECKOUT / "web"


@click.command()
@click.option("--check", is_flag=True, help="write nothing, and exit with 1 if a file is not current")
def types(check: bool) -> None:
    """Write web/src/wire/*.ts, for those who work on the page."""
    if not (WEB / "package.json").is_file():
        raise click.UsageError("types: there is no web/ to write into; this is for a checkout of the project")
    needed = changes(WEB / "src" / "wire")
    if not check:
        write(needed)
    for path in needed:
        click.echo(f"{path.relative_to(CHECKOUT).as_posix()}: {'not current' if check else 'written'}")
    if check and needed:
        raise click.exceptions.Exit(1)
