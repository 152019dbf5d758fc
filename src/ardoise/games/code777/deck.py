"""Code 777: the 28 number cards, and the racks and codes that they make."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Literal, get_args

Card = Literal[
    "1 green",
    "2 yellow",
    "3 black",
    "4 brown",
    "5 black",
    "5 red",
    "6 green",
    "6 pink",
    "7 blue",
    "7 pink",
    "7 yellow",
]
Rack = tuple[Card, Card, Card]  # always sorted: the order of the cards on a rack says nothing
Racks = tuple[Rack, ...]
Code = tuple[int, int, int]  # the three numbers of a rack, lowest first
Cards = int  # how many there are of each card, all eleven counts side by side in one number

CARDS: tuple[Card, ...] = get_args(Card)
COPIES: dict[Card, int] = {  # C1
    "1 green": 1,
    "2 yellow": 2,
    "3 black": 3,
    "4 brown": 4,
    "5 black": 1,
    "5 red": 4,
    "6 green": 3,
    "6 pink": 3,
    "7 blue": 4,
    "7 pink": 1,
    "7 yellow": 2,
}
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(COPIES[card]))
NUMBER = {card: int(card.split()[0]) for card in CARDS}
COLOUR = {card: card.split()[1] for card in CARDS}
NUMBERS = range(1, 8)
COLOURS = tuple(dict.fromkeys(COLOUR.values()))
ON_A_RACK = 3
DIGIT = 4  # the bits of one count
ONE: dict[Card, Cards] = {card: 1 << DIGIT * place for place, card in enumerate(CARDS)}


def rack_of(cards: Iterable[Card]) -> Rack:
    first, second, third = sorted(cards)
    return first, second, third


def code_of(rack: Rack) -> Code:
    first, second, third = rack
    return NUMBER[first], NUMBER[second], NUMBER[third]


def counted(cards: Iterable[Card]) -> Cards:
    return sum(ONE[card] for card in cards)


def copies(cards: Cards, card: Card) -> int:
    return cards // ONE[card] % (1 << DIGIT)


RACKS: Racks = tuple(
    rack_of(rack)
    for rack in combinations_with_replacement(CARDS, ON_A_RACK)
    if all(rack.count(card) <= COPIES[card] for card in rack)
)
HELD: dict[Rack, Cards] = {rack: counted(rack) for rack in RACKS}
