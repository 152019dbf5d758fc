"""The figures of a simulation, as tables and a plot for people and as JSON for programs."""

from __future__ import annotations

import math
from collections import Counter

from rich.console import Console
from rich.table import Table

from ardoise.engine.codec import encode
from ardoise.engine.game import Record
from ardoise.games import GAMES
from ardoise.simulation import Config, Figures

BINS = 12
BAR = 40


class Spread(Record):
    """A distribution in five figures and its mean, rounded to two places for the eye."""

    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int
    mean: float


class Report(Record):
    game: str
    seats: int
    seed: int
    games: int
    bots: tuple[str, ...]  # by seat; empty: the game's own simple bots
    wins: tuple[int, ...]  # by seat; a shared win counts for each
    shared_wins: int
    moves: Spread
    scores: Spread
    fired: dict[str, int]
    lengths: tuple[tuple[int, int], ...]  # moves, and how many games took so many


def report(config: Config, figures: Figures) -> Report:
    return Report(
        game=config.game,
        seats=config.seats,
        seed=config.seed,
        games=figures.games,
        bots=config.bots,
        wins=tuple(figures.wins[seat] for seat in range(config.seats)),
        shared_wins=figures.shared,
        moves=spread(figures.lengths),
        scores=spread(figures.scores),
        fired={name: figures.fired[name] for name in GAMES[config.game].notables},
        lengths=tuple(sorted(figures.lengths.items())),
    )


def spread(counts: Counter[int]) -> Spread:
    total = counts.total()
    values = sorted(counts.elements())
    quarter, median, three_quarters = (values[n * total // 4] for n in (1, 2, 3))
    return Spread(values[0], quarter, median, three_quarters, values[-1], round(sum(values) / total, 2))


def as_json(config: Config, figures: Figures) -> str:
    return encode(report(config, figures)).decode()


def print_tables(console: Console, config: Config, figures: Figures) -> None:
    told = report(config, figures)
    console.print(f"\n[bold]{told.game}[/bold]: {told.games:,} games, {told.seats} seats, seed {told.seed}\n")
    console.print(_wins(told))
    console.print(_spreads(told))
    console.print(_fired(told))
    console.print("[bold]how long the games were[/bold], in moves")
    for line in plot(figures.lengths):
        console.print(line, highlight=False)


def _wins(told: Report) -> Table:
    table = Table("seat", "wins", "share", title="who won", title_justify="left")
    for seat, wins in enumerate(told.wins):
        share = wins / told.games
        name = f"{seat} {told.bots[seat]}" if told.bots else str(seat)
        table.add_row(name, f"{wins:,}", f"{share:.1%} ± {standard_error(share, told.games):.1%}")
    table.add_row("shared", f"{told.shared_wins:,}", f"{told.shared_wins / told.games:.1%}", style="dim")
    return table


def _spreads(told: Report) -> Table:
    names = ("least", "quarter", "median", "three quarters", "most", "mean")
    table = Table("", *names, title="lengths and scores", title_justify="left")
    for name, row in (("moves", told.moves), ("score", told.scores)):
        figures = (row.least, row.quarter, row.median, row.three_quarters, row.most)
        table.add_row(name, *(f"{figure:,}" for figure in figures), f"{row.mean:,.2f}")
    return table


def _fired(told: Report) -> Table:
    table = Table("what", "in all", "a game", title="how often", title_justify="left")
    for name, count in told.fired.items():
        table.add_row(name.replace("_", " "), f"{count:,}", f"{count / told.games:.2f}")
    return table


def standard_error(share: float, games: int) -> float:
    return math.sqrt(share * (1 - share) / games)


def plot(counts: Counter[int]) -> list[str]:
    """A histogram in text: at most twelve bars of equal width."""
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // BINS)
    bins = Counter(dict.fromkeys(range(least, most + 1, width), 0))
    for value, count in counts.items():
        bins[least + (value - least) // width * width] += count
    highest = max(bins.values())
    label = len(f"{most:,}")
    lines = []
    for first, count in sorted(bins.items()):
        last, bar = min(first + width - 1, most), "█" * (count * BAR // highest)
        lines.append(f"{first:>{label},} – {last:>{label},}  {bar:{BAR}} {count:,}")
    return lines
