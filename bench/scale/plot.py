"""The curves as SVG, a panel for each: what a move costs, and what it would if it grew as its screens do."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bench.scale.growth import Curve

WIDTH, HEIGHT, COLUMNS = 380, 260, 2
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 44, 40  # around a panel's lines
MEASURED, AS_SCREENS = "#0b6e4f", "#8a8a8a"

Line = Sequence[float]


def svg(curves: Sequence[Curve]) -> str:
    drawn = [curve for curve in curves if curve.sizes]
    rows = -(-len(drawn) // COLUMNS)
    panels = "".join(
        f'<g transform="translate({place % COLUMNS * WIDTH},{place // COLUMNS * HEIGHT})">{_panel(curve)}</g>'
        for place, curve in enumerate(drawn)
    )
    size = f'width="{COLUMNS * WIDTH}" height="{rows * HEIGHT}"'
    look = 'font-family="sans-serif" font-size="12" fill="#222"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}><rect {size} fill="#fff"/>{panels}</svg>\n'


def _panel(curve: Curve) -> str:
    costs = [size.us_per_move.median for size in curve.sizes]
    first = curve.sizes[0]
    as_screens = [costs[0] * size.screens / first.screens for size in curve.sizes]
    highest = max(*costs, *as_screens)
    names = "".join(
        _text(x, HEIGHT - BOTTOM + 18, f"{size.value:,}", "middle")
        for x, size in zip(_places(len(costs)), curve.sizes, strict=True)
    )
    return (
        _text(LEFT, 18, f"{curve.name}: {curve.verdict}", "start", "bold")
        + _text(LEFT, 34, "CPU µs a move; dashed: as its screens", "start")
        + _line(as_screens, highest, f'stroke="{AS_SCREENS}" stroke-dasharray="5 4"')
        + _line(costs, highest, f'stroke="{MEASURED}"')
        + _text(LEFT - 8, _height(0, highest), "0", "end")
        + _text(LEFT - 8, _height(highest, highest) + 4, f"{highest:,.0f}", "end")
        + names
    )


def _places(count: int) -> list[float]:
    """Evenly: the labels say how far apart sizes are."""
    step = (WIDTH - LEFT - RIGHT) / max(1, count - 1)
    return [LEFT + place * step for place in range(count)]


def _height(value: float, highest: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / highest


def _line(values: Line, highest: float, look: str) -> str:
    points = [f"{x:.1f},{_height(y, highest):.1f}" for x, y in zip(_places(len(values)), values, strict=True)]
    return f'<polyline points="{" ".join(points)}" fill="none" stroke-width="2" {look}/>'


def _text(x: float, y: float, words: str, anchor: str, weight: str = "normal") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'
