"""`ardoise packs levels`: where authors and people who err as people do find a question easy or hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.cli.packs.files import files_argument, questions_in
from ardoise.packs.filters import LEVELS
from ardoise.workshop.folder import chosen
from ardoise.workshop.levels import Weighed, weighed


@click.command()
@files_argument
def levels(paths: tuple[Path, ...]) -> None:
    """Compute each level from how far off bots are, and list where the author's differs by two."""
    found = list(weighed(questions_in(chosen(paths))))
    Console().print(_table(found))
    for one in found:
        if one.is_far:
            source = one.entry.source
            click.echo(f"{source.id}  {source.level} → {one.level}  ({one.off:.3g} {one.how} off)  {source.q.en}")


def _table(found: Sequence[Weighed]) -> Table:
    table = Table("author’s level", *(f"computed {level}" for level in LEVELS))
    counted = Counter((one.entry.source.level, one.level) for one in found)
    for level in LEVELS:
        table.add_row(str(level), *(str(counted[level, computed]) for computed in LEVELS))
    return table
