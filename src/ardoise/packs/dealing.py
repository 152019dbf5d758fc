"""What a table is dealt: own questions first, then what was not asked yet, then what was asked longest ago.

What was not asked yet is mixed. In a room's first game the openers lie on top, and of one data set there are never more
than two before all others had their turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Record
from ardoise.engine.question import Question
from ardoise.packs.catalogue import Stocked, stock
from ardoise.packs.filters import Choice
from ardoise.packs.shape import Cards, CardShape, I, Supply

OF_ONE_DATA_SET = 2  # in a deal, as far as there are others


class Own(Record):
    """Questions that people at the table wrote, in the order in which they are to be asked."""

    questions: tuple[Question, ...] = ()


def cards(
    shape: CardShape | None,
    choice: Choice,
    own: Own,
    without: Sequence[str],
    day: str,
    dice: Dice,
    *,
    first: bool = False,
) -> Cards:
    """A game's cards in the order in which they are drawn. `without`: what was asked already, the oldest first."""
    if shape is None:
        return ()
    own_items = [*map(shape.custom.item, own.questions)]
    return shape.deal(_supply(_chosen(shape, choice, day), own_items, without, dice, first), dice)


def count(shape: CardShape, options: Any, choice: Choice, day: str) -> int:
    """How many questions a table with these options can ask."""
    return shape.count(_of_each_category(shape, choice, day), options)


@lru_cache(maxsize=256)
def _of_each_category(shape: CardShape, choice: Choice, day: str) -> Counter[str]:
    return Counter(stocked.category for stocked in _chosen(shape, choice, day))


@lru_cache(maxsize=32)
def _chosen(shape: CardShape, choice: Choice, day: str) -> tuple[Stocked, ...]:
    """Most tables of a day choose alike."""
    return tuple(
        stocked
        for stocked in stock(shape)
        if stocked.level in choice.levels
        and (not choice.categories or stocked.category in choice.categories)
        and (stocked.until is None or day <= stocked.until)
        and (stocked.child or not choice.for_children)
        and not (stocked.pop and choice.no_pop)
    )


def _supply(box: Sequence[Stocked], own: Sequence[I], without: Sequence[str], dice: Dice, first: bool) -> Supply[I]:
    turn = {asked: place for place, asked in enumerate(without)}
    again = [item for item in (*own, *(stocked.item for stocked in box)) if item.id in turn] if turn else []
    fresh = [stocked for stocked in box if stocked.item.id not in turn]
    new = [item for item in own if item.id not in turn]
    turns = _turns(dice.shuffled(fresh), first)
    ordered = tuple(item for _, item in sorted(turns, key=lambda turn: turn[0]))
    spare = frozenset(item.id for late, item in turns if late)
    return Supply(new, ordered, sorted(again, key=lambda item: turn[item.id]), spare)


def _turns(mixed: Sequence[Stocked], first: bool) -> list[tuple[int, Any]]:
    """Each item with how many pairs of its data set lie above it."""
    seen: Counter[str] = Counter()
    turns: list[tuple[int, Any]] = []
    for stocked in sorted(mixed, key=lambda stocked: not stocked.opener) if first else mixed:
        turns.append((seen[stocked.data_set] // OF_ONE_DATA_SET, stocked.item))
        seen[stocked.data_set] += bool(stocked.data_set)
    return turns


def piles(questions: Sequence[Question], order: Sequence[str]) -> Mapping[str, list[Question]]:
    """Questions by their categories."""
    by_name: dict[str, list[Question]] = {name: [] for name in order}
    for question in questions:
        if question.category in by_name:
            by_name[question.category].append(question)
    return by_name
