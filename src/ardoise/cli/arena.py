"""`ardoise arena`: a tournament between bots, those of chosen levels and one's own."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.arena.standings import Standing, Standings, standings
from ardoise.arena.tournament import Bout, Tournament, job
from ardoise.bots import LEVELS, USUAL
from ardoise.cli.choices import game_argument, options_as_json, try_the_deal
from ardoise.cli.running import bot_names, run, run_options
from ardoise.engine.codec import encode
from ardoise.simulation import Config

GAMES_A_CHUNK = 20


@click.command()
@game_argument
@click.option(
    "--players",
    metavar="BOT,…",
    default=",".join(LEVELS),
    show_default=True,
    help="who plays: a level, or a bot of your own as FILE.py:FUNCTION or MODULE:FUNCTION; "
    f"it is given hunches of a {USUAL} player, or with @strong of a strong one",
)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="how many games")
@click.option("--seed", type=int, default=1, show_default=True, help="same seed, same figures")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="a house rule; may be repeated")
@click.option("--pack", type=click.Path(dir_okay=False), help="questions from this file")
@run_options
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def arena(
    game: str,
    players: str,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    pack: str | None,
    cores: int | None,
    dask: str | None,
    resume: Path | None,
    json_wanted: bool,
) -> None:
    """Let bots play GAME against each other, changing seats, and rate them."""
    chosen, options = bot_names(players, "--players"), options_as_json(game, pairs)
    try_the_deal(Config(game, len(chosen), seed, options, pack))
    tournament = Tournament(game, chosen, seed, options, pack)
    played: list[Bout] = []
    run(job(tournament), games, GAMES_A_CHUNK, played.extend, cores, dask, resume)
    told = standings(tournament, played)
    if json_wanted:
        click.echo(encode(told))
    else:
        _print(Console(), told)


def _print(console: Console, told: Standings) -> None:
    tournament = told.tournament
    console.print(f"\n[bold]{tournament.game}[/bold]: {told.games:,} games, seed {tournament.seed}\n")
    best_first = sorted(told.standings, key=lambda standing: -standing.rating)
    console.print(_results(best_first))
    console.print(_before(told, best_first))


def _results(rows: list[Standing]) -> Table:
    table = Table("player", "wins", "score", "rating", title="results, ± standard error", title_justify="left")
    for row in rows:
        table.add_row(
            row.player,
            f"{row.wins.mean:.1%} ± {row.wins.error:.1%}",
            f"{row.score.mean:.2f} ± {row.score.error:.2f}",
            f"{row.rating:.1f} ± {row.rating_error:.1f}",
        )
    return table


def _before(told: Standings, rows: list[Standing]) -> Table:
    names = [standing.player for standing in told.standings]
    table = Table("came in before", *names, title="who came in before whom", title_justify="left")
    for row in rows:
        table.add_row(row.player, *("" if share is None else f"{share:.1%}" for share in row.ahead))
    return table
