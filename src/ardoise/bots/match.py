"""A whole game between bots of chosen levels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ardoise.bots import Level, bot
from ardoise.bots.knowledge import hunch
from ardoise.engine.dice import Dice
from ardoise.engine.game import Game, Move, Seat
from ardoise.engine.match import Step, bot_match


def match(
    game: Game[Any, Any, Any, Any, Any], options: Any, levels: Sequence[Level], cards: Sequence[Any], seed: str
) -> Iterator[Step]:
    """One level for each seat."""
    players = [bot(game.name, level) for level in levels]

    def choose(state: Any, seat: Seat, dice: Dice) -> Move | None:
        guess = hunch(game.name, state, seat, levels[seat], f"{seed}/hunches")
        move: Move | None = players[seat](game.view(state, seat), seat, dice, guess)
        return move

    return bot_match(game, options, len(levels), cards, seed, choose=choose)
