"""Which questions of the box a table wants to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Meta

from ardoise.engine.game import Record, Rejected
from ardoise.games.bornes.types import Kind
from ardoise.packs.question import CATEGORIES

Level = Literal[1, 2, 3]  # easy, normal, hard
LEVELS: tuple[Level, ...] = get_args(Level)
CHOOSABLE: Mapping[str, tuple[str, ...]] = {"gambit7": CATEGORIES["gambit7"], "bornes": get_args(Kind)}
# Incroyable!'s cards need all five symbols (I1)


class Choice(Record, forbid_unknown_fields=True):
    """By default everything."""

    levels: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=3)] = LEVELS
    categories: Annotated[tuple[str, ...], Meta(max_length=8)] = ()  # none named: all of them


def categories_of(game: str) -> tuple[str, ...]:
    """Those among which a table may choose."""
    return CHOOSABLE.get(game, ())


def checked(choice: Choice, game: str) -> Choice:
    """The same choice, always written in the same way; or Rejected."""
    named = categories_of(game)
    if unknown := set(choice.categories) - set(named):
        raise Rejected("no_such_category", category=min(unknown))
    levels = tuple(level for level in LEVELS if level in choice.levels)
    categories = tuple(category for category in named if category in choice.categories)
    return Choice(levels, () if categories == named else categories)
