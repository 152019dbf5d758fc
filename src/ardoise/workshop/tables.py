"""The tables of facts from which answers are computed: CSV files, each read once."""

from __future__ import annotations

import csv
import operator
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

Row = Mapping[str, str]


class CannotCompute(Exception):
    """Why a sum has no value, in a few words."""


COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Table:
    def __init__(self, path: Path) -> None:
        with path.open(encoding="utf-8", newline="") as file:
            self.rows: list[dict[str, str]] = list(csv.DictReader(file))
        self.columns = frozenset(self.rows[0]) if self.rows else frozenset()
        self._indexes: dict[str, dict[str, list[Row]]] = {}

    def where(self, wanted: Mapping[str, Any]) -> Sequence[Row]:
        """The rows that are so: {"column": value}, or {"column": ["<", value]} and the like."""
        if unknown := wanted.keys() - self.columns:
            raise CannotCompute(f"no column {min(unknown)!r}")
        rows: Sequence[Row] = self.rows
        exactly = next((column for column, value in wanted.items() if isinstance(value, str)), None)
        if exactly is not None:
            rows = self._index(exactly).get(wanted[exactly], [])
        return [row for row in rows if all(fits(row[column], value) for column, value in wanted.items())]

    def _index(self, column: str) -> dict[str, list[Row]]:
        if column not in self._indexes:
            index = self._indexes.setdefault(column, {})
            for row in self.rows:
                index.setdefault(row[column], []).append(row)
        return self._indexes[column]


def number(text: str) -> Fraction:
    try:
        return Fraction(text.replace(",", ""))
    except (ValueError, ZeroDivisionError):
        raise CannotCompute(f"{text!r} is no number") from None


def fits(cell: str, wanted: Any) -> bool:
    """A cell against a value or a comparison. An empty cell is not compared with numbers."""
    match wanted:
        case str():
            return cell == wanted
        case int() | float() | Decimal():
            return cell != "" and number(cell) == number(str(wanted))
        case ["in", *values]:
            return any(fits(cell, value) for value in values)
        case ["not", value]:
            return not fits(cell, value)
        case ["has", str() as part]:
            return part in cell
        case ["begins", str() as part]:
            return cell.startswith(part)
        case [str() as sign, int() | float() | Decimal() as value] if sign in COMPARED:
            return cell != "" and COMPARED[sign](number(cell), number(str(value)))
    raise CannotCompute(f"{wanted!r} is no condition")


class Tables:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, Table] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        paths = self.folder.rglob("*.csv")
        return frozenset(path.relative_to(self.folder).with_suffix("").as_posix() for path in paths)

    def table(self, name: str) -> Table:
        if name not in self.names:
            raise CannotCompute(f"no table {name!r}")
        if name not in self._read:
            self._read[name] = Table(self.folder / f"{name}.csv")
        return self._read[name]

    def rows(self, name: str, wanted: Mapping[str, Any]) -> Sequence[Row]:
        return self.table(name).where(wanted)

    def row(self, name: str, wanted: Mapping[str, Any]) -> Row:
        rows = self.rows(name, wanted)
        if len(rows) != 1:
            raise CannotCompute(f"{len(rows)} rows of {name!r} are so")
        return rows[0]
