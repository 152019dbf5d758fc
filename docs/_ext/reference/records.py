"""The records of the library as tables: docstring, fields, types, and what the comments beside the fields say."""

from __future__ import annotations

from inspect import cleandoc, get_annotations

from ardoise.bots import Guest, Hunch
from ardoise.engine.game import Game, Outcome, Waiting
from ardoise.games.kit import GameKit
from reference.schema import remarks, table

RECORDS = (Game, GameKit, Waiting, Outcome, Hunch, Guest)


def markdown() -> str:
    return "\n\n".join(_record(record) for record in RECORDS)


def _record(record: type) -> str:
    about = remarks(record)
    rows = [(f"`{name}`", f"`{kind}`", about.get(name, "")) for name, kind in get_annotations(record).items()]
    parts = [f"### {record.__module__}.{record.__name__}", _words(record), table(["field", "type", "meaning"], rows)]
    return "\n\n".join(part for part in parts if part)


def _words(record: type) -> str:
    """Its docstring, unless it is the one that a dataclass makes up."""
    told = cleandoc(record.__doc__ or "")
    return "" if told.startswith(f"{record.__name__}(") else told
