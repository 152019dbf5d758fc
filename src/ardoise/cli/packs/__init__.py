"""`ardoise packs`: the workshop on the command line, one module a command.

Door: the group `packs`.
Never: a judgement of its own; the workshop has them.
"""

from __future__ import annotations

import click

from ardoise.cli.lazy import LazyGroup

COMMANDS = ("new", "check", "show", "stats", "levels", "due", "build", "convert")


@click.group(cls=LazyGroup, package="ardoise.cli.packs", names=COMMANDS)
def packs() -> None:
    """Write, check, show, count, weigh, convert and build question packs."""
