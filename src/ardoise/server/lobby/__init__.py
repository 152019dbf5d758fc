"""People, seats and choices of one room: pure rules over frozen values, with a log of their own.

Door: `rules.decide` and `rules.join` make events, `evolve.evolve` folds them into a `types.Lobby`.
Never: a socket, a clock, the store or a running room.
"""
