"""Fourchette: its cards, one question each."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.engine.question import Question
from ardoise.packs.shape import CardShape, CustomShape, Supply
from ardoise_fourchette.types import Options

CATEGORIES = ("plate", "animals", "sky", "stories")
MOST_ROUNDS = 8  # F16


def _deal(supply: Supply[Question], dice: Dice) -> tuple[Question, ...]:
    """People's own questions come first."""
    return (*supply.own, *supply.fresh, *supply.asked)[:MOST_ROUNDS]


def _least(options: Options, seats: int) -> int:
    return options.rounds


CARDS = CardShape(
    game="fourchette",
    package=__package__,
    categories=CATEGORIES,
    choosable=CATEGORIES,
    fewest=MOST_ROUNDS,
    compose=tuple,
    least=_least,
    deal=_deal,
    custom=CustomShape(most=MOST_ROUNDS),
)
