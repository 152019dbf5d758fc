"""A long run of games, in chunks that can be played anywhere: its origin, where it is played, what is kept."""
