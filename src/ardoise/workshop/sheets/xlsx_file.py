"""Sheets in XLSX files. Nothing in them is run, and a file that unpacks into too much is not unpacked."""

from __future__ import annotations

import io
import re
import warnings
import zipfile
from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from importlib import import_module
from typing import Any

from ardoise.workshop.sheets.cells import RUN_BY_SPREADSHEETS, Cell
from ardoise.workshop.sheets.sheet import NoSheet, Row, Sheet, counted

UNPACKED = 32 * 1024 * 1024  # bytes: several times the largest pack as a sheet
PARTS = 200
UNFOLDING = re.compile(rb"<!DOCTYPE|<!ENTITY|\0")  # also where it hides in UTF-16
MOST_PAGES = 3  # some programs make three, and leave two empty
LONGEST = 32_767  # characters in a cell
MISSING = "XLSX needs openpyxl: pip install 'ardoise[sheets]', or save the sheet as CSV"
FORMULA, BROKEN = "f", "e"  # openpyxl's types of cells


def read(data: bytes) -> Sheet:
    """The sheet, or NoSheet."""
    openpyxl = _openpyxl()
    _check_parts(data)
    try:
        with warnings.catch_warnings(action="ignore"):  # of colours and charts that are not ours
            book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
            pages = [list(_rows(page)) for page in book.worksheets[: MOST_PAGES + 1]]
    except NoSheet:
        raise
    except Exception as error:  # whatever a library stumbles over in a file that somebody has sent
        raise NoSheet(f"is no XLSX that can be read: {error}") from error
    filled = [rows for rows in pages if any(cell != "" for row in rows for cell in row)]
    if len(filled) > 1 or len(pages) > MOST_PAGES:
        raise NoSheet("has several sheets: keep one")
    return Sheet(filled[0] if filled else [])


def write(sheet: Sheet) -> bytes:
    openpyxl = _openpyxl()
    for cell in (cell for row in sheet.rows for cell in row if isinstance(cell, str)):
        if len(cell) > LONGEST or openpyxl.cell.cell.ILLEGAL_CHARACTERS_RE.search(cell):
            raise NoSheet(f"{cell[:40]!r} cannot stand in XLSX: too long, or a control character")
    book = openpyxl.Workbook(write_only=True)
    page = book.create_sheet("questions")
    page.freeze_panes = "B2"
    for row in sheet.rows:
        page.append([_written(openpyxl.cell.WriteOnlyCell(page), cell) for cell in row])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _openpyxl() -> Any:
    try:
        return import_module("openpyxl")
    except ImportError:
        raise NoSheet(MISSING) from None


def _check_parts(data: bytes) -> None:
    """Before anything is parsed: how much there is, and that no part defines entities, which may grow without end."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            parts = packed.infolist()
            if len(parts) > PARTS or sum(part.file_size for part in parts) > UNPACKED:
                raise NoSheet(f"unpacks into more than {PARTS} parts or {UNPACKED // 1024 // 1024} MiB")
            for part in parts:
                text = packed.read(part)  # not longer than it said
                if part.filename.endswith((".xml", ".rels")) and UNFOLDING.search(text):
                    raise NoSheet("has a document type, which no spreadsheet writes")
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise NoSheet(f"is no XLSX: {error}") from None


def _rows(page: Any) -> Iterator[Row]:
    for number, row in enumerate(counted(page.iter_rows()), 1):
        yield [_cell(cell, number) for cell in row]


def _cell(cell: Any, row: int) -> Cell:
    if cell.data_type in (FORMULA, BROKEN):
        raise NoSheet(f"line {row}: {str(cell.value)[:40]!r} is a formula, and formulas are not computed")
    match cell.value:
        case None:
            return ""
        case bool() | str() | int() as value:
            return value
        case float() as value:
            return int(value) if value.is_integer() else Decimal(repr(value))
        case datetime() as moment:
            return moment.date().isoformat()
        case date() as day:
            return day.isoformat()
    raise NoSheet(f"line {row}: {str(cell.value)[:40]!r} is neither text nor number nor day")


def _written(into: Any, cell: Cell) -> Any:
    """Text stays text, also when somebody edits it: the cell says so, as if an apostrophe had been typed."""
    if cell == "":
        return None
    if not isinstance(cell, str) and _is_exact(cell):
        into.value = cell
        return into
    into.value = str(cell)
    into.data_type, into.quotePrefix = "s", bool(RUN_BY_SPREADSHEETS.match(into.value))
    return into


def _is_exact(number: int | Decimal) -> bool:
    """Can a spreadsheet's number hold it?"""
    return Decimal(repr(float(number))) == number
