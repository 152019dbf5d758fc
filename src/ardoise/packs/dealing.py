"""What a table is dealt: own questions first, then what was not asked yet, then what was asked longest ago."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Record
from ardoise.engine.question import Question
from ardoise.packs.catalogue import Stocked, stock
from ardoise.packs.filters import Choice
from ardoise.packs.shape import Cards, CardShape, I, Supply


class Own(Record):
    """Questions that people at the table wrote, in the order in which they are to be asked."""

    questions: tuple[Question, ...] = ()


def cards(shape: CardShape | None, choice: Choice, own: Own, without: Sequence[str], day: str, dice: Dice) -> Cards:
    """A game's cards in the order in which they are drawn. `without`: what was asked already, the oldest first."""
    if shape is None:
        return ()
    own_items = [*map(shape.custom.item, own.questions)]
    return shape.deal(_supply(_items(shape, choice, day), own_items, without, dice), dice)


def count(shape: CardShape, options: Any, choice: Choice, day: str) -> int:
    """How many questions a table with these options can ask."""
    return shape.count(_of_each_category(shape, choice, day), options)


@lru_cache(maxsize=256)
def _of_each_category(shape: CardShape, choice: Choice, day: str) -> Counter[str]:
    return Counter(stocked.category for stocked in _chosen(shape, choice, day))


@lru_cache(maxsize=32)
def _items(shape: CardShape, choice: Choice, day: str) -> tuple[Any, ...]:
    """Most tables of a day choose alike."""
    return tuple(stocked.item for stocked in _chosen(shape, choice, day))


def _chosen(shape: CardShape, choice: Choice, day: str) -> list[Stocked]:
    return [
        stocked
        for stocked in stock(shape)
        if stocked.level in choice.levels
        and (not choice.categories or stocked.category in choice.categories)
        and (stocked.until is None or day <= stocked.until)
    ]


def _supply(box: Sequence[I], own: Sequence[I], without: Sequence[str], dice: Dice) -> Supply[I]:
    turn = {asked: place for place, asked in enumerate(without)}
    asked = [item for items in (own, box) for item in items if item.id in turn] if turn else []
    return Supply(_fresh(own, turn), dice.shuffled(_fresh(box, turn)), sorted(asked, key=lambda item: turn[item.id]))


def _fresh(items: Sequence[I], asked: Collection[str]) -> Sequence[I]:
    return [item for item in items if item.id not in asked] if asked else items


def piles(questions: Sequence[Question], order: Sequence[str]) -> Mapping[str, list[Question]]:
    """Questions by their categories."""
    by_name: dict[str, list[Question]] = {name: [] for name in order}
    for question in questions:
        if question.category in by_name:
            by_name[question.category].append(question)
    return by_name
