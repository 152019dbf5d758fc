"""`ardoise packs stats`: how many of what."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.cli.packs.files import files_argument, questions_in
from ardoise.workshop.folder import chosen, reading_files
from ardoise.workshop.limits import BOX, bounds, shown
from ardoise.workshop.lines import json_of
from ardoise.workshop.readings import read
from ardoise.workshop.report import page
from ardoise.workshop.stats import MADE_FROM, Stats
from ardoise.workshop.stats import stats as figures_of

WIDEST = 20  # signs of a histogram's bar


@click.command()
@files_argument
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="write a page with plots there")
def stats(paths: tuple[Path, ...], json_wanted: bool, html: Path | None) -> None:
    """Count questions by game, category, level, kind, language and source, and hold the box against its limits."""
    readings, _ = read(reading_files() or ())
    figures = figures_of(questions_in(chosen(paths)), readings)
    if html:
        html.write_text(page(figures), encoding="utf-8")
    elif json_wanted:
        click.echo(json_of(figures))
    else:
        for one in figures:
            _print(Console(), one)


def _print(console: Console, one: Stats) -> None:
    console.print(f"\n[b]{one.game}[/b]: {one.questions} questions, {one.percentages} per cent, {one.years} years")
    console.print(_figures(one))
    if one.game != BOX:
        console.print(_balance(one))
        console.print(_counts(one))


def _figures(one: Stats) -> Table:
    """What is measured, and what it should be."""
    table = Table("measured", "value", "limit", "")
    for figure in one.figures:
        kept = "" if figure.kept is None else "[green]✓[/green]" if figure.kept else "[red]✗[/red]"
        table.add_row(figure.what, shown(figure.value), bounds(figure.most, figure.least), kept)
    return table


def _balance(one: Stats) -> Table:
    """Where the answers come from, category by category."""
    table = Table("balance", *MADE_FROM, "in all")
    for category, made in one.balance.items():
        table.add_row(category, *map(str, made.values()), str(one.categories[category]))
    return table


def _counts(one: Stats) -> Table:
    table = Table("by", "what", "questions", "")
    for name in ("levels", "kinds", "languages", "sources", "sizes", "places", "at_home", "shapes", "fun"):
        counted: dict[str, int] = dict(getattr(one, name))
        if name == "sources":
            counted = _without_singles(counted)
        most = max([1, *counted.values()])
        for place, (what, count) in enumerate(counted.items()):
            table.add_row(
                "" if place else name.replace("_", " "), str(what), str(count), "▇" * round(WIDEST * count / most)
            )
    return table


def _without_singles(counted: dict[str, int]) -> dict[str, int]:
    """Hundreds of books and pages are behind one question each."""
    often = {what: count for what, count in counted.items() if count > 1}
    once = len(counted) - len(often)
    return {**often, f"others ({once})": once} if once else often
