"""The box: every question that comes with a game, with all that a table chooses by."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Any

import msgspec

from ardoise.engine.game import Record
from ardoise.packs.format import PackLine
from ardoise.packs.shape import CardShape

BOX = "box"


class Stocked(Record):
    item: Any
    category: str
    level: int
    until: str | None  # the last day on which it may be asked; None: for ever
    child: bool  # children from 8 years on have a feeling for it
    pop: bool  # it is about popular culture
    opener: bool  # one of the best: a room begins with them
    data_set: str  # the table that it is from, or nothing


@cache
def stock(shape: CardShape | None) -> Sequence[Stocked]:
    """None for a game that asks nothing of the world. `packs build` has checked every line."""
    if shape is None:
        return ()
    lines = msgspec.json.Decoder(PackLine).decode_lines(shape.box())
    return tuple(_stocked(shape, line) for line in lines)


def _stocked(shape: CardShape, source: PackLine) -> Stocked:
    until = None if source.volatile is None else last_day(source.volatile).isoformat()
    item = shape.item(shape, source)
    return Stocked(
        item,
        shape.category(item),
        source.level,
        until,
        _is_for_children(source),
        "pop" in source.tags,
        "opener" in source.tags,
        source.data_set,
    )


def _is_for_children(source: PackLine) -> bool:
    """What is easy to count, roll, measure or add up is for everybody."""
    return "child" in source.tags or (source.level == 1 and not source.asks_for_knowledge)


def last_day(until: str) -> date:
    """Of a year, of a month, or the day itself."""
    year, *rest = map(int, until.split("-"))
    month = rest[0] if rest else 12
    return date(year, month, rest[1] if len(rest) > 1 else monthrange(year, month)[1])
