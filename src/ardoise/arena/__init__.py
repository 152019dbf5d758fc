"""A tournament between bots: who sits where, what came of it, and what the players are worth."""

from ardoise.arena.contest import compete
from ardoise.arena.standings import Standing, Standings

__all__ = ["Standing", "Standings", "compete"]
