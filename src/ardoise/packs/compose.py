"""Questions into cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ardoise.engine.question import Question
from ardoise.games.bornes.types import Card as BornesCard
from ardoise.games.bornes.types import Side
from ardoise.games.incroyable.types import SYMBOLS
from ardoise.packs.question import CATEGORIES
from ardoise.packs.source import Entry

ON_A_CARD = 7  # G2

QuestionCard = tuple[Question, ...]


def deal_into_cards(questions: Sequence[Question]) -> tuple[QuestionCard, ...]:
    """Gambit 7's cards: seven different categories on each, from the fullest piles, so that few are left over."""
    order = CATEGORIES["gambit7"]
    piles = _piles(questions, order)
    cards: list[QuestionCard] = []
    while True:
        fullest = sorted((name for name in order if piles[name]), key=lambda name: -len(piles[name]))[:ON_A_CARD]
        if len(fullest) < ON_A_CARD:
            return tuple(cards)
        card = [piles[name].pop(0) for name in order if name in fullest]
        first = len(cards) % ON_A_CARD  # else a category would always have the same place, and the same round
        cards.append((*card[first:], *card[:first]))


def one_of_each_symbol(questions: Sequence[Question]) -> tuple[QuestionCard, ...]:
    """Incroyable!'s cards: as many as the rarest symbol allows (I1)."""
    piles = _piles(questions, SYMBOLS)
    return tuple(zip(*piles.values(), strict=False))


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


def _piles(questions: Sequence[Question], order: Sequence[str]) -> Mapping[str, list[Question]]:
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
