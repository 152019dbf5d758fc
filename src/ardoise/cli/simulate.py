"""`ardoise simulate`: bots play many games, and what happened is counted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from ardoise.bots import LEVELS
from ardoise.cli.choices import game_argument, options_as_json, try_the_deal
from ardoise.cli.figures import as_json, print_tables
from ardoise.cli.running import bot_names, run, run_options
from ardoise.games import GAMES
from ardoise.simulation import Config, Counted, Figures, job

GAMES_A_CHUNK = 50


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="how many games")
@click.option("--seats", type=int, help="how many players  [default: the fewest that the game allows]")
@click.option(
    "--bots", metavar="BOT,…", help=f"{', '.join(LEVELS)} or FILE.py:FUNCTION: one for all seats, or one for each"
)
@click.option("--seed", type=int, default=1, show_default=True, help="same seed, same figures")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="a house rule; may be repeated")
@click.option("--pack", type=click.Path(dir_okay=False), help="questions from this file")
@run_options
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def simulate(
    game: str,
    games: int,
    seats: int | None,
    bots: str | None,
    seed: int,
    pairs: tuple[str, ...],
    pack: str | None,
    cores: int | None,
    dask: str | None,
    resume: Path | None,
    json_wanted: bool,
) -> None:
    """Let bots play GAME many times and count what happens."""
    seats, chosen = _seating(game, seats, bot_names(bots, "--bots") if bots else ())
    config = Config(game, seats, seed, options_as_json(game, pairs), pack, chosen)
    try_the_deal(config)
    began = time.perf_counter()
    figures = Figures()

    def take(lines: Sequence[Counted]) -> None:
        for line in lines:
            figures.add(line)

    run(job(config), games, GAMES_A_CHUNK, take, cores, dask, resume)
    if json_wanted:
        click.echo(as_json(config, figures))
    else:
        print_tables(Console(), config, figures)
        Console(stderr=True).print(f"[dim]{time.perf_counter() - began:.1f} s[/dim]")


def _seating(game: str, seats: int | None, chosen: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """How many seats, and a bot for each; a list of bots says by itself how many there are."""
    if seats is None:
        seats = len(chosen) if len(chosen) > 1 else GAMES[game].seats[0]
    if len(chosen) == 1:
        chosen *= seats
    if chosen and len(chosen) != seats:
        raise click.UsageError(f"--bots {','.join(chosen)}: {len(chosen)} bots for {seats} seats")
    return seats, chosen
