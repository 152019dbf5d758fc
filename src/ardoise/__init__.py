"""Ardoise: four number games as pure, exact rule engines, and the table to play them at."""

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat, Timeout, play
from ardoise.games import GAMES
from ardoise.games.packs import box

__all__ = ["GAMES", "Dice", "Rejected", "Seat", "Timeout", "__version__", "box", "play"]

__version__ = "0.1.0"
