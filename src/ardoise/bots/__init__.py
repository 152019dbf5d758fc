"""What the bots of all games share: levels, hunches, beliefs, pace. Imports no game: a game hands in its `Bots`."""

from __future__ import annotations

from ardoise.bots.family import Bots
from ardoise.bots.player import LEVELS, USUAL, Choose, Guest, Hunch, Level, Player

__all__ = ["LEVELS", "USUAL", "Bots", "Choose", "Guest", "Hunch", "Level", "Player"]
