"""What stands in a cell, as a value of a question, whatever a spreadsheet has made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, Literal

import msgspec

from ardoise.engine.codec import decode_strictly
from ardoise.engine.game import Rejected
from ardoise.engine.number import Number
from ardoise.packs.cell_numbers import DecimalSign, readings
from ardoise.workshop.lines import json_of

Cell = str | int | Decimal | bool
Kind = Literal["text", "day", "number", "switch", "words", "json"]

PLAIN = re.compile(r"[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,4})?")
RUN_BY_SPREADSHEETS = re.compile(r"['\s]*[=+\-@＝＋－＠]|'*[\t\r\n]")
BETWEEN_WORDS = re.compile("[,;]")
ON = frozenset({"true", "yes", "1", "x", "vrai", "oui", "wahr", "ja"})
OFF = frozenset({"false", "no", "0", "faux", "non", "falsch", "nein"})


class Unclear(Exception):
    """Why a cell has no value, in a few words."""


def number_in(text: str, sign: DecimalSign | None) -> Number:
    """The one number that a text can mean, in a file with this decimal sign."""
    try:
        found = readings(text, sign)
    except Rejected:
        if not PLAIN.fullmatch(text.strip()):
            raise Unclear(f"{text[:40]!r} is no number") from None
        return Decimal(text.strip())  # more figures than players may type
    if len(found) > 1:
        raise Unclear(f"{text!r} can mean {' or '.join(map(str, found))}: write it without a thousands sign")
    return found[0]


def value_of(cell: Cell, kind: Kind, sign: DecimalSign | None) -> Any:
    """The value, or Unclear."""
    return READ[kind](cell, sign)


def cell_of(value: Any, kind: Kind) -> Cell:
    if kind == "words":
        return _joined(value)
    return json_of(value).decode() if kind == "json" else value


def _text(cell: Cell, sign: DecimalSign | None) -> str:
    return str(cell)


def _day(cell: Cell, sign: DecimalSign | None) -> str:
    return str(cell).strip()


def _number(cell: Cell, sign: DecimalSign | None) -> Number:
    if isinstance(cell, bool):
        raise Unclear(f"{cell} is no number")
    return number_in(cell, sign) if isinstance(cell, str) else cell


def _switch(cell: Cell, sign: DecimalSign | None) -> bool:
    said = str(cell).strip().lower()
    if said in ON | OFF:
        return said in ON
    raise Unclear(f"{said[:40]!r} is neither true nor false")


def _words(cell: Cell, sign: DecimalSign | None) -> Sequence[Any]:
    text = str(cell).strip()
    if text.startswith("["):
        listed: Sequence[Any] = _json(text, sign)
        return listed
    return _split(text)


def _split(text: str) -> list[str]:
    return [word.strip() for word in BETWEEN_WORDS.split(text) if word.strip()]


def _joined(words: Sequence[str]) -> str:
    plain = ", ".join(words)
    return plain if _split(plain) == list(words) and not plain.startswith("[") else json_of(words).decode()


def _json(cell: Cell, sign: DecimalSign | None) -> Any:
    if not isinstance(cell, str):
        return cell
    try:
        return decode_strictly(cell.encode(), Any)
    except (msgspec.MsgspecError, RecursionError):
        pass
    try:
        return number_in(cell, sign)
    except Unclear:
        raise Unclear(f'{cell[:40]!r} is no JSON: a list is written [3, 6, 9], a text in "quotation marks"') from None


READ: dict[Kind, Callable[[Cell, DecimalSign | None], Any]] = {
    "text": _text,
    "day": _day,
    "number": _number,
    "switch": _switch,
    "words": _words,
    "json": _json,
}
