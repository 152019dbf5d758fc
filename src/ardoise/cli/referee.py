"""`ardoise referee`: rulings for owners of the box and for other programs, a JSON object a line."""

from __future__ import annotations

import sys

import click

from ardoise.cli.choices import game_argument
from ardoise.engine.referee import rule
from ardoise.games import GAMES


@click.command()
@game_argument
def referee(game: str) -> None:
    """Read one JSON object a line, write one ruling a line; an unreadable line gets an error, and the next is read."""
    forms = GAMES[game].forms
    if not forms:
        raise click.UsageError(f"{game} has no referee")
    for line in sys.stdin.buffer:
        if line.strip():
            click.echo(rule(forms, line))
            sys.stdout.flush()
