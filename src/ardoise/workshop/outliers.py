"""Figures of a table that deserve a second look: old, or far from the rest and vouched for by no other source."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from statistics import median
from typing import Any, NamedTuple

from ardoise.packs.format import Entry
from ardoise.workshop.findings import Finding, found
from ardoise.workshop.tables import CannotCompute, Tables

FAR = 3  # times the median of its neighbours
BESIDE = 3  # neighbours in order of size, on either side
OLD = 8  # years
SERIES = ("field", "indicator")  # columns that say what a row is about


class Get(NamedTuple):
    table: str
    wanted: Mapping[str, Any]
    column: str


def faults(entry: Entry, tables: Tables, today: date) -> Iterator[Finding]:
    for get in gets(entry.source.calc):
        try:
            yield from _far(entry, get, tables)
            yield from _old(entry, get, tables, today)
        except CannotCompute:
            continue  # which is told where the answer is computed


def gets(calc: Any) -> Iterator[Get]:
    match calc:
        case ["get", str() as table, dict() as wanted, str() as column]:
            yield Get(table, wanted, column)
        case list():
            for part in calc:
                yield from gets(part)


def _far(entry: Entry, get: Get, tables: Tables) -> Iterator[Finding]:
    if entry.source.check is not None:
        return
    row = tables.row(get.table, get.wanted)
    cells = [other[get.column] for other in tables.rows(get.table, _series(get)) if other is not row]
    value = _roughly(row[get.column])
    usual = _usual(value, [_roughly(cell) for cell in cells if cell])
    if value > FAR * usual > 0:
        yield found(entry, "calc", f"{get.column}: {value:.6g} is far above all others, {usual:.6g}", "note")


def _old(entry: Entry, get: Get, tables: Tables, today: date) -> Iterator[Finding]:
    """Unless the question says so; a year by which a row is looked up was meant."""
    year = tables.row(get.table, get.wanted).get("year", "") if _series(get) else ""
    if year.isdigit() and int(year) < today.year - OLD and year not in entry.source.q.en:
        yield found(entry, "calc", f"{get.column}: of {year}", "note")


def _series(get: Get) -> Mapping[str, Any]:
    return {name: get.wanted[name] for name in SERIES if name in get.wanted}


def _usual(value: float, others: Sequence[float]) -> float:
    """The median of those that are nearest in size; 0: there are too few."""
    ordered = sorted(others)
    place = bisect(ordered, value)
    beside = ordered[max(0, place - BESIDE) : place + BESIDE]
    return median(beside) if len(beside) >= BESIDE else 0


def _roughly(cell: str) -> float:
    try:
        return float(cell.replace(",", ""))
    except ValueError:
        raise CannotCompute(f"{cell!r} is no number") from None
