"""Questions into cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from ardoise.engine.question import Question
from ardoise.games.bornes.types import Card as BornesCard
from ardoise.games.bornes.types import Side
from ardoise.games.incroyable.types import SYMBOLS
from ardoise.packs.format import Entry
from ardoise.packs.question import CATEGORIES

ON_A_CARD = 7  # G2

QuestionCard = tuple[Question, ...]
Card = QuestionCard | BornesCard
T = TypeVar("T")


def deal_into_cards(questions: Sequence[Question]) -> tuple[QuestionCard, ...]:
    """Gambit 7's cards: seven different categories on each, from the fullest piles, so that few are left over.

    Where there are fewer than seven, a category comes several times on a card.
    """
    order = CATEGORIES["gambit7"]
    left = piles(questions, order)
    different = min(ON_A_CARD, sum(map(bool, left.values())))
    cards: list[QuestionCard] = []
    while sum(map(len, left.values())) >= ON_A_CARD:
        if different == ON_A_CARD > sum(map(bool, left.values())):
            break
        card = _from_the_fullest(left)
        first = len(cards) % ON_A_CARD  # else a category would always have the same place, and the same round
        cards.append((*card[first:], *card[:first]))
    return tuple(cards)


def _from_the_fullest(left: Mapping[str, list[Question]]) -> list[Question]:
    card: list[Question] = []
    while len(card) < ON_A_CARD:
        fullest = sorted(filter(left.get, left), key=lambda name: -len(left[name]))[: ON_A_CARD - len(card)]
        card += [left[name].pop(0) for name in left if name in fullest]
    return card


def one_of_each_symbol(questions: Sequence[Question]) -> tuple[QuestionCard, ...]:
    """Incroyable!'s cards: as many as the rarest symbol allows (I1)."""
    return tuple(zip(*piles(questions, SYMBOLS).values(), strict=False))


def on_two_sides(items: Sequence[T], kind: Callable[[T], str]) -> list[tuple[T, T]]:
    """Two of different kinds on each card, as far as there are (B20)."""
    by_kind = sorted(items, key=kind)
    half = len(by_kind) // 2
    return list(zip(by_kind[:half], by_kind[half : 2 * half], strict=True))


def two_sided(sides: Sequence[tuple[Entry, Side]]) -> tuple[BornesCard, ...]:
    """Bornes' cards in the order of their numbers, or PackError (B20)."""
    cards: dict[int, dict[str, tuple[Entry, Side]]] = {}
    for entry, side in sides:
        number, name = _slot(entry)
        card = cards.setdefault(number, {})
        if name in card:
            raise entry.place.error("side", f"card {number} has two sides {name}")
        card[name] = (entry, side)
    return tuple(_both(number, cards[number]) for number in sorted(cards))


def piles(questions: Sequence[Question], order: Sequence[str]) -> Mapping[str, list[Question]]:
    return {name: [question for question in questions if question.category == name] for name in order}


def _slot(entry: Entry) -> tuple[int, str]:
    number, name = entry.source.card, entry.source.side
    if number is None:
        raise entry.place.error("card", "missing")
    if name is None:
        raise entry.place.error("side", "missing")
    return number, name


def _both(number: int, card: Mapping[str, tuple[Entry, Side]]) -> BornesCard:
    if len(card) == 1:
        [(entry, _)] = card.values()
        raise entry.place.error("side", f"card {number} has no other side")
    return card["a"][1], card["b"][1]
