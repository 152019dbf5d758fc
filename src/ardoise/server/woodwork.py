"""Bots at a live table. Here alone the server asks the sealed service, and what that says goes into one choice.

All chance of theirs comes from the game's secret seed: nobody can tell it before the end, and no restart changes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.bots import bot
from ardoise.bots.knowledge import hunch
from ardoise.bots.pace import pause
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.server.lobby.bots import level_of, looked_at
from ardoise.server.lobby.types import Lobby
from ardoise.server.table import Step, Table

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
    game = table.game
    level = level_of(lobby, seat)
    secret = not looked_at(lobby, seat)
    guess = hunch(game.name, table.state, seat, level, f"{table.seed}/hunches") if secret else None
    choose = bot(game.name, level)
    return choose(game.view(table.state, seat), seat, _dice(table, seat, "choice"), guess)


def human_while(table: Table, seat: Seat, now: float, hurried: bool) -> float:
    """How many seconds a bot takes."""
    waiting = table.waiting
    left = None if table.deadline is None else max(0.0, table.deadline - now)
    race = waiting is not None and waiting.race
    phase = type(table.state.phase).__name__
    return pause(table.game.name, phase, left, race, hurried, _dice(table, seat, "pause"))


def _dice(table: Table, seat: Seat, what: str) -> Dice:
    return Dice(f"{table.seed}/{what} of bot {seat}", table.version)
