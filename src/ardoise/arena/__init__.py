"""A tournament between bots: who sits where, what came of it, and what the players are worth."""
