"""How far people are off with each kind of number, and how they round it.

The figures are those of a thousand people's answers (log errors; years and degrees as they are).
"""

from __future__ import annotations

from math import exp, log
from typing import Literal

from ardoise.bots.question_kinds import PERCENT, asks_age, asks_year, in_units, may_ask_year
from ardoise.engine.game import Record
from ardoise.engine.number import Number
from ardoise.engine.text import LANGUAGES, Text

Scale = Literal["log", "line", "share"]
Habit = Literal["digits", "year", "age", "percent"]

THIS_YEAR = 2026
LIKELY_YEARS = range(1000, 2200)  # of what only may be a year
PLAIN, HUGE = 0.86, 1.5
LEANS = -0.33  # people answer too low
HUGE_FROM = 1_000_000
DISTANCES, WEIGHTS, TIMES, PRICES = 0.54, 0.59, 0.65, 0.51
UNITS = {
    **dict.fromkeys(("km", "m", "cm", "mm", "steps", "marches", "stufen"), DISTANCES),
    **dict.fromkeys(("kilometres", "kilometers", "kilomètres", "kilometer"), DISTANCES),
    **dict.fromkeys(("metres", "meters", "mètres", "meter"), DISTANCES),
    **dict.fromkeys(("g", "kg", "tonnes", "tonnen", "litres", "liters", "liter"), WEIGHTS),
    **dict.fromkeys(("days", "hours", "minutes", "seconds", "weeks", "km/h"), TIMES),
    **dict.fromkeys(("jours", "heures", "secondes", "semaines"), TIMES),
    **dict.fromkeys(("tage", "stunden", "minuten", "sekunden", "wochen"), TIMES),
    **dict.fromkeys(("dollars", "cents", "euros", "francs", "pounds", "pence", "guilders", "lire", "lira"), PRICES),
    **dict.fromkeys(("dollar", "cent", "euro", "€", "$", "£", "centimes", "florins", "lires"), PRICES),
    **dict.fromkeys(("franken", "pfund", "gulden"), PRICES),
}
AGE_SPREAD = 4.4
SHARE_SPREAD = 0.8
LEAST_DEGREES, DEGREES = 4.0, 0.3


class Domain(Record):
    """On which scale people err, by how much, and how they round."""

    scale: Scale
    spread: float
    habit: Habit = "digits"
    leans: float = 0.0  # the mean of the error that all share, in spreads
    future: bool = False  # years: it is still to come, and nobody answers otherwise


def domain(text: Text, unit: Text, answer: Number, is_year: bool = False) -> Domain:
    size = float(answer)
    if is_year or asks_year(text, unit) or (may_ask_year(text, unit) and answer in LIKELY_YEARS):
        return Domain("line", _years(size), "year", future=size > THIS_YEAR)
    if asks_age(text, unit) and 0 < size <= 110:
        return Domain("line", AGE_SPREAD, "age")
    if in_units(unit, PERCENT) and 0 < size < 100:
        return Domain("share", SHARE_SPREAD, "percent")
    if unit.en == "°C" or size <= 0:
        return Domain("line", max(LEAST_DEGREES, DEGREES * abs(size)))
    return Domain("log", HUGE if size >= HUGE_FROM else measure(unit) or PLAIN, leans=LEANS)


def measure(unit: Text) -> float | None:
    """People's spread where something is measured, weighed, timed or paid."""
    said = (unit.into(language).casefold() for language in LANGUAGES)
    return next((UNITS[words] for words in said if words in UNITS), None)


def _years(year: float) -> float:
    """Films and cars 7 years, buildings and books 40, paintings 71: the farther away, the less is known."""
    return min(90.0, max(7.0, 4 + 0.12 * abs(THIS_YEAR - year)))


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
