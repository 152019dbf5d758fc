"""What a game says about its bots: how they choose, what they may guess, how long they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ardoise.bots.levels import Dials
from ardoise.bots.pace import Range
from ardoise.bots.player import Choose, Hunch, Level
from ardoise.engine.game import Seat

Look = Callable[[Any, Seat, Dials, str, str], Hunch | None]  # state, seat, dials, own seed, the table's seed


def nothing_to_guess(state: Any, seat: Seat, dials: Dials, own: str, seed: str) -> None:
    """The look of a game that asks nothing of the world."""


@dataclass(frozen=True, kw_only=True)
class Bots:
    player: Callable[[Level], Choose]
    look: Look = nothing_to_guess  # reads the answer from the state; only `bots.hunches` may call it
    pace: Mapping[str, Range] = field(default_factory=dict)  # seconds by the name of the phase
