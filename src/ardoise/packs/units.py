"""The closed table of units: the words that stand beside the slate, and how a sentence says them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import field

from ardoise.engine.game import Record
from ardoise.engine.text import Language, Text

YEAR = "year"  # an answer in it is a year; nothing stands beside the slate


class Unit(Record):
    en: str
    fr: str
    de: str
    spoken: dict[Language, tuple[str, ...]] = field(default_factory=dict)  # besides the word itself: how a word begins


@cache
def _table() -> dict[str, Unit]:
    return msgspec.json.decode(files("ardoise.packs").joinpath("units.json").read_bytes(), type=dict[str, Unit])


@cache
def units() -> dict[str, Text]:
    """What stands beside the slate."""
    return {name: Text(unit.en, unit.fr, unit.de) for name, unit in _table().items()}


def is_sign(name: str) -> bool:
    """Written alike in every language, and said in each in words of its own."""
    unit = _table()[name]
    return bool(unit.spoken) and name == unit.en == unit.fr == unit.de


def spoken(name: str, language: Language) -> tuple[str, ...]:
    """The beginnings of words with which a sentence says a unit; none: it has nothing to say."""
    unit = _table()[name]
    word: str = getattr(unit, language)
    more = unit.spoken.get(language, ())
    return more if is_sign(name) else tuple(filter(None, (word, *more)))
