"""What every game is made of: moves, events, phases, dice, numbers, questions.

Door: the record `game.Game`, and `game.play`, which plays one move.
Never: a clock, a file, a socket or the global random generator.
"""
