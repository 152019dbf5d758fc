"""Bots at a live table. The only module of the server that may import the sealed `bots.hunches`.

All their chance comes from the game's secret seed: nobody can tell it before the end, and no restart changes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.bots.hunches import hunch
from ardoise.bots.pace import pause
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.server.lobby.bots import level_of, looked_at
from ardoise.server.lobby.types import Lobby
from ardoise.server.room.table import Step, Table

Think = Callable[[Table, Seat, float, bool], float]  # who, at which hour of the loop, and are all people done?


def bots_step(table: Table | None, lobby: Lobby, seat: Seat) -> Step | None:
    """What follows from what the bot on this seat does now; None: it does nothing."""
    waiting = table.waiting if table else None
    if table is None or waiting is None or table.stopped is not None or seat not in waiting.seats & lobby.bots:
        return None
    if waiting.by_hand:
        return table.time_up()
    move = bots_move(table, lobby, seat)
    return None if move is None else table.step(seat, move)


def bots_move(table: Table, lobby: Lobby, seat: Seat) -> Any:
    """What the bot on this seat does on what it sees and believes."""
    game, bots = table.game, KITS[table.game.name].bots
    level = level_of(lobby, seat)
    secret = not looked_at(lobby, seat)
    guess = hunch(bots, table.state, seat, level, f"{table.seed}/hunches") if secret else None
    choose = bots.player(level)
    return choose(game.recalled(table.state, seat), seat, _dice(table, seat, "choice"), guess)


def think_time(table: Table, seat: Seat, now: float, hurried: bool) -> float:
    """How many seconds a bot takes."""
    waiting = table.waiting
    left = None if table.deadline is None else max(0.0, table.deadline - now)
    race = waiting is not None and waiting.race
    phase = type(table.state.phase).__name__
    return pause(KITS[table.game.name].bots.pace, phase, left, race, hurried, _dice(table, seat, "pause"))


def _dice(table: Table, seat: Seat, what: str) -> Dice:
    return Dice(f"{table.seed}/{what} of bot {seat}", table.version)
