"""A room's people, seats and choices: rules over frozen values, like a game's, with a log of their own."""
