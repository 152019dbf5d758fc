"""`python3 run.py bench bots`: how strong and how quick each game's bots are, beside what was promised.

Every figure of strength has its standard error and its seed: the same again with the same number of games.
A game may have figures of its own in `bench/bots_<game>.py`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ardoise.bots import LEVELS, Choose, Guest, Hunch, Level
from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.games.kit import GameKit
from ardoise.games.match import match, result
from ardoise.games.packs import box
from bench.figure import Row, share

SEATS = 4  # every game allows them, and two can play against two
SLOWEST = 4.1  # ms, p99 of a choice: nobody notices that a bot thinks
WIDTH = 110  # of the table where there is no terminal


def figures(kit: GameKit, games: int) -> Iterator[Row]:
    own = import_module(f"bench.bots_{kit.name}") if find_spec(f"bench.bots_{kit.name}") else None
    yield from speed(kit, games)
    yield from strength(kit, games, own.WANTED if own else 0.5)
    if own:
        yield from own.figures(games)


def speed(kit: GameKit, games: int) -> Iterator[Row]:
    for level in LEVELS:
        seconds: list[float] = []
        players = [Guest(timed(kit.bots.player(level), seconds), level)] * SEATS
        for number in range(max(1, games // 50)):
            list(match(kit, kit.game.types.options(), players, box(kit.name), f"speed/{number}"))
        median, slow = 1000 * statistics.median(seconds), 1000 * statistics.quantiles(seconds, n=100)[-1]
        yield Row(f"{level}: a choice at the median, in ms", median, None, "< 5", median < 5)
        yield Row(f"{level}: a choice, p99, in ms", slow, None, "≤ 4.1", slow <= SLOWEST)


def timed(choose: Choose, seconds: list[float]) -> Choose:
    def chosen(view: Any, seat: Seat, dice: Dice, hunch: Hunch | None) -> Any:
        began = time.perf_counter()
        move = choose(view, seat, dice, hunch)
        seconds.append(time.perf_counter() - began)
        return move

    return chosen


def strength(kit: GameKit, games: int, wanted: float) -> Iterator[Row]:
    for below, level in pairwise(LEVELS):
        part, error = share(wins(kit, level, below, games), games)
        yield Row(f"two {level} against two {below}: wins", part, error, f"≥ {wanted}", part >= wanted)


def wins(kit: GameKit, stronger: Level, weaker: Level, games: int) -> float:
    won = 0.0
    for number in range(games):
        levels = [stronger, weaker] * 2 if number % 2 else [weaker, stronger] * 2
        seed = f"two against two/{stronger}/{number}"
        outcome = result(kit, kit.game.types.options(), levels, box(kit.name), seed).outcome
        won += sum(levels[seat] == stronger for seat in outcome.winners) / len(outcome.winners)
    return won


@click.command()
@click.option("--game", "names", multiple=True, type=click.Choice(list(KITS)), help="only this one; may be repeated")
@click.option("--games", type=click.IntRange(10), default=2000, show_default=True, help="for each figure of strength")
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def main(names: tuple[str, ...], games: int, json_wanted: bool) -> None:
    """How strong and how quick each game's bots are."""
    rows: dict[str, list[Row]] = {}
    for name in names or KITS:
        for row in figures(KITS[name], games):
            rows.setdefault(name, []).append(row)
            click.echo(f"bench: {name}: {row.what}: {row.figure:.4g}", err=True)
    if json_wanted:
        click.echo(encode(rows))
        return
    for name, found in rows.items():
        print_table(f"{name}'s bots, {games:,} games a figure", found)


def print_table(title: str, rows: list[Row]) -> None:
    table = Table("what", "measured", "wanted", "", title=title)
    for row in rows:
        error = "" if row.error is None else f" ± {row.error:.3f}"
        met = {True: "met", False: "MISSED", None: ""}[row.met]
        table.add_row(row.what, f"{row.figure:.3f}{error}", row.wanted, met)
    console = Console()
    (console if console.is_terminal else Console(width=WIDTH)).print(table)


if __name__ == "__main__":
    main()
