"""`python -m bench.scale [--json]`: turn by turn every size of every dimension, on one core."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ardoise.engine.codec import encode
from bench.scale.dimensions import DIMENSIONS, Dimension
from bench.scale.growth import SLACK, Curve, curve_of, size_of
from bench.scale.measuring import measure
from bench.scale.plot import svg
from bench.server.prepare import prepare
from bench.server.tools import FOLDER, Missing, say
from bench.server.turns import Report

TURNS = 3


class Run:
    """What was found so far."""

    def __init__(self) -> None:
        self._reports: dict[str, dict[int, list[Report]]] = {
            dimension.name: defaultdict(list) for dimension in DIMENSIONS
        }
        self._missing: dict[str, dict[int, str]] = {dimension.name: {} for dimension in DIMENSIONS}

    def measure(self, turns: int) -> list[Curve]:
        for turn in range(1, turns + 1):
            for dimension in DIMENSIONS:
                say(f"{dimension.name}, turn {turn}")
                self._measure(dimension)
        return [self._curve(dimension) for dimension in DIMENSIONS]

    def _measure(self, dimension: Dimension) -> None:
        for point, found in measure(dimension):
            if isinstance(found, Missing):
                self._missing[dimension.name][point.value] = str(found)
            else:
                self._reports[dimension.name][point.value].append(found)

    def _curve(self, dimension: Dimension) -> Curve:
        reports = self._reports[dimension.name]
        sizes = [
            size_of(point.value, point.load.screens, reports[point.value])
            for point in dimension.points
            if reports[point.value]
        ]
        return curve_of(dimension.name, sizes, self._missing[dimension.name])


def print_tables(curves: list[Curve]) -> None:
    console = Console()
    for curve in curves:
        console.print(_table(curve))
        for value, why in curve.missing.items():
            console.print(f"{value:,} {curve.name}: not measured: {why}", markup=False, highlight=False)
        growth = "" if curve.growth is None else f" ({curve.growth:.2f} times a screen, {SLACK} allowed)"
        console.print(f"{curve.name}: the cost of a move grows {curve.verdict}{growth}\n", highlight=False)


def _table(curve: Curve) -> Table:
    heads = (curve.name, "screens", "CPU µs a move", "middle half", "CPU µs a screen", "bytes a view", "others")
    table = Table(*heads)
    for size in curve.sizes:
        table.add_row(
            f"{size.value:,}",
            str(size.screens),
            f"{size.us_per_move.median:.0f}",
            f"{size.us_per_move.low:.0f}–{size.us_per_move.high:.0f}",
            f"{size.us_per_screen:.1f}",
            f"{size.bytes_per_view:,.0f}",
            f"{size.others_share:.0%}",
        )
    return table


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--turns", default=TURNS, show_default=True, type=click.IntRange(1, 20))
@click.option("--plot", default=FOLDER / "scale.svg", show_default=True, type=click.Path(path_type=Path))
def main(json_wanted: bool, turns: int, plot: Path) -> None:
    prepare()
    curves = Run().measure(turns)
    plot.write_text(svg(curves), encoding="utf-8")
    say(f"the curves are drawn in {plot}")
    if json_wanted:
        click.echo(encode(curves))
    else:
        print_tables(curves)


if __name__ == "__main__":
    main()
