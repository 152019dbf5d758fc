"""`ardoise arena`: a tournament between bots of chosen levels."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.arena.ledger import LedgerError, enter, opened
from ardoise.arena.standings import Standing, Standings, standings
from ardoise.arena.tournament import Bout, Tournament, bouts
from ardoise.bots import LEVELS
from ardoise.cli.choices import game_argument, levels, options_as_json, try_the_deal
from ardoise.cli.counting import count
from ardoise.engine.wire import encode
from ardoise.simulation import Config, spread_out

GAMES_A_CHUNK = 20


@click.command()
@game_argument
@click.option("--players", metavar="LEVEL,…", default=",".join(LEVELS), show_default=True, help="who plays, by level")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="how many games")
@click.option("--seed", type=int, default=1, show_default=True, help="same seed, same figures")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="a house rule; may be repeated")
@click.option("--pack", type=click.Path(dir_okay=False, path_type=Path), help="questions from this file")
@click.option("--cores", type=click.IntRange(min=1), help="how many processes  [default: all cores]")
@click.option(
    "--resume", type=click.Path(dir_okay=False, path_type=Path), help="keep the games in this file, go on there"
)
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def arena(
    game: str,
    players: str,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    pack: Path | None,
    cores: int | None,
    resume: Path | None,
    json_wanted: bool,
) -> None:
    """Let bots of chosen levels play GAME against each other, changing seats, and rate them."""
    chosen, options = levels(players, "--players"), options_as_json(game, pairs)
    try_the_deal(Config(game, len(chosen), seed, options, pack))
    tournament = Tournament(game, chosen, seed, options.decode(), None if pack is None else str(pack))
    told = standings(tournament, _played(tournament, games, cores, resume))
    if json_wanted:
        click.echo(encode(told))
    else:
        _print(Console(), told)


def _played(tournament: Tournament, games: int, cores: int | None, file: Path | None) -> list[Bout]:
    played = {bout.number: bout for bout in _kept(file, tournament) if bout.number < games}

    def take(part: list[Bout]) -> int:
        if file:
            enter(file, part)
        played.update((bout.number, bout) for bout in part)
        return len(part)

    todo = _chunks([number for number in range(games) if number not in played])
    count(tournament.game, games, spread_out(bouts, tournament, todo, cores), take, done=len(played))
    return list(played.values())


def _kept(file: Path | None, tournament: Tournament) -> list[Bout]:
    try:
        return opened(file, tournament) if file else []
    except (LedgerError, OSError) as error:
        raise click.UsageError(f"--resume {file}: {error}") from error


def _chunks(numbers: list[int]) -> list[tuple[int, int]]:
    """Runs of neighbours as (first, how many), none too long."""
    chunks: list[tuple[int, int]] = []
    for number in numbers:
        if chunks and sum(chunks[-1]) == number and chunks[-1][1] < GAMES_A_CHUNK:
            chunks[-1] = (chunks[-1][0], chunks[-1][1] + 1)
        else:
            chunks.append((number, 1))
    return chunks


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
