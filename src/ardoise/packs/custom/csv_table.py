"""A pack of people's own as a table: CSV, with a header, as a spreadsheet writes it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import reduce
from typing import Any, cast, get_args

import msgspec

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number
from ardoise.engine.text import Language
from ardoise.engine.typed import DECIMAL_SIGN, readings
from ardoise.packs.custom.decode import as_text, bad, wrong
from ardoise.packs.custom.types import MOST_QUESTIONS, Fault, OwnPack, OwnQuestion

LANGUAGES: tuple[Language, ...] = get_args(Language)
ASKED = {f"q.{language}": language for language in LANGUAGES}
SPOKEN = ("q", "unit", "anecdote")
COLUMNS = (
    "a",
    "src",
    "cat.gambit7",
    "cat.incroyable",
    *(f"{name}.{language}" for name in SPOKEN for language in LANGUAGES),
)
FORMULA = tuple("=+-@\t\r")
MARK = "'"  # before a text that a spreadsheet would take for a formula


def from_csv(data: bytes) -> OwnPack:
    """A line for each question, or BadPack. Its languages are those of the columns `q.…`; a title it has none."""
    header, rows = _table(as_text(data))
    languages = _checked_languages(header)
    if len(rows) > MOST_QUESTIONS:
        raise bad("too_many", most=MOST_QUESTIONS)
    questions = [_question(n, dict(zip(header, row, strict=False)), languages[0]) for n, row in enumerate(rows)]
    try:
        return msgspec.convert({"title": "", "languages": languages, "questions": questions}, OwnPack)
    except msgspec.ValidationError as error:
        raise wrong(str(error)) from None


def to_csv(pack: OwnPack) -> bytes:
    """As `from_csv` reads it, with the mark by which spreadsheets know UTF-8."""
    spoken = [f"{name}.{language}" for name in SPOKEN for language in pack.languages]
    columns = [*spoken, "a", "src", "cat.gambit7", "cat.incroyable"]
    table = io.StringIO()
    writer = csv.writer(table, delimiter=";")
    writer.writerow(columns)
    for question in pack.questions:
        writer.writerow([_cell(question, name, pack.languages[0]) for name in columns])
    return table.getvalue().encode("utf-8-sig")


def _table(text: str) -> tuple[list[str], list[list[str]]]:
    """The names in the header, and the rows that are not empty."""
    delimiter = max(";,\t", key=text.partition("\n")[0].count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise bad("unreadable", why=str(error)) from None
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    return [name.strip().lower() for name in filled[0]] if filled else [], filled[1:]


def _checked_languages(header: list[str]) -> tuple[Language, ...]:
    names = [name for name in header if name]
    languages = tuple(ASKED[name] for name in names if name in ASKED)  # the first stands for those that are missing
    if not languages or "a" not in names:
        raise bad("no_column", column="a" if languages else "q.en")
    if unknown := [name for name in names if name not in COLUMNS]:
        raise bad("unknown_column", column=unknown[0][:40])
    if len(set(names)) < len(names):
        raise bad("twice")
    return languages


def _question(n: int, cells: dict[str, str], language: Language) -> dict[str, Any]:
    question: dict[str, Any] = {"a": _number(n, cells.get("a", ""), language)}
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
        if text and name and name != "a":
            yield name, text


def _number(n: int, cell: str, language: Language) -> Number | None:
    if not cell.strip():
        return None
    try:
        found = readings(cell, language, own=True)
    except Rejected as refusal:
        if refusal.code in ("out_of_range", "too_precise"):
            raise bad(cast("Fault", refusal.code), n, "a", **refusal.about) from None
        raise bad("not_a_number", n, "a", text=cell.strip()[:40]) from None
    if len(found) > 1:
        raise bad("several_numbers", n, "a", text=cell.strip())
    return found[0]


def _cell(question: OwnQuestion, name: str, language: Language) -> str:
    value = reduce(getattr, name.split("."), question)
    if name == "a":
        return "" if value is None else f"{value:f}".replace(".", DECIMAL_SIGN[language])
    text = str(value)
    return MARK + text if text.startswith(FORMULA) else text
