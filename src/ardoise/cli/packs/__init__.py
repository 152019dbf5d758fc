"""`ardoise packs`: the workshop on the command line."""

from __future__ import annotations

import click

from ardoise.cli.packs.build import build
from ardoise.cli.packs.check import check
from ardoise.cli.packs.due import due
from ardoise.cli.packs.show import show
from ardoise.cli.packs.stats import stats


@click.group()
def packs() -> None:
    """Check, show, count and build question packs."""


for command in (check, show, stats, due, build):
    packs.add_command(command)
