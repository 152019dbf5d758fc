"""Incroyable!: its cards, out of questions of a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.question import Question
from ardoise.games.incroyable.types import LEAST, MOST, SYMBOLS
from ardoise.packs.dealing import piles
from ardoise.packs.shape import CardShape, CustomShape, Supply

MOST_CARDS = 25  # bots need 24 at most, on the long track; then the first come again (I29)
FEWEST_CARDS = 15  # most games are over by then, so that nothing is asked twice
ANY = "any"

Card = tuple[Question, ...]


def one_of_each_symbol(questions: Sequence[Question]) -> tuple[Card, ...]:
    """As many cards as the rarest symbol allows (I1)."""
    return tuple(zip(*piles(questions, SYMBOLS).values(), strict=False))


def _least(options: Any, seats: int) -> int:
    return FEWEST_CARDS * len(SYMBOLS)


def _count(there: Counter[str], options: Any) -> int:
    return len(SYMBOLS) * min(there[symbol] for symbol in SYMBOLS)


def _deal(supply: Supply[Question], dice: Dice) -> tuple[Card, ...]:
    return one_of_each_symbol((*supply.own, *supply.fresh, *supply.asked))[:MOST_CARDS]


def _place(chosen: Sequence[str]) -> Sequence[str]:
    """Own questions without a symbol are spread over all of them."""
    anywhere = cycle(SYMBOLS)
    return [next(anywhere) if symbol == ANY else symbol for symbol in chosen]


CARDS = CardShape(
    game="incroyable",
    package=__package__,
    categories=SYMBOLS,  # a table cannot choose: every card needs all five (I1)
    answers=range(LEAST, MOST + 1),
    fewest=1,
    compose=one_of_each_symbol,
    least=_least,
    count=_count,
    deal=_deal,
    custom=CustomShape(categories=(ANY, *SYMBOLS), usual=ANY, place=_place),
)
