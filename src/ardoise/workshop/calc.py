"""A question's sum: a closed set of operators over the tables, written as JSON, and exact to the last figure.

`["round", ["sub", ["get", "elements", {"symbol": "Au"}, "melting_K_pse"], 273.15]]`
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from fractions import Fraction
from statistics import median
from typing import Any

from ardoise.workshop.proofs import PROOFS
from ardoise.workshop.tables import CannotCompute, Row, Tables, number

EARTH = 6371.0088  # km, the mean radius
FIGURES = re.compile(r"-?\d[\d,]*(?:\.\d+)?")
YEAR = re.compile(r"\b\d{4}\b")
DEEPEST = 20  # operators within operators


class Calculator:
    """`die` and `picture` are those of a card that has them."""

    def __init__(self, tables: Tables, die: int | None = None, picture: str | None = None) -> None:
        self.tables, self.die, self.picture = tables, die, picture

    def value(self, expression: Any, depth: int = 0) -> Fraction:
        """The number that an expression stands for, or CannotCompute."""
        if depth > DEEPEST:
            raise CannotCompute("too deep")
        match expression:
            case bool():
                raise CannotCompute(f"{expression!r} is no number")
            case int() | float() | Decimal():
                return number(str(expression))
            case [str() as name, *words] if name in OF_ROWS:
                return self._of_rows(name, words)
            case [str() as name, *words] if name in OF_TEXTS:
                return self._of_texts(name, words)
            case [str() as name, *words] if name in OF_A_CARD:
                return self._of_the_card(name, words)
            case ["proof", str() as name, *numbers]:
                return _proved(name, [self.value(one, depth + 1) for one in numbers])
            case [str() as name, *numbers] if name in ARITHMETIC:
                return _called(name, ARITHMETIC[name], [self.value(one, depth + 1) for one in numbers])
        raise CannotCompute(f"{expression!r} is no sum")

    def _of_texts(self, name: str, words: Sequence[Any]) -> Fraction:
        match name, words:
            case "after", [text, str() as phrase]:
                return _after(self._text(text), phrase)
            case "items", [text, str() as between]:
                return Fraction(len([part for part in self._text(text).split(between) if part.strip()]))
            case "year", [text]:
                return _year(self._text(text))
            case "days" | "years", [first, second]:
                return SPANS[name](_day(self._text(first)), _day(self._text(second)))
        raise CannotCompute(f"{name} wants other words")

    def _of_the_card(self, name: str, words: Sequence[Any]) -> Fraction:
        match name, words:
            case "die", [] if self.die is not None:
                return Fraction(self.die)
            case "drawn", [str() as sign] if self.picture is not None:
                return Fraction(self.picture.count(sign))
        raise CannotCompute(f"there is no {name}")

    def _of_rows(self, name: str, words: Sequence[Any]) -> Fraction:
        match name, words:
            case "get", [str() as table, Mapping() as wanted, str() as column]:
                return number(_cell(self.tables.row(table, wanted), column))
            case "count", [str() as table, Mapping() as wanted]:
                return Fraction(len(self.tables.rows(table, wanted)))
            case _, [str() as table, Mapping() as wanted, str() as column]:
                cells = [_cell(row, column) for row in self.tables.rows(table, wanted)]
                filled = [cell for cell in cells if cell]
                if name == "distinct":
                    return Fraction(len(set(filled)))
                if not filled:
                    raise CannotCompute(f"{name} of nothing")
                return OF_MANY[name]([number(cell) for cell in filled])
        raise CannotCompute(f"{name} wants a table, conditions and a column")

    def _text(self, expression: Any) -> str:
        match expression:
            case str():
                return expression
            case ["text", str() as table, Mapping() as wanted, str() as column]:
                return _cell(self.tables.row(table, wanted), column)
        raise CannotCompute(f"{expression!r} is no text")


def needs_facts(calc: Any) -> bool:
    """Does a sum look anything up?"""
    if isinstance(calc, dict):
        return True
    return isinstance(calc, list) and any(map(needs_facts, calc))


def _cell(row: Row, column: str) -> str:
    if column not in row:
        raise CannotCompute(f"no column {column!r}")
    return row[column]


def _after(text: str, phrase: str) -> Fraction:
    """The first number after a phrase that stands there once; after nothing, the first of all."""
    _, found, rest = text.partition(phrase) if phrase else ("", "", text)
    if phrase and (not found or phrase in rest):
        raise CannotCompute(f"{phrase!r} does not stand there once")
    figures = FIGURES.search(rest)
    if not figures:
        raise CannotCompute(f"no number after {phrase!r}")
    return number(figures[0])


def _year(text: str) -> Fraction:
    found = YEAR.search(text)
    if not found:
        raise CannotCompute(f"no year in {text[:40]!r}")
    return Fraction(found[0])


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CannotCompute(f"{text!r} is no day") from None


def _days(first: date, second: date) -> Fraction:
    return Fraction((second - first).days)


def _years(first: date, second: date) -> Fraction:
    """Whole years, as birthdays are counted."""
    return Fraction(second.year - first.year - ((second.month, second.day) < (first.month, first.day)))


def rounded(value: Fraction, digits: Fraction = Fraction(0)) -> Fraction:
    """To so many decimals; a half goes away from zero."""
    scale = Fraction(10) ** int(digits)
    return Fraction(math.floor(abs(value) * scale + Fraction(1, 2)), 1) / scale * (-1 if value < 0 else 1)


def _haversine(lat: Fraction, lon: Fraction, other_lat: Fraction, other_lon: Fraction) -> Fraction:
    """Kilometres as the crow flies."""
    first, second = math.radians(lat), math.radians(other_lat)
    turn = math.sin(math.radians(other_lon - lon) / 2) ** 2
    h = math.sin((second - first) / 2) ** 2 + math.cos(first) * math.cos(second) * turn
    return Fraction(2 * EARTH * math.asin(math.sqrt(h)))


def _proved(name: str, numbers: Sequence[Fraction]) -> Fraction:
    if name not in PROOFS:
        raise CannotCompute(f"no proof {name!r}")
    if any(one.denominator != 1 for one in numbers):
        raise CannotCompute("a proof wants whole numbers")
    return _called(name, PROOFS[name], [int(one) for one in numbers])


def _called(name: str, function: Callable[..., Any], numbers: Sequence[Any]) -> Fraction:
    try:
        return Fraction(function(*numbers))
    except (TypeError, ZeroDivisionError, OverflowError, ValueError) as error:
        raise CannotCompute(f"{name}: {error}") from None


OF_ROWS = frozenset({"get", "count", "distinct", "sum", "min", "max", "mean", "median"})
OF_TEXTS = frozenset({"after", "items", "year", "days", "years"})
OF_A_CARD = frozenset({"die", "drawn"})
SPANS: dict[str, Callable[[date, date], Fraction]] = {"days": _days, "years": _years}
OF_MANY: dict[str, Callable[[list[Fraction]], Fraction]] = {
    "sum": lambda cells: sum(cells, Fraction(0)),
    "min": min,
    "max": max,
    "mean": lambda cells: sum(cells, Fraction(0)) / len(cells),
    "median": median,
}
ARITHMETIC: dict[str, Callable[..., Any]] = {
    "add": lambda *terms: sum(terms, Fraction(0)),
    "sub": lambda first, second: first - second,
    "mul": lambda *factors: math.prod(factors),
    "div": lambda first, second: first / second,
    "abs": abs,
    "round": rounded,
    "floor": math.floor,
    "ceil": math.ceil,
    "haversine": _haversine,
}
