"""`python3 run.py bench scale`: what a move costs as rooms, seats, spectators, logs and lobbies grow."""
