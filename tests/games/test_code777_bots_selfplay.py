"""Code 777 between exact deducers: one seed is one game to the byte, however quickly it is played."""

from __future__ import annotations

from hashlib import sha256

from ardoise.engine.codec import encode
from ardoise.engine.playout import playout
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import CAREFUL, Dials, choose
from ardoise.games.code777.types import Options
from ardoise.games.code777.view import view

EXACT = Dials(100, CAREFUL)
GAMES = 20


def certain(state, seat, dice):
    return choose(EXACT, view(state, seat), seat, dice)


def log_of(seed):
    """Who did what, what followed and what all seats saw then, line by line."""
    for step in playout(CODE777, Options(), 4, (), seed, choose=certain):
        looks = [view(step.state, seat) for seat in (None, *range(4))]
        yield encode([step.by, step.move, step.events, step.state, looks])


def test_the_games_are_those_that_were_played_when_they_were_slow():
    """The figure was taken before self-play was made quick: what is remembered and shared must change no game."""
    logs = sha256(b"\n".join(line for number in range(GAMES) for line in log_of(f"self-play/{number}")))
    assert logs.hexdigest() == "206205213082d5eaf10c5822b1ebab805ed37968f01ac068af3c6c65a2324aa8"
