"""What every game is made of. Nothing here reads a clock, a file, a socket or the global random generator."""
