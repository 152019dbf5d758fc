"""Sheets for tests: real files as people and spreadsheets make them."""

from __future__ import annotations

import io
import json
import zipfile

import openpyxl
import pytest

from ardoise.packs.format import PackError, entries
from ardoise.workshop.convert import converted

HEADER = ["id", "games", "cat.gambit7", "q.en", "q.fr", "q.de", "a", "unit", "src[0].by", "src[0].seen", "calc"]
ROW = ["t-01", "gambit7", "science", "How many?", "Combien ?", "Wie viele?", 12, "", "A museum", "", ""]


def lines(*questions):
    return "".join(json.dumps(question, ensure_ascii=False) + "\n" for question in questions).encode()


def sources(data):
    return [entry.source for entry in entries(data, "pack.jsonl")]


def there_and_back(data, ending):
    sheet = converted(data, "pack", ".jsonl", ending)
    return sources(converted(sheet, "pack", ending, ".jsonl"))


def csv_of(*rows, separator=",", mark=""):
    """As somebody might type it: no cell needs quotation marks."""
    return (mark + "".join(separator.join(map(str, row)) + "\r\n" for row in rows)).encode()


def xlsx_of(*rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    return saved(book)


def saved(book):
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def from_sheet(data, ending):
    [source] = sources(converted(data, "pack", ending, ".jsonl"))
    return source


def complaint(data, ending, wanted=".jsonl"):
    with pytest.raises(PackError) as caught:
        converted(data, "pack", ending, wanted)
    return str(caught.value).removeprefix("pack")


def row_with(**cells):
    """A row with other cells, by the number of their column."""
    return [cells.get(f"c{n}", cell) for n, cell in enumerate(ROW)]


def repacked(data, name, content):
    """A real XLSX file with another part in it."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            new.writestr(part, content if part == name else old.read(part))
        if name not in old.namelist():
            new.writestr(name, content)
    return file.getvalue()
