"""`ardoise simulate`: bots play many games, and what happened is counted."""

from __future__ import annotations

import time
from pathlib import Path

import click
from rich.console import Console

from ardoise.bots import LEVELS, Level
from ardoise.cli.choices import game_argument, levels, options_as_json, try_the_deal
from ardoise.cli.counting import count
from ardoise.cli.figures import as_json, print_tables
from ardoise.games import GAMES
from ardoise.simulation import Config, Figures
from ardoise.simulation import simulate as run


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="how many games")
@click.option("--seats", type=int, help="how many players  [default: the fewest that the game allows]")
@click.option("--bots", metavar="LEVEL,…", help=f"{', '.join(LEVELS)}: one for all seats, or one for each")
@click.option("--seed", type=int, default=1, show_default=True, help="same seed, same figures")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="a house rule; may be repeated")
@click.option("--pack", type=click.Path(dir_okay=False, path_type=Path), help="questions from this file")
@click.option("--cores", type=click.IntRange(min=1), help="how many processes  [default: all cores]")
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def simulate(
    game: str,
    games: int,
    seats: int | None,
    bots: str | None,
    seed: int,
    pairs: tuple[str, ...],
    pack: Path | None,
    cores: int | None,
    json_wanted: bool,
) -> None:
    """Let bots play GAME many times and count what happens."""
    seats, chosen = _seating(game, seats, levels(bots, "--bots") if bots else ())
    config = Config(game, seats, seed, options_as_json(game, pairs), pack, chosen)
    try_the_deal(config)
    began = time.perf_counter()
    figures = _count(config, games, cores)
    if json_wanted:
        click.echo(as_json(config, figures))
    else:
        print_tables(Console(), config, figures)
        Console(stderr=True).print(f"[dim]{time.perf_counter() - began:.1f} s[/dim]")


def _seating(game: str, seats: int | None, chosen: tuple[Level, ...]) -> tuple[int, tuple[Level, ...]]:
    """How many seats, and a level for each; a list of levels says by itself how many there are."""
    if seats is None:
        seats = len(chosen) if len(chosen) > 1 else GAMES[game].seats[0]
    if len(chosen) == 1:
        chosen *= seats
    if chosen and len(chosen) != seats:
        raise click.UsageError(f"--bots {','.join(chosen)}: {len(chosen)} levels for {seats} seats")
    return seats, chosen


def _count(config: Config, games: int, cores: int | None) -> Figures:
    total = Figures()

    def take(figures: Figures) -> int:
        total.add(figures)
        return figures.games

    count(config.game, games, run(config, games, cores), take)
    return total
