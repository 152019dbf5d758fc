"""Sheets in CSV files, as spreadsheets save them and without a cell that one of them would run."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from ardoise.packs.cell_numbers import DecimalSign
from ardoise.workshop.sheets.cells import RUN_BY_SPREADSHEETS, Cell
from ardoise.workshop.sheets.sheet import NoSheet, Row, Sheet, counted

# Where the comma parts cells, it is in no number.
SEPARATORS: dict[str, DecimalSign | None] = {
    ",": ".",
    ";": ",",
    "\t": None,
}
FORMULA = re.compile(r"\s*=")


def read(data: bytes) -> Sheet:
    """The sheet, or NoSheet."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoSheet("is not in UTF-8: save it as “CSV UTF-8”") from None
    separator = _separator(text)
    return Sheet(list(_rows(text, separator)), SEPARATORS[separator])


def write(sheet: Sheet) -> bytes:
    """With a mark at its beginning, without which some spreadsheets take UTF-8 for something else."""
    file = io.StringIO(newline="")
    csv.writer(file).writerows([_guarded(cell) for cell in row] for row in sheet.rows)
    return file.getvalue().encode("utf-8-sig")


def _separator(text: str) -> str:
    """The one that finds the most names in the header."""
    first = text.lstrip().partition("\n")[0]
    return max(SEPARATORS, key=first.count)


def _rows(text: str, separator: str) -> Iterator[Row]:
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        for number, row in enumerate(counted(rows), 1):
            yield [_unguarded(cell, number) for cell in row]
    except csv.Error as error:
        raise NoSheet(f"is no CSV: line {rows.line_num}: {error}") from None


def _guarded(cell: Cell) -> str:
    """A text that a spreadsheet would take for a formula gets an apostrophe, as people type it there."""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, str):
        return f"'{cell}" if RUN_BY_SPREADSHEETS.match(cell) else cell
    return str(cell)


def _unguarded(cell: str, row: int) -> str:
    if FORMULA.match(cell):
        raise NoSheet(f"line {row}: {cell[:40]!r} is a formula, and formulas are not computed: write what it gives")
    return cell[1:] if cell.startswith("'") and RUN_BY_SPREADSHEETS.match(cell[1:]) else cell
