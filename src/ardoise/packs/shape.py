"""What a game says about its cards: how lines of a pack become cards, and how a table is dealt.

A game puts its CardShape into its kit, as `cards`. The functions of `packs` and `workshop` are handed the shape and
never ask which game it is. The defaults are those of a game that asks plain questions (`engine/question.py`); the
built box of a game is `box.jsonl` in the game's own package.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from operator import attrgetter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ardoise.engine.dice import Dice
from ardoise.engine.number import Number
from ardoise.engine.question import Question
from ardoise.packs.format import Entry, Mode, PackLine
from ardoise.packs.question import as_question, check_question

BOX_FILE = "box.jsonl"


class Item(Protocol):
    """What a line becomes: a question, or one side of a card."""

    @property
    def id(self) -> str: ...


I = TypeVar("I", bound=Item)  # noqa: E741  (an item)
Cards = tuple[Any, ...]


class Supply(NamedTuple, Generic[I]):
    """What a table can be asked, in the order in which it should be."""

    own: Sequence[I]  # what people at the table wrote
    fresh: tuple[I, ...]  # from the box and not asked yet, mixed
    asked: list[I]  # the one that was asked longest ago first
    spare: frozenset[str] = frozenset()  # of the fresh ones, by id: of their data set enough others come before them


def _same(question: Question) -> Any:
    return question


def _total(there: Counter[str], options: Any) -> int:
    return there.total()


@dataclass(frozen=True, kw_only=True, eq=False)
class CustomShape:
    """How a game asks people's own questions."""

    categories: tuple[str, ...] = ()  # from which their authors choose; none: there is nothing to choose
    usual: str = ""  # the category of a question whose author chose none
    most: int | None = None  # as many as one game can ask; None: any number
    place: Callable[[Sequence[str]], Sequence[str]] = list  # the chosen categories as those of items
    item: Callable[[Question], Any] = _same


@dataclass(frozen=True, kw_only=True, eq=False)
class CardShape:
    game: str
    package: str  # of the game: its folder holds the box

    # A line of a pack: it has one of these categories in `cat`, or one of these modes, or neither.
    categories: tuple[str, ...] = ()
    modes: tuple[Mode, ...] = ()
    answers: range | None = None  # whole numbers of this range alone; None: any exact number
    check: Callable[[CardShape, Entry], None] = check_question  # raises PackError
    item: Callable[[CardShape, PackLine], Any] = as_question  # of a line that was checked
    category: Callable[[Any], str] = attrgetter("category")  # of an item
    choosable: tuple[str, ...] = ()  # the items' categories from which a table may choose; none: it cannot

    # A pack as a whole.
    fewest: int  # cards without which not even the smallest table can play
    compose: Callable[[Sequence[Any]], Cards]  # all items of the box
    compose_lines: Callable[[Sequence[tuple[Entry, Any]]], Cards] | None = None  # of a file that places its items
    arrange: Callable[[Sequence[PackLine]], Sequence[PackLine]] = list  # the lines of a box that is built

    # A table.
    least: Callable[[Any, int], int]  # the questions that a table with these options and so many seats needs
    count: Callable[[Counter[str], Any], int] = _total  # those it can ask, out of so many of each category
    deal: Callable[[Supply[Any], Dice], Cards]  # its cards, in the order in which they are drawn
    custom: CustomShape = CustomShape()

    def fits(self, answer: Number | None) -> bool:
        return self.answers is None or (isinstance(answer, int) and answer in self.answers)

    def box(self) -> bytes:
        return files(self.package).joinpath(BOX_FILE).read_bytes()
