"""`python3 run.py bench bots`: how strong and how quick Code 777's players are, beside what was measured or promised.

Every figure of strength has its standard error and its seed: the same again with the same number of games.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

import click
from rich.console import Console
from rich.table import Table

from ardoise.bots import LEVELS
from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat, play
from ardoise.engine.playout import playout
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import CAREFUL, DIALS, Dials, choose
from ardoise.games.code777.types import AnyMove, Options, State
from ardoise.games.code777.view import view

CERTAIN = Dials(100, CAREFUL)  # notes everything and declares when it is certain, never before
WARM_UP = 50  # games before the clock is read: what questions mean is worked out once
WIDTH = 110  # of the table where there is no terminal


class Row(Record):
    what: str
    figure: float
    error: float | None
    wanted: str
    met: bool | None = None


class Watched:
    """Players with these dials, one for each seat, and how long each choice took."""

    def __init__(self, dials: Sequence[Dials]) -> None:
        self.dials = dials
        self.seconds: list[float] = []

    def __call__(self, state: State, seat: Seat, dice: Dice) -> AnyMove | None:
        looked, began = view(state, seat), time.perf_counter()
        move = choose(self.dials[seat], looked, seat, dice)
        self.seconds.append(time.perf_counter() - began)
        return move

    def play(self, seed: str) -> State:
        *_, last = playout(CODE777, Options(), len(self.dials), (), seed, choose=self)
        end: State = last.state
        return end


def share_of_wins(ours: Dials, table: Sequence[Dials], games: int, seed: str) -> tuple[float, float]:
    wins = 0
    for number in range(games):
        turn = number % len(table)
        seated = [*table[turn:], *table[:turn]]
        outcome = CODE777.outcome(Watched(seated).play(f"{seed}/{number}"))
        wins += outcome is not None and any(seated[seat] is ours for seat in outcome.winners)
    share = wins / games
    return share, math.sqrt(share * (1 - share) / games)


def mean(sample: Sequence[float]) -> tuple[float, float]:
    return statistics.fmean(sample), statistics.stdev(sample) / math.sqrt(len(sample))


def certain_deducers(games: int) -> Iterator[Row]:
    ends = [Watched([CERTAIN] * 4).play(f"certain/{number}") for number in range(games)]
    firsts = [next(said.asked for said in end.declarations if said.right) for end in ends]
    first, error = mean(firsts)
    yield Row(
        "four certain: questions to the first right declaration", first, error, "8.7 ± 0.2", abs(first - 8.7) <= 0.2
    )
    length, error = mean([len(end.record) for end in ends])
    yield Row("four certain: questions in a game", length, error, "28.3 ± 0.6", abs(length - 28.3) <= 0.6)


def strength(games: int) -> Iterator[Row]:
    master = DIALS["master"]
    share, error = share_of_wins(master, [master, CERTAIN, CERTAIN, CERTAIN], games, "reading")
    yield Row("master against three certain: wins", share, error, "≥ 0.45", share >= 0.45)
    for below, level in pairwise(LEVELS):
        weak, strong = DIALS[below], DIALS[level]
        share, error = share_of_wins(strong, [strong, weak, strong, weak], games, f"two against two/{level}")
        yield Row(f"two {level} against two {below}: wins", share, error, "≥ 0.60", share >= 0.6)
        share, error = share_of_wins(strong, [strong, weak], games, f"alone/{level}")
        yield Row(f"one {level} against one {below}: wins", share, error, "")


def speed(games: int) -> Iterator[Row]:
    for level in LEVELS:
        watched = Watched([DIALS[level]] * 4)
        for number in range(max(1, games // 50)):
            watched.play(f"speed/{number}")
        median = 1000 * statistics.median(watched.seconds)
        yield Row(f"{level}: a choice at the median, in ms", median, None, "< 5", median < 5)


def self_play(games: int) -> Iterator[Row]:
    """Game by game what it takes, and the bound: the same moves put into the engine again, nothing seen or chosen."""
    whole = bound = 0.0
    count = max(1, games // 5)
    for number in range(-WARM_UP, count):
        seed, began = f"self-play/{number}", time.process_time()
        deal, *steps = playout(CODE777, Options(), 4, (), seed, choose=certain)
        played = time.process_time()
        state = deal.state
        for version, step in enumerate(steps, 1):
            state, _ = play(CODE777, state, step.by, step.move, Dice(seed, version))
        if number >= 0:
            whole, bound = whole + played - began, bound + time.process_time() - played
    yield Row("four certain: games a second on one core", count / whole, None, "≥ 1,000", count / whole >= 1000)
    yield Row("… the bound: the same moves played again", count / bound, None, "")
    yield Row("… a game beside its bound", whole / bound, None, "")


def certain(state: State, seat: Seat, dice: Dice) -> AnyMove | None:
    return choose(CERTAIN, view(state, seat), seat, dice)


@click.command()
@click.option("--games", type=click.IntRange(10), default=2000, show_default=True, help="for each figure of strength")
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def main(games: int, json_wanted: bool) -> None:
    """How strong and how quick Code 777's players are."""
    rows = []
    for part in (speed, self_play, certain_deducers, strength):
        for row in part(games):
            rows.append(row)
            click.echo(f"bench: {row.what}: {row.figure:.4g}", err=True)
    if json_wanted:
        click.echo(encode(rows))
        return
    table = Table("what", "measured", "wanted", "", title=f"Code 777's players, {games:,} games a figure")
    for row in rows:
        error = "" if row.error is None else f" ± {row.error:.3f}"
        table.add_row(
            row.what, f"{row.figure:.3f}{error}", row.wanted, {True: "met", False: "MISSED", None: ""}[row.met]
        )
    console = Console()
    (console if console.is_terminal else Console(width=WIDTH)).print(table)


if __name__ == "__main__":
    main()
