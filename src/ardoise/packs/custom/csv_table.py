"""A pack of people's own as a table: CSV, with a header, as a spreadsheet writes it."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from itertools import islice
from typing import Any, cast, get_args

import msgspec

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number
from ardoise.engine.text import Language
from ardoise.packs.cell_numbers import DECIMAL_SIGN, readings
from ardoise.packs.custom.decode import SHORT, as_text, bad, with_categories, wrong
from ardoise.packs.custom.types import MOST_QUESTIONS, Fault, OwnPack, OwnQuestion
from ardoise.packs.shape import CardShape

LANGUAGES: tuple[Language, ...] = get_args(Language)
ASKED = {f"q.{language}": language for language in LANGUAGES}
SPOKEN = ("q", "unit", "anecdote")
COLUMNS = frozenset(("a", "year", "src", *(f"{name}.{language}" for name in SPOKEN for language in LANGUAGES)))
FORMULA = tuple("=+-@\t\r＝＋－＠")  # and the full-width ones, which a spreadsheet reads like these
MOST_ROWS = 5000  # empty ones among them, as spreadsheets leave them
YES = "x"  # in the column `year`, of an answer that is one
MARK = "'"  # before a text that a spreadsheet would take for a formula


def from_csv(data: bytes, games: Sequence[CardShape]) -> OwnPack:
    """A line for each question, or BadPack. Its languages are those of the columns `q.…`; it has no title."""
    header, rows = _table(as_text(data))
    languages = _checked_languages(header, COLUMNS | set(_sorting(games)))
    questions = [_question(n, dict(zip(header, row, strict=False)), languages[0]) for n, row in enumerate(rows)]
    try:
        pack = msgspec.convert({"title": "", "languages": languages, "questions": questions}, OwnPack)
    except msgspec.ValidationError as error:
        raise wrong(str(error)) from None
    return with_categories(pack, games)


def to_csv(pack: OwnPack, games: Sequence[CardShape]) -> bytes:
    """As `from_csv` reads it, with the mark by which spreadsheets know UTF-8."""
    spoken = [f"{name}.{language}" for name in SPOKEN for language in pack.languages]
    columns = [*spoken, "a", "year", "src", *_sorting(games)]
    table = io.StringIO()
    writer = csv.writer(table, delimiter=";")
    writer.writerow(columns)
    for question in pack.questions:
        writer.writerow([_cell(question, name, pack.languages[0]) for name in columns])
    return table.getvalue().encode("utf-8-sig")


def _sorting(games: Sequence[CardShape]) -> list[str]:
    return [f"cat.{shape.game}" for shape in games if shape.custom.categories]


def _table(text: str) -> tuple[list[str], list[list[str]]]:
    """The names in the header, and the rows that are not empty."""
    delimiter = max(";,\t", key=text.partition("\n")[0].count)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        filled = list(islice(filter(_is_filled, islice(rows, MOST_ROWS)), MOST_QUESTIONS + 2))
    except csv.Error:
        raise bad("not_csv") from None
    if len(filled) > MOST_QUESTIONS + 1 or rows.line_num >= MOST_ROWS:
        raise bad("too_many", most=MOST_QUESTIONS)
    return [name.strip().lower() for name in filled[0]] if filled else [], filled[1:]


def _is_filled(row: list[str]) -> bool:
    return any(map(str.strip, row))


def _checked_languages(header: list[str], known: Collection[str]) -> tuple[Language, ...]:
    names = [name for name in header if name]
    languages = tuple(ASKED[name] for name in names if name in ASKED)  # the first stands for those that are missing
    if not languages or "a" not in names:
        raise bad("no_column", column="a" if languages else "q.en")
    if unknown := [name for name in names if name not in known]:
        raise bad("unknown_column", column=unknown[0][:SHORT])
    if len(set(names)) < len(names):
        raise bad("twice")
    return languages


def _question(n: int, cells: dict[str, str], language: Language) -> dict[str, Any]:
    question: dict[str, Any] = {
        "a": _number(n, cells.get("a", ""), language),
        "year": bool(cells.get("year", "").strip()),
    }
    for name, text in _texts(cells):
        outer, _, inner = name.partition(".")
        if inner:
            question.setdefault(outer, {})[inner] = text
        else:
            question[outer] = text
    return question


def _texts(cells: dict[str, str]) -> Iterator[tuple[str, str]]:
    for name, cell in cells.items():
        text = cell.strip()
        if text.startswith(MARK) and text[1:].startswith(FORMULA):
            text = text[1:]
        if text and name not in ("", "a", "year"):
            yield name, text


def _number(n: int, cell: str, language: Language) -> Number | None:
    if not cell.strip():
        return None
    try:
        found = readings(cell, DECIMAL_SIGN[language])
    except Rejected as refusal:
        if refusal.code in ("out_of_range", "too_precise"):
            raise bad(cast("Fault", refusal.code), n, "a", **refusal.about) from None
        raise bad("not_a_number", n, "a", text=cell.strip()[:SHORT]) from None
    if len(found) > 1:
        raise bad("several_numbers", n, "a", text=cell.strip()[:SHORT])
    return found[0]


def _cell(question: OwnQuestion, name: str, language: Language) -> str:
    if name == "a":
        return "" if question.a is None else f"{question.a:f}".replace(".", DECIMAL_SIGN[language])
    if name == "year":
        return YES if question.year else ""
    field, _, part = name.partition(".")
    text = str(question.cat.get(part, "") if field == "cat" else reduce(getattr, name.split("."), question))
    return MARK + text if text.startswith(FORMULA) else text
