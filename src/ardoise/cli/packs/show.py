"""`ardoise packs show`: a question as a card."""

from __future__ import annotations

import click
from rich.console import Console
from rich.panel import Panel

from ardoise.cli.packs.files import questions_in
from ardoise.engine.text import LANGUAGES
from ardoise.packs.format import PackLine
from ardoise.packs.units import units
from ardoise.workshop.folder import question_files


@click.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
def show(ids: tuple[str, ...]) -> None:
    """Show questions by their IDs, in all languages."""
    sources = {entry.source.id: entry.source for entry in questions_in(question_files())}
    if unknown := [name for name in ids if name not in sources]:
        raise click.BadParameter(f"no question {', '.join(unknown)}", param_hint="ID")
    for name in ids:
        Console().print(Panel(_card(sources[name]), title=name, width=100))


def _card(source: PackLine) -> str:
    answer = "by the die" if source.a is None and source.faces else "measured" if source.a is None else str(source.a)
    origins = "; ".join(origin.by for origin in source.src)
    lines = [*_wording(source.q), "", f"{answer} {_unit(source)}".strip(), ""]
    if source.anecdote:
        lines += [*_wording(source.anecdote), ""]
    return "\n".join([*lines, f"{origins}{f', {source.asof}' if source.asof else ''}"])


def _unit(source: PackLine) -> str:
    """Its word; a draft may have one that is not in the table."""
    return units()[source.unit].en if source.unit in units() else source.unit


def _wording(wording: object) -> list[str]:
    return [f"{language}  {getattr(wording, language)}" for language in LANGUAGES]
