"""A question in columns: q.en, src[0].by, a category for each game … as findings name the fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ardoise.engine.text import LANGUAGES
from ardoise.games.packs import SHAPES
from ardoise.packs.format import PackLine
from ardoise.workshop.lines import ORDER, fields_of
from ardoise.workshop.sheets.cells import Cell, Kind, cell_of

COLUMN = re.compile(r"(?P<field>[a-z]+)(?:\[(?P<place>\d{1,2})\])?(?:\.(?P<part>.+))?", re.DOTALL)
KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(("id", "kind", "unit", "state", "mode", "side", "picture"), "text"),
    **dict.fromkeys(("asof", "volatile"), "day"),
    **dict.fromkeys(("a", "tol", "level", "card"), "number"),
    **dict.fromkeys(("int", "signed"), "switch"),
    **dict.fromkeys(("games", "tags"), "words"),
    **dict.fromkeys(("calc", "check", "faces", "tally"), "json"),
}
WORDING: Mapping[str, Kind] = dict.fromkeys(LANGUAGES, "text")
ORIGIN: Mapping[str, Kind] = {
    "by": "text",
    "name": "text",
    "ds": "text",
    "url": "text",
    "seen": "number",
    "on": "day",
    "primary": "switch",
}
IN_PARTS: Mapping[str, Mapping[str, Kind]] = {"q": WORDING, "anecdote": WORDING, "src": ORIGIN}
CATEGORY = "cat"
PARTS = (*SHAPES, *WORDING, *ORIGIN)  # in this order
OFFERED = (  # even where no question has them: an author who opens a sheet sees what there is to fill in
    *("id", "games", *(f"cat.{game}" for game, shape in SHAPES.items() if shape.categories)),
    *(
        "kind",
        "q.en",
        "q.fr",
        "q.de",
        "a",
        "unit",
        "int",
        "asof",
        "volatile",
        "calc",
        "check",
        "tol",
        "src[0].by",
        "src[0].ds",
        "src[0].url",
        "src[0].seen",
        "src[0].on",
    ),
    *("src[0].primary", "anecdote.en", "anecdote.fr", "anecdote.de", "level", "tags", "state"),
)


def kind_of(column: str) -> Kind | None:
    """What a column holds; None for one that there is not."""
    found = COLUMN.fullmatch(column)
    if not found or (found["place"] is None) == (found["field"] == "src"):
        return None
    if found["field"] == CATEGORY:
        return "text" if found["part"] else None
    if found["part"] is not None:
        return IN_PARTS.get(found["field"], {}).get(found["part"])
    return KINDS.get(found["field"])


def cells_of(source: PackLine) -> dict[str, Cell]:
    """What an author would fill in."""
    return {column: cell_of(value, kind_of(column) or "text") for column, value in _flat(fields_of(source))}


def _flat(fields: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in fields.items():
        if name == "src":
            for place, origin in enumerate(value):
                yield from ((f"src[{place}].{part}", inner) for part, inner in origin.items())
        elif name not in KINDS:
            yield from ((f"{name}.{part}", inner) for part, inner in value.items())
        else:
            yield name, value


def fields_from(values: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a line from the values of its columns. A question without a unit counts."""
    fields: dict[str, Any] = {"unit": "", "src": {}}
    for column, value in values.items():
        found = COLUMN.fullmatch(column)
        assert found, column
        if found["place"] is not None:
            fields["src"].setdefault(int(found["place"]), {})[found["part"]] = value
        elif found["part"] is not None:
            fields.setdefault(found["field"], {})[found["part"]] = value
        else:
            fields[column] = value
    return {**fields, "src": [origin for _, origin in sorted(fields["src"].items())]}


def header(rows: Iterable[Mapping[str, Cell]]) -> Sequence[str]:
    return sorted({*OFFERED, *(column for row in rows for column in row)}, key=_rank)


def _rank(column: str) -> tuple[int, int, int, str]:
    found = COLUMN.fullmatch(column)
    assert found, column
    part = PARTS.index(found["part"]) if found["part"] in PARTS else len(PARTS)
    return ORDER.index(found["field"]), int(found["place"] or 0), part, column
