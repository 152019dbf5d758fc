"""What a bot is: a function that is given what its seat sees, and perhaps a hunch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number

Level = Literal["novice", "club", "strong", "master"]

LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
USUAL: Level = "club"


class Hunch(Record):
    """What a bot believes about the question that lies there, and how sure it thinks it is."""

    estimate: Number
    sureness: float  # the spread, on a log scale, that it believes itself to have


Choose = Callable[[Any, Seat, Dice, Hunch | None], Any]  # view, seat, dice, hunch → a move, or None: nothing to do
