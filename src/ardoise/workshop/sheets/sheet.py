"""A sheet: a header and rows of cells, from and into whichever file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from ardoise.engine.game import Record
from ardoise.packs.cell_numbers import DecimalSign
from ardoise.packs.format import Entry, PackLine, Place, entries
from ardoise.workshop.lines import json_of
from ardoise.workshop.sheets.cells import Cell, Unclear, value_of
from ardoise.workshop.sheets.columns import cells_of, fields_from, header, kind_of

MOST_CELLS = 500_000  # several times the biggest pack we plan

Row = Sequence[Cell]
T = TypeVar("T", bound=Sequence[Any])


class NoSheet(Exception):
    """Why a file is not read, in a few words."""


class Sheet(Record):
    """Rows as they stand in the file: the first is the header, an empty cell is an empty text."""

    rows: Sequence[Row]
    sign: DecimalSign | None = None  # the decimal sign of numbers that were written as text, where the file tells


def counted(rows: Iterable[T]) -> Iterator[T]:
    """The rows, unless there are more cells than any pack has."""
    cells = 0
    for row in rows:
        cells += max(1, len(row))
        if cells > MOST_CELLS:
            raise NoSheet(f"has more than {MOST_CELLS} cells")
        yield row


def sheet_of(sources: Sequence[PackLine]) -> Sheet:
    rows = [cells_of(source) for source in sources]
    columns = header(rows)
    return Sheet([columns, *([row.get(column, "") for column in columns] for row in rows)])


def questions_of(sheet: Sheet, file: str) -> list[Entry]:
    """The questions, or PackError with the line that a spreadsheet counts."""
    first = next((n for n, row in enumerate(sheet.rows) if any(str(cell).strip() for cell in row)), None)
    if first is None:
        raise Place(file).error("", "is empty")
    columns = _columns(sheet.rows[first], Place(file, first + 1))
    below = enumerate(sheet.rows[first + 1 :], first + 2)
    lines = [_line(columns, row, Place(file, number), sheet.sign) for number, row in below]
    return list(entries(b"\n" * (first + 1) + b"\n".join(lines), file))


def _columns(row: Row, place: Place) -> list[str]:
    columns = [str(cell).strip() for cell in row]
    named = [column for column in columns if column]
    if "id" not in named:
        raise place.error("id", "no such column: the first line must name the columns")
    for n, column in enumerate(named):
        if kind_of(column) is None:
            raise place.error(column, "unknown column")
        if column in named[:n]:
            raise place.error(column, "two columns of this name")
    return columns


def _line(columns: Sequence[str], row: Row, place: Place, sign: DecimalSign | None) -> bytes:
    filled = {n: cell for n, cell in enumerate(row) if str(cell).strip()}
    if not filled:
        return b""
    values: dict[str, Any] = {}
    for n, cell in filled.items():
        column = columns[n] if n < len(columns) else ""
        kind = kind_of(column)
        if kind is None:
            raise place.error("", f"{str(cell)[:40]!r} stands in a column without a name")
        try:
            values[column] = value_of(cell, kind, sign)
        except Unclear as why:
            raise place.error(column, str(why)) from None
    return json_of(fields_from(values))
