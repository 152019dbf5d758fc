"""A bot of one's own at the table: whatever it does, it is told in words whose fault it was."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from ardoise.bots.player import Guest, Hunch, Player
from ardoise.engine.codec import decode_strictly, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Game, Seat


class BotError(Exception):
    """A bot of one's own cannot go on, or does what it may not; the message says which and what."""


def name_of(player: Player | str) -> str:
    """A level, the name of a function, or that of a function with the level of its hunches."""
    if isinstance(player, str):
        return player
    if isinstance(player, Guest):
        return f"{name_of(player.choose)}@{player.level}"
    return getattr(player, "__name__", None) or type(player).__name__


def watched(game: Game[Any, Any, Any, Any, Any], guest: Guest) -> Guest:
    """The same, but what it chooses is read as strictly as what comes over the wire."""

    def choose(view: Any, seat: Seat, dice: Dice, hunch: Hunch | None) -> Any:
        try:
            move = guest.choose(view, seat, dice, hunch)
        except Exception as error:
            line = extract_tb(error.__traceback__)[-1]
            where = f"{Path(line.filename).name} line {line.lineno}"
            raise BotError(f"{name} failed, {where}: {type(error).__name__}: {error}") from error
        try:
            return None if move is None else decode_strictly(encode(move), game.types.move)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            raise BotError(f"{name} chose {move!r}, which is no move of {game.name}: {error}") from error

    name = name_of(guest.choose)
    return Guest(choose, guest.level)
