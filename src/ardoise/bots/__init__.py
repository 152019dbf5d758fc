"""What the bots of all games share: levels, hunches, beliefs, pace.

Door: the record `family.Bots`, which a game's kit carries.
Never: a game or a state; only `hunches` looks at an answer, through the game's own look.
"""

from __future__ import annotations

from ardoise.bots.family import Bots
from ardoise.bots.player import LEVELS, USUAL, Choose, Guest, Hunch, Level, Player

__all__ = ["LEVELS", "USUAL", "Bots", "Choose", "Guest", "Hunch", "Level", "Player"]
