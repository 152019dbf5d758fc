"""What a bot is: a function that is given what its seat sees, and perhaps a hunch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args

from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number

Level = Literal["novice", "club", "strong", "master"]

LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
USUAL: Level = "club"


CERTAIN = 0.0001  # the sureness of who knows


class Hunch(Record):
    """What a bot believes about the question that lies there, and how sure it thinks it is."""

    estimate: Number
    sureness: float  # the spread, on a log scale, that it believes itself to have
    cards: tuple[tuple[str, Hunch], ...] = ()  # the same for each card in hand, by its id


Choose = Callable[[Any, Seat, Dice, Hunch | None], Any]  # view, seat, dice, hunch → a move, or None: nothing to do


class Guest(NamedTuple):
    """A bot of one's own, and how well it is to guess."""

    choose: Choose
    level: Level = USUAL


Player = Level | Choose | Guest  # a function alone guesses as the usual level


def blind(dice: Dice) -> Hunch:
    """For a bot that nobody has given a hunch."""
    return Hunch((1 + dice.below(99)) * 10 ** dice.below(3), 1.5)
