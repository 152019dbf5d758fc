"""The arena for programs: levels and functions of one's own against each other, in this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ardoise.arena.standings import Standings, standings
from ardoise.arena.tournament import Tournament, bouts
from ardoise.bots import Player
from ardoise.bots.custom import name_of, named
from ardoise.engine.codec import encode
from ardoise.games import GAMES


def compete(
    game: str, players: Sequence[Player | str], games: int = 100, seed: int = 1, options: Any = None
) -> Standings:
    """Each player is a level, a function, a `Guest`, or the name of a function as on the command line."""
    chosen = options or GAMES[game].types.options()
    tournament = Tournament(game, tuple(name_of(player) for player in players), seed, encode(chosen).decode())
    at_hand = [named(player) if isinstance(player, str) else player for player in players]
    return standings(tournament, bouts(tournament, 0, games, at_hand))
