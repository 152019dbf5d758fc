"""Players of wood at four levels. A bot is given its seat's view, dice of its own and perhaps a hunch, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ardoise.bots import bornes, code777, gambit7, incroyable
from ardoise.bots.player import LEVELS, USUAL, Choose, Guest, Hunch, Level, Player

__all__ = ["LEVELS", "USUAL", "Choose", "Guest", "Hunch", "Level", "Player", "bot"]

PLAYERS: dict[str, Callable[[Level], Choose]] = {
    "gambit7": gambit7.player,
    "bornes": bornes.player,
    "incroyable": incroyable.player,
    "code777": code777.player,
}


def bot(game: str, level: Level = USUAL) -> Choose:
    """A player of this game."""
    return PLAYERS[game](level)
