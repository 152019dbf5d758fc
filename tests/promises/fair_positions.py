"""What lies where after a deal, how often it should, and how likely it is that chance alone made the difference."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import product
from math import comb, erfc, prod, sqrt
from typing import Any

from ardoise import GAMES, Dice
from ardoise.games.code777.deck import COPIES, DECK, ON_A_RACK, RACKS
from ardoise.games.code777.questions import QUESTIONS
from ardoise.games.packs import box

FEW = 5.0  # expected: rarer things are counted together, else chi-square says nothing
SEATS = 4
Chances = Mapping[Hashable, float]
Lying = Iterator[tuple[str, Hashable, Chances]]  # where, what, and how likely each thing is there


def even(things: Any) -> Chances:
    return {thing: 1 / len(things) for thing in things}


SEAT = even(range(SEATS))
FACE = even(range(1, 7))
QUESTION = even(tuple(QUESTIONS))
CARD: Chances = {card: copies / len(DECK) for card, copies in COPIES.items()}
RACK: Chances = {
    rack: prod(comb(COPIES[card], rack.count(card)) for card in set(rack)) / comb(len(DECK), ON_A_RACK)
    for rack in RACKS
}
BORNES_CARD = even([card[0].id for card in box("bornes")])
INCROYABLE_CARD = even([card[0].id for card in box("incroyable")])
GAMBIT_CARD = [even([card[n].id for card in box("gambit7")]) for n in range(7)]


def gambit7(state: Any) -> Lying:
    for n, question in enumerate(state.questions):
        yield f"question {n}", question.id, GAMBIT_CARD[n]


def bornes(state: Any) -> Lying:
    yield "master", state.round.master, SEAT
    yield "die", state.round.die, FACE
    for n, card in enumerate(state.pile):
        yield f"pile {n}", card[0].id, BORNES_CARD


def incroyable(state: Any) -> Lying:
    for n, card in enumerate(state.pile):
        yield f"pile {n}", card[0].id, INCROYABLE_CARD


def code777(state: Any) -> Lying:
    yield "asker", state.asker, SEAT
    for n, rack in enumerate(state.racks):
        yield f"rack {n}", rack, RACK
    for n, card in enumerate(state.supply.stock):
        yield f"stock {n}", card, CARD
    for n, question in enumerate(state.pile):
        yield f"question {n}", question, QUESTION


POSITIONS: dict[str, Callable[[Any], Lying]] = {
    "gambit7": gambit7,
    "bornes": bornes,
    "incroyable": incroyable,
    "code777": code777,
}


def likelihoods(deals: int, seed: str) -> dict[str, float]:
    """Of what was dealt at each position of each game, were the deal fair."""
    counts: dict[str, Counter[Hashable]] = defaultdict(Counter)
    chances: dict[str, Chances] = {}
    for name, number in product(GAMES, range(deals)):
        game = GAMES[name]
        state = game.setup(game.types.options(), SEATS, box(name), Dice(f"{seed} {name} {number}", 0))
        for where, what, chance in POSITIONS[name](state):
            counts[f"{name} {where}"][what] += 1
            chances[f"{name} {where}"] = chance
    return {where: likelihood(counts[where], chances[where], deals) for where in counts}


def likelihood(counts: Counter[Hashable], chances: Chances, deals: int) -> float:
    """p of the chi-square test. What ought never to be there makes it 0."""
    if counts.keys() - chances.keys():
        return 0.0
    pairs = [(counts[what], chance * deals) for what, chance in chances.items()]
    rare = [pair for pair in pairs if pair[1] < FEW]
    cells = [pair for pair in pairs if pair[1] >= FEW]
    if rare:
        cells.append((sum(seen for seen, _ in rare), sum(expected for _, expected in rare)))
    return beyond(sum((seen - expected) ** 2 / expected for seen, expected in cells), len(cells) - 1)


def beyond(chi_square: float, freedom: int) -> float:
    """How often chance alone gives more, after Wilson and Hilferty: good to a few per cent."""
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(z / sqrt(2)) / 2
