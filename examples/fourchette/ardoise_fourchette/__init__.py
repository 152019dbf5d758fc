"""Fourchette, a game of forks for Ardoise: a small but whole example of a game in a package of its own."""

import ardoise  # noqa: F401  (the registry first: it imports this game, whichever of the two was asked for)
