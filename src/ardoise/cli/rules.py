"""`ardoise rules`: the rules in the terminal, in three languages."""

from __future__ import annotations

import click
from rich.console import Console
from rich.markdown import Markdown

from ardoise.cli.choices import game_argument
from ardoise.cli.language import lang_option
from ardoise.engine.text import Language
from ardoise.rulebook import rulebook

NO_BREAK, STAND_IN = "\u202f", "\ue000"


@click.command()
@game_argument
@click.argument("ids", nargs=-1)
@lang_option
def rules(game: str, ids: tuple[str, ...], lang: Language) -> None:
    """Show the rules of GAME, or only those with the given IDS (G12, G15 …)."""
    book = rulebook(game, lang)
    wanted = {name.upper() for name in ids}
    if unknown := wanted - {rule.id for rule in book.rules}:
        raise click.UsageError(f"{game} has no rule {', '.join(sorted(unknown))}")
    chosen = "\n".join(f"- **{rule.id}** {rule.text}" for rule in book.rules if rule.id in wanted)
    _print(chosen if ids else book.page)


def _print(page: str) -> None:
    """rich would break a line at a no-break space, so that it is given another sign in its place meanwhile."""
    console = Console(highlight=False)
    with console.capture() as captured:
        console.print(Markdown(page.replace(NO_BREAK, STAND_IN)))
    click.echo(captured.get().replace(STAND_IN, NO_BREAK), nl=False)
