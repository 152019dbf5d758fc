"""The box: every question that comes with the program, with all that a table chooses by."""

from __future__ import annotations

from calendar import monthrange
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from ardoise.engine.game import Record
from ardoise.engine.question import Question
from ardoise.games.bornes.types import Side
from ardoise.packs.format import PackLine
from ardoise.packs.question import as_question, as_side

BOX = "box"
WITHOUT_PACK = frozenset({"code777"})


class Stocked(Record):
    item: Question | Side
    category: str
    level: int
    until: str | None  # the last day on which it may be asked; None: for ever


@cache
def stock(game: str) -> tuple[Stocked, ...]:
    """None for a game that asks nothing of the world. `packs build` has checked every line."""
    if game in WITHOUT_PACK:
        return ()
    data = files("ardoise.packs").joinpath(BOX, f"{game}.jsonl").read_bytes()
    return tuple(_stocked(source, game) for source in msgspec.json.Decoder(PackLine).decode_lines(data))


def _stocked(source: PackLine, game: str) -> Stocked:
    until = None if source.volatile is None else last_day(source.volatile).isoformat()
    if game == "bornes":
        side = as_side(source)
        return Stocked(side, side.kind, source.level, until)
    question = as_question(source, game)
    return Stocked(question, question.category, source.level, until)


def last_day(until: str) -> date:
    """Of a year, of a month, or the day itself."""
    year, *rest = map(int, until.split("-"))
    month = rest[0] if rest else 12
    return date(year, month, rest[1] if len(rest) > 1 else monthrange(year, month)[1])
