"""One measured figure, beside what was promised."""

from __future__ import annotations

import math

from ardoise.engine.game import Record


class Row(Record):
    what: str
    figure: float
    error: float | None
    wanted: str
    met: bool | None = None


def share(wins: float, games: int) -> tuple[float, float]:
    """The share of wins and its standard error."""
    part = wins / games
    return part, math.sqrt(part * (1 - part) / games)
