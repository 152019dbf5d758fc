"""What a table is dealt: own questions first, then what was not asked yet, then what was asked longest ago."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Generic, NamedTuple, TypeVar

from ardoise.engine.dice import Dice
from ardoise.engine.game import Record
from ardoise.engine.question import Question
from ardoise.engine.seats import put
from ardoise.games.bornes.deck import cards_dealt
from ardoise.games.bornes.types import Card as BornesCard
from ardoise.games.bornes.types import Side
from ardoise.games.incroyable.types import SYMBOLS
from ardoise.packs.catalogue import Stocked, stock
from ardoise.packs.compose import (
    ON_A_CARD,
    Card,
    QuestionCard,
    deal_into_cards,
    on_two_sides,
    one_of_each_symbol,
    piles,
)
from ardoise.packs.filters import Choice

Q = TypeVar("Q", Question, Side)

ROUNDS = 7  # G5
MOST_CARDS = 25  # of Incroyable!: bots need 24 at most, on the long track; then the first come again (I29)
FEWEST_CARDS = 15  # of Incroyable!: most games are over by then, so that nothing is asked twice


class Own(Record):
    """Questions that people at the table wrote, in the order in which they are to be asked."""

    questions: tuple[Question, ...] = ()
    sides: tuple[Side, ...] = ()


class Supply(NamedTuple, Generic[Q]):
    own: list[Q]
    fresh: tuple[Q, ...]  # mixed
    asked: list[Q]  # the one that was asked longest ago first


def cards(game: str, choice: Choice, own: Own, without: Sequence[str], day: str, dice: Dice) -> tuple[Card, ...]:
    """A game's cards in the order in which they are drawn. `without`: what was asked already, the oldest first."""
    chosen: Any = [stocked.item for stocked in _chosen(game, choice, day)]
    if game == "bornes":
        return _two_sides(_supply(chosen, own.sides, without, dice), dice)
    if game not in OF_QUESTIONS:
        return ()
    return OF_QUESTIONS[game](_supply(chosen, own.questions, without, dice), dice)


def count(game: str, options: Any, choice: Choice, day: str) -> int:
    """How many questions a table with these options can ask."""
    there = _of_each_category(game, choice, day)
    if game == "incroyable":
        return len(SYMBOLS) * min(there[symbol] for symbol in SYMBOLS)
    out_of_reach = there["measured"] if game == "bornes" and not options.together else 0  # B18
    return there.total() - out_of_reach


@lru_cache(maxsize=256)
def _of_each_category(game: str, choice: Choice, day: str) -> Counter[str]:
    return Counter(stocked.category for stocked in _chosen(game, choice, day))


def least(game: str, options: Any, seats: int) -> int:
    """How many questions so many seats need."""
    match game:
        case "gambit7":
            return ROUNDS
        case "incroyable":
            return FEWEST_CARDS * len(SYMBOLS)
        case "bornes":
            return 2 * (cards_dealt(options, seats) + 1)  # B19
    return 0


def _chosen(game: str, choice: Choice, day: str) -> list[Stocked]:
    return [
        stocked
        for stocked in stock(game)
        if stocked.level in choice.levels
        and (not choice.categories or stocked.category in choice.categories)
        and (stocked.until is None or day <= stocked.until)
    ]


def _supply(box: Sequence[Q], own: Sequence[Q], without: Sequence[str], dice: Dice) -> Supply[Q]:
    turn = {asked: place for place, asked in enumerate(without)}
    asked = [item for items in (own, box) for item in items if item.id in turn]
    return Supply(_fresh(own, turn), dice.shuffled(_fresh(box, turn)), sorted(asked, key=lambda item: turn[item.id]))


def _fresh(items: Sequence[Q], asked: Collection[str]) -> list[Q]:
    return [item for item in items if item.id not in asked]


def _seven_cards(supply: Supply[Question], dice: Dice) -> tuple[QuestionCard, ...]:
    """Round n asks question n of card n (G5): there the own ones stand. When too few are left, all cards are alike."""
    drawn = dice.shuffled(deal_into_cards(supply.fresh))[:ROUNDS]
    if len(drawn) < ROUNDS:
        return (_last_card(supply),) * ROUNDS
    return tuple(put(card, n, supply.own[n]) if n < len(supply.own) else card for n, card in enumerate(drawn))


def _last_card(supply: Supply[Question]) -> QuestionCard:
    by_category = piles(supply.fresh, sorted({question.category for question in supply.fresh}))
    in_turn = [question for row in zip_longest(*by_category.values()) for question in row if question]
    return (*supply.own, *in_turn, *supply.asked)[:ON_A_CARD]


def _five_symbols(supply: Supply[Question], dice: Dice) -> tuple[QuestionCard, ...]:
    return one_of_each_symbol((*supply.own, *supply.fresh, *supply.asked))[:MOST_CARDS]


def _two_sides(supply: Supply[Side], dice: Dice) -> tuple[BornesCard, ...]:
    """Two own ones on a card, so that it asks one of them whichever side lies up."""
    lent = len(supply.own) % 2
    fresh = supply.fresh[lent:]
    even = len(fresh) // 2 * 2
    return (
        *_in_pairs((*supply.own, *supply.fresh[:lent])),
        *dice.shuffled(on_two_sides(fresh[:even], lambda side: side.kind)),
        *_in_pairs((*fresh[even:], *supply.asked)),
    )


def _in_pairs(sides: Sequence[Side]) -> tuple[BornesCard, ...]:
    return tuple(zip(sides[::2], sides[1::2], strict=False))


OF_QUESTIONS: Mapping[str, Callable[[Supply[Question], Dice], tuple[QuestionCard, ...]]] = {
    "gambit7": _seven_cards,
    "incroyable": _five_symbols,
}
