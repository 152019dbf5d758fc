"""A table without a room, and moves at it."""

from __future__ import annotations

import msgspec

from ardoise import GAMES, Dice
from ardoise.engine.codec import encode
from ardoise.games.packs import box
from ardoise.server.protocol import Play
from ardoise.server.room.table import Table

NOW = 101.0  # a second after a table was made


def table(game="gambit7", now=100.0, seats=3):
    rules = GAMES[game]
    return Table(rules, rules.setup(rules.types.options(), seats, box(game), Dice("seed", 0)), "seed", now)


def said(move, phase=0, number=1):
    return Play(number, phase, msgspec.Raw(move if isinstance(move, bytes) else encode(move)))


def taken(at, seat, move, phase=0, now=NOW):
    step = at.play(seat, said(move, phase), now)
    at.adopt(step, now)
