"""Plots as SVG, to be put into a page: bars with a limit, and a histogram. Colours are the page's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ardoise.engine.game import Record

WIDTH = 440
LABEL = 176  # of the width, for the names of bars
VALUE = 56  # and for their values
ROW = 24
HEIGHT = 150  # of a histogram
FOOT = 34


class Bar(Record):
    name: str
    value: float
    said: str  # the value in words
    kept: bool | None = None  # within its limit; None: it has none
    most: float | None = None
    least: float | None = None


def bars(rows: Sequence[Bar], title: str) -> str:
    """Horizontal bars on one scale; a line across a bar is its limit."""
    bounds = [bound for row in rows for bound in (row.value, row.most, row.least) if bound]
    scale = (WIDTH - LABEL - VALUE) / max(bounds, default=1)
    drawn = "".join(_bar(row, place * ROW, scale) for place, row in enumerate(rows))
    return _svg(drawn, len(rows) * ROW + 4, title)


def _bar(row: Bar, top: int, scale: float) -> str:
    middle, long, tall = top + ROW / 2, max(1.0, row.value * scale), ROW - 10
    end = LABEL + long
    parts = [
        f'<text class="name" x="{LABEL - 8}" y="{middle}">{escape(row.name)}</text>',
        f'<rect class="{_tone(row.kept)}" x="{LABEL}" y="{top + 5}" width="{long:.1f}" height="{tall}" rx="3"/>',
    ]
    for bound, kind in ((row.most, "most"), (row.least, "least")):
        if bound is not None:
            at = LABEL + bound * scale
            parts.append(f'<path class="limit {kind}" d="M{at:.1f} {top + 1}v{ROW - 2}"/>')
            end = max(end, at)
    parts.append(f'<text class="value" x="{end + 8:.1f}" y="{middle}">{escape(row.said)}</text>')
    return "".join(parts)


def histogram(counts: Mapping[int, int], title: str, limit: float | None = None, mean: float | None = None) -> str:
    """Columns from the smallest to the largest number; a dashed line is the limit, a plain one the mean."""
    if not counts:
        return '<p class="none">nothing yet</p>'
    least = min(counts)
    span = max(*counts, round(limit or 0)) - least + 1
    step, tallest = WIDTH / span, max(counts.values())
    columns = "".join(
        f'<rect class="plain" x="{(number - least) * step + 1:.1f}" y="{HEIGHT - count / tallest * (HEIGHT - 18):.1f}"'
        f' width="{max(1.0, step - 2):.1f}" height="{count / tallest * (HEIGHT - 18):.1f}" rx="2">'
        f"<title>{number}: {count}</title></rect>"
        for number, count in counts.items()
    )
    labelled = {least, max(counts), *(number for number in counts if span <= 8 or number % 5 == 0)}
    names = "".join(
        f'<text class="tick" x="{(number - least + 0.5) * step:.1f}" y="{HEIGHT + 14}">{number}</text>'
        for number in sorted(labelled)
        if number in (least, max(counts)) or min(number - least, max(counts) - number) * step > 16
    )
    return _svg(columns + names + _marks(limit, mean, least, step), HEIGHT + FOOT, title)


def _marks(limit: float | None, mean: float | None, least: int, step: float) -> str:
    marks = ""
    if limit is not None:
        at = (limit - least + 0.5) * step
        marks += f'<path class="limit" d="M{at:.1f} 0v{HEIGHT}"/>'
        marks += f'<text class="tick" x="{at:.1f}" y="{HEIGHT + 30}">limit</text>'
    if mean is not None:
        at = (mean - least + 0.5) * step
        marks += f'<path class="mean" d="M{at:.1f} 0v{HEIGHT}"/><text class="value" x="{at + 6:.1f}" y="6">mean</text>'
    return marks


def _svg(drawn: str, height: float, title: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{drawn}</svg>'


def _tone(kept: bool | None) -> str:
    return "plain" if kept is None else "kept" if kept else "broken"
