"""Players of wood at four levels. A bot is given its seat's view, dice of its own and perhaps a hunch, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ardoise.bots import bornes, code777, gambit7, incroyable
from ardoise.bots.player import LEVELS, USUAL, Choose, Hunch, Level
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games import GAMES

__all__ = ["LEVELS", "USUAL", "Choose", "Hunch", "Level", "bot", "has_levels"]

PLAYERS: dict[str, Callable[[Level], Choose]] = {
    "gambit7": gambit7.player,
    "bornes": bornes.player,
    "incroyable": incroyable.player,
    "code777": code777.player,
}


def bot(game: str, level: Level = USUAL) -> Choose:
    """A player of this game. Where nobody has made levels yet, all are the game's own simple bot."""
    make = PLAYERS.get(game)
    return make(level) if make else _simple(game)


def has_levels(game: str) -> bool:
    return game in PLAYERS


def _simple(game: str) -> Choose:
    own = GAMES[game].choose

    def choose(view: object, seat: Seat, dice: Dice, hunch: Hunch | None) -> object:
        return own(view, seat, dice)

    return choose
