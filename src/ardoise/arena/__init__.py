"""A tournament between bots: who sits where, what came of it, and what the players are worth.

Door: `contest.compete` for programs; `ardoise arena` for people.
Never: a person's game, or a clock.
"""

from ardoise.arena.contest import compete
from ardoise.arena.standings import Standing, Standings

__all__ = ["Standing", "Standings", "compete"]
