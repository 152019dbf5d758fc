"""`ardoise packs stats`: how many of what."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.cli.packs.files import files_argument, questions_in
from ardoise.engine.codec import encode
from ardoise.workshop.folder import chosen
from ardoise.workshop.stats import MADE_FROM, Stats
from ardoise.workshop.stats import stats as figures_of

WIDEST = 20  # signs of a histogram's bar


@click.command()
@files_argument
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def stats(paths: tuple[Path, ...], json_wanted: bool) -> None:
    """Count questions by game, category, level, kind, language and source, with the sizes of their answers."""
    figures = figures_of(questions_in(chosen(paths)))
    if json_wanted:
        click.echo(encode(figures))
        return
    for one in figures:
        if one.questions:
            _print(Console(), one)


def _print(console: Console, one: Stats) -> None:
    console.print(f"\n[b]{one.game}[/b]: {one.questions} questions, {one.percentages} per cent, {one.years} years")
    console.print(_balance(one))
    console.print(_counts(one))


def _balance(one: Stats) -> Table:
    """Where the answers come from, category by category."""
    table = Table("balance", *MADE_FROM, "in all")
    for category, made in one.balance.items():
        table.add_row(category, *map(str, made.values()), str(one.categories[category]))
    return table


def _counts(one: Stats) -> Table:
    table = Table("by", "what", "questions", "")
    for name in ("levels", "kinds", "languages", "sources", "sizes"):
        counted: dict[str, int] = dict(getattr(one, name))
        if name == "sources":
            counted = _without_singles(counted)
        most = max(counted.values(), default=1)
        for place, (what, count) in enumerate(counted.items()):
            table.add_row("" if place else name, what, str(count), "▇" * round(WIDEST * count / most))
    return table


def _without_singles(counted: dict[str, int]) -> dict[str, int]:
    """Hundreds of books and pages are behind one question each."""
    often = {what: count for what, count in counted.items() if count > 1}
    once = len(counted) - len(often)
    return {**often, f"others ({once})": once} if once else often
