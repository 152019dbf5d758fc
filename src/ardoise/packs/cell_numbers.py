"""Numbers in the cells of tables, as spreadsheets write them: "1 500 000", "81,5", "1'064", "−3", "1,5E+06".

A cell has one reading, or none, or two: a lone point or comma before three digits may part thousands or decimals.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Literal

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.text import Language

DecimalSign = Literal[".", ","]
DECIMAL_SIGN: dict[Language, DecimalSign] = {"en": ".", "fr": ",", "de": ","}
LONGEST = 60
GROUPING = " '.,"
SAME = {
    **dict.fromkeys("\u00a0\u2007\u2009\u202f\t", " "),
    **dict.fromkeys("\u2212\u2010\u2011\u2013", "-"),
    **dict.fromkeys("\u2019\u2018", "'"),
}
TABLE = str.maketrans(SAME)
NUMBER = re.compile(r"([+-]?) ?([0-9 .,']*[0-9][.,]?)(?:[eE]([+-]?[0-9]{1,2}))?")


def readings(cell: str, sign: DecimalSign | None) -> tuple[Number, ...]:
    """The numbers that a cell can mean, smallest first, or Rejected. `sign`: the decimal sign of its file, if known."""
    found = NUMBER.fullmatch(cell.translate(TABLE).strip()) if len(cell) <= LONGEST else None
    if not found:
        raise Rejected("not_a_number")
    minus, digits, power = found.groups()
    numbers = {exact(Decimal(f"{minus}{plain}e{power or 0}")) for plain in _plain(digits, sign)}
    if not numbers:
        raise Rejected("not_a_number")
    return tuple(sorted(numbers))


def _plain(text: str, own: DecimalSign | None) -> list[str]:
    """As Python writes it, in each way that it can be read."""
    marks = [mark for mark in text if not mark.isdecimal()]
    if not marks:
        return [text]
    last, found = marks[-1], []
    head, _, tail = text.rpartition(last)
    if last in ".," and marks.count(last) == 1:
        whole = _grouped(head, marks[0]) if len(marks) > 1 else head or "0"
        found += [f"{whole}.{tail or 0}"] if whole else []
    if len(marks) > 1 or last != own:
        whole = _grouped(text, last)
        found += [whole] if whole else []
    return found


def _grouped(text: str, mark: str) -> str | None:
    """The digits of 1'234'567, if they are grouped by three with this one mark."""
    first, *others = text.split(mark)
    tidy = first.isdecimal() and first[0] != "0" and len(first) <= 3 and others
    if mark not in GROUPING or not tidy or any(len(group) != 3 or not group.isdecimal() for group in others):
        return None
    return first + "".join(others)
