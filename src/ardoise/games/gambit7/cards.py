"""Gambit 7: its cards, out of questions of a pack."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.question import Question
from ardoise.engine.seats import put
from ardoise.games.gambit7.rules import ROUNDS
from ardoise.packs.dealing import piles
from ardoise.packs.shape import CardShape, CustomShape, Supply

CATEGORIES = ("economy", "arts", "geography", "history", "culture", "science", "sports", "misc")
ON_A_CARD = 7  # G2

Card = tuple[Question, ...]


def deal_into_cards(questions: Sequence[Question], order: Sequence[str] = CATEGORIES) -> tuple[Card, ...]:
    """Seven different categories on each card, from the fullest piles, so that few are left over.

    Where there are fewer than seven, a category comes several times on a card. Among equal piles the first in the
    order is drawn from.
    """
    left = [pile[::-1] for pile in piles(questions, order).values()]  # drawn from the end
    different = min(ON_A_CARD, _not_empty(left))
    cards: list[Card] = []
    for number in range(sum(map(len, left)) // ON_A_CARD):
        if different == ON_A_CARD > _not_empty(left):
            break
        card = _from_the_fullest(left)
        first = number % ON_A_CARD  # else a category would always have the same place, and the same round
        cards.append((*card[first:], *card[:first]))
    return tuple(cards)


def _not_empty(piles: Sequence[list[Question]]) -> int:
    return len(piles) - piles.count([])


def _from_the_fullest(left: Sequence[list[Question]]) -> list[Question]:
    card: list[Question] = []
    while len(card) < ON_A_CARD:
        sizes = [-len(pile) for pile in left]
        fullest = sorted(range(len(left)), key=sizes.__getitem__)[: ON_A_CARD - len(card)]
        card += [left[place].pop() for place in sorted(fullest) if left[place]]
    return card


def deal(supply: Supply[Question], dice: Dice) -> tuple[Card, ...]:
    """Round n asks question n of card n (G5), so custom questions go there. With too few left, all cards are alike."""
    order = dice.shuffled(CATEGORIES)  # else the first category would be on more of the first cards
    drawn = dice.shuffled(deal_into_cards(supply.fresh, order)[:ROUNDS])
    if len(drawn) < ROUNDS:
        return (_last_card(supply),) * ROUNDS
    return tuple(put(card, n, supply.own[n]) if n < len(supply.own) else card for n, card in enumerate(drawn))


def _last_card(supply: Supply[Question]) -> Card:
    by_category = piles(supply.fresh, sorted({question.category for question in supply.fresh}))
    in_turn = [question for row in zip_longest(*by_category.values()) for question in row if question]
    return (*supply.own, *in_turn, *supply.asked)[:ON_A_CARD]


def _least(options: Any, seats: int) -> int:
    return ROUNDS


CARDS = CardShape(
    game="gambit7",
    package=__package__,
    categories=CATEGORIES,
    choosable=CATEGORIES,
    fewest=ROUNDS,
    compose=deal_into_cards,
    least=_least,
    deal=deal,
    custom=CustomShape(categories=CATEGORIES, usual="misc", most=ROUNDS),
)
