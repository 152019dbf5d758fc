"""What kind of number a question asks for, and how far people are off with such numbers.

The figures are those of a thousand people's answers (log errors; years and degrees as they are).
"""

from __future__ import annotations

import re
from math import exp, log
from typing import Literal

from ardoise.engine.game import Record
from ardoise.engine.number import Number
from ardoise.engine.text import Text

Scale = Literal["log", "line", "share"]
Habit = Literal["digits", "year", "age", "percent"]

THIS_YEAR = 2026  # nobody answers with a later one
PLAIN, HUGE = 0.86, 1.5
LEANS = -0.33  # people answer too low
HUGE_FROM = 1_000_000
UNITS = {
    **dict.fromkeys(("km", "m", "cm", "mm", "steps"), 0.54),
    **dict.fromkeys(("g", "kg", "tonnes", "litres"), 0.59),
    **dict.fromkeys(("days", "hours", "minutes", "seconds", "weeks", "km/h"), 0.65),
    **dict.fromkeys(("dollars", "cents", "euros", "francs", "pounds", "pence", "guilders", "lire", "lira"), 0.51),
}
ASKS_YEAR = re.compile(r"\b(what|which) year\b", re.IGNORECASE)
ASKS_AGE = re.compile(r"\bhow old\b|\bage\b", re.IGNORECASE)
AGE_SPREAD = 4.4
SHARE_SPREAD = 0.8
LEAST_DEGREES, DEGREES = 4.0, 0.3


class Domain(Record):
    """On which scale people err, by how much, and how they round."""

    scale: Scale
    spread: float
    habit: Habit = "digits"
    leans: float = 0.0  # the mean of the error that all share, in spreads


def domain(text: Text, unit: Text, answer: Number) -> Domain:
    words, size = unit.en, float(answer)
    if not words and ASKS_YEAR.search(text.en):
        return Domain("line", _years(size), "year")
    if words == "years" and ASKS_AGE.search(text.en) and 0 < size <= 110:
        return Domain("line", AGE_SPREAD, "age")
    if words == "%" and 0 < size < 100:
        return Domain("share", SHARE_SPREAD, "percent")
    if words == "°C" or size <= 0:
        return Domain("line", max(LEAST_DEGREES, DEGREES * abs(size)))
    return Domain("log", HUGE if size >= HUGE_FROM else UNITS.get(words, PLAIN), leans=LEANS)


def _years(year: float) -> float:
    """Films and cars 7 years, buildings and books 40, paintings 71: the longer ago, the less is known."""
    return min(90.0, max(7.0, 4 + 0.12 * (THIS_YEAR - year)))


def place(scale: Scale, value: float) -> float:
    """Where a number lies on the scale of errors."""
    if scale == "log":
        return log(value)
    if scale == "share":
        return log(value / (100 - value))
    return value


def number(scale: Scale, at: float) -> float:
    if scale == "log":
        return exp(max(-15.0, min(at, 35.0)))
    if scale == "share":
        return 100 / (1 + exp(-max(-30.0, min(at, 30.0))))
    return at


def log_spread(scale: Scale, spread: float, value: float) -> float:
    """The same spread near this value, on a log scale."""
    if scale == "log":
        return spread
    return spread * (1 - value / 100) if scale == "share" else spread / max(1.0, abs(value))
