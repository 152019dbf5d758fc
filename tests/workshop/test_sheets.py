"""Sheets as people and spreadsheets make them: habits are understood, and what is unclear or too much is refused."""

from __future__ import annotations

from datetime import date

import openpyxl
import pytest

from ardoise.packs.format import LARGEST
from tests.workshop.sheets import HEADER, ROW, complaint, csv_of, from_sheet, repacked, row_with, saved, xlsx_of


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_any_separator_and_mark(separator, mark):
    empty = [""] * len(ROW)
    source = from_sheet(csv_of(empty, HEADER, empty, ROW, [], empty, separator=separator, mark=mark), ".csv")
    assert (source.id, source.a, source.q.de, source.games) == ("t-01", 12, "Wie viele?", ("gambit7",))


@pytest.mark.parametrize(
    ("separator", "typed", "value"),
    [
        (";", "88,2", "88.2"),
        (";", "1,064", "1.064"),
        (";", "1 064", "1064"),
        (";", "−3", "-3"),
        (",", "1.064", "1.064"),
        (",", "1'064", "1064"),
        (",", "1e-9", "1E-9"),
        (",", "0.12345678901234567", "0.12345678901234567"),
    ],
)
def test_numbers_as_people_and_spreadsheets_write_them(separator, typed, value):
    source = from_sheet(csv_of(HEADER, row_with(c6=typed, c9=typed), separator=separator), ".csv")
    assert str(source.a) == str(source.src[0].seen) == value


def test_numbers_and_days_of_xlsx():
    columns = [*HEADER, "asof", "volatile", "int", "check"]
    cells = [*row_with(c6="88,2", c9=88.2), 2024, date(2027, 3, 1), True, 135]
    source = from_sheet(xlsx_of(columns, cells), ".xlsx")
    assert str(source.a) == str(source.src[0].seen) == "88.2"
    assert (source.asof, source.volatile, source.whole, source.check) == ("2024", "2027-03-01", True, 135)


@pytest.mark.parametrize("said", ["TRUE", "wahr", "VRAI", "oui", "1", "x"])
def test_true_in_any_language(said):
    assert from_sheet(csv_of([*HEADER, "signed"], [*ROW, said]), ".csv").signed


def test_lists_and_sums_are_typed_plainly():
    rows = [*HEADER, "tags", "check"], [*row_with(c10="63"), "gold; metal", "2,5"]
    source = from_sheet(csv_of(*rows[:1], rows[1], separator="\t"), ".csv")
    assert (source.tags, source.calc, str(source.check)) == (("gold", "metal"), 63, "2.5")


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([HEADER, row_with(c6="many")], ", line 2: a: 'many' is no number"),
        ([HEADER, row_with(c10="[1")], ", line 2: calc: '[1' is no JSON"),
        ([HEADER, row_with(c3="")], ", line 2, t-01: q.en: missing"),
        ([HEADER, ROW, ROW], ", line 3, t-01: id: already used in line 2"),
        ([[*HEADER, "int"], [*ROW, "maybe"]], ", line 2: int: 'maybe' is neither true nor false"),
        ([[*HEADER, "colour"], ROW], ", line 1: colour: unknown column"),
        ([[*HEADER, "q.it"], ROW], ", line 1: q.it: unknown column"),
        ([[*HEADER, "src.by"], ROW], ", line 1: src.by: unknown column"),
        ([[*HEADER, "a"], ROW], ", line 1: a: two columns of this name"),
        ([HEADER, [*ROW, "note"]], ", line 2: 'note' stands in a column without a name"),
        ([ROW], ", line 1: id: no such column"),
        ([[""]], ": is empty"),
    ],
)
@pytest.mark.parametrize(("ending", "made"), [(".csv", csv_of), (".xlsx", xlsx_of)], ids=("csv", "xlsx"))
def test_what_is_wrong_is_named_with_its_line_and_column(ending, made, rows, said):
    assert complaint(made(*rows), ending).startswith(said)


def test_a_number_with_two_meanings_is_refused():
    assert "can mean 1.064 or 1064" in complaint(csv_of(HEADER, row_with(c6="1.064"), separator=";"), ".csv")
    assert "can mean 1.064 or 1064" in complaint(xlsx_of(HEADER, row_with(c6="1,064")), ".xlsx")


@pytest.mark.parametrize("formula", ["=1+1", " =1+1", '=HYPERLINK("x.example")'])
def test_a_formula_is_refused_and_never_computed(formula):
    quoted = '"' + formula.replace('"', '""') + '"'
    assert "is a formula" in complaint(csv_of(HEADER, row_with(c6=quoted)), ".csv")
    assert "is a formula" in complaint(xlsx_of(HEADER, row_with(c6=formula.strip())), ".xlsx")


def test_a_file_that_unpacks_into_too_much_is_not_unpacked():
    bomb = repacked(xlsx_of(HEADER, ROW), "xl/media/big.bin", b"\0" * (33 * 1024 * 1024))
    assert len(bomb) < 100_000
    assert "unpacks into more than" in complaint(bomb, ".xlsx")
    assert complaint(b" " * (LARGEST + 1), ".csv") == ": larger than 4 MiB"


def test_entities_are_not_unfolded():
    book = xlsx_of(HEADER, ROW)
    evil = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet>&a;</worksheet>'
    for part in (evil, evil.decode().encode("utf-16")):
        assert "document type" in complaint(repacked(book, "xl/worksheets/sheet1.xml", part), ".xlsx")


def test_a_sheet_with_too_many_cells_is_not_read_to_its_end():
    book = openpyxl.Workbook()
    book.active.cell(1, 16_384).value = "far"
    book.active.cell(1_048_576, 1).value = "away"
    assert complaint(saved(book), ".xlsx") == ": has more than 500000 cells"
    assert complaint(b"," * 600_000, ".csv") == ": has more than 500000 cells"


@pytest.mark.parametrize(
    ("data", "ending", "said"),
    [
        (b"PK nonsense", ".xlsx", ": is no XLSX: "),
        ("id,q.en\r\nt,é".encode("latin-1"), ".csv", ": is not in UTF-8"),
        (b'id,q.en\r\n"t"x,y', ".csv", ": is no CSV: line 2: "),
    ],
    ids=("no zip", "not UTF-8", "no CSV"),
)
def test_what_is_no_sheet_is_refused_with_the_reason(data, ending, said):
    assert complaint(data, ending).startswith(said)


def test_a_broken_part_is_no_traceback():
    broken = repacked(xlsx_of(HEADER, ROW), "xl/workbook.xml", b"<nonsense")
    assert complaint(broken, ".xlsx").startswith(": is no XLSX that can be read: ")


def test_one_sheet_of_a_book_may_have_something_in_it():
    book = openpyxl.Workbook()
    book.active.append(HEADER)
    book.active.append(ROW)
    other = book.create_sheet()
    assert from_sheet(saved(book), ".xlsx").id == "t-01"
    other.append([0])
    assert "several sheets" in complaint(saved(book), ".xlsx")


def test_a_book_of_many_empty_sheets_is_refused():
    book = openpyxl.Workbook()
    for _ in range(3):
        book.create_sheet()
    assert "several sheets" in complaint(saved(book), ".xlsx")
