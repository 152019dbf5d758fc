"""Which questions of the box a table wants to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta
from msgspec.structs import replace

from ardoise.engine.game import Record, Rejected

Level = Literal[1, 2, 3]  # easy, normal, hard
LEVELS: tuple[Level, ...] = get_args(Level)


class Choice(Record, forbid_unknown_fields=True):
    """By default everything."""

    levels: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=3)] = LEVELS
    categories: Annotated[tuple[str, ...], Meta(max_length=8)] = ()  # none named: all of them
    for_children: bool = False  # only what children from 8 years on have a feeling for
    no_pop: bool = False  # nothing of popular culture


def checked(choice: Choice, choosable: Sequence[str]) -> Choice:
    """The same choice, always written in the same way; or Rejected."""
    if unknown := set(choice.categories) - set(choosable):
        raise Rejected("no_such_category", category=min(unknown))
    levels = tuple(level for level in LEVELS if level in choice.levels)
    categories = tuple(category for category in choosable if category in choice.categories)
    return replace(choice, levels=levels, categories=() if len(categories) == len(choosable) else categories)
