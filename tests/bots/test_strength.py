"""Each level beats the one below: two against two, seats changing. Seeds and packs that stay make the figures exact."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ardoise.bots import LEVELS
from ardoise.games import GAMES, KITS
from ardoise.games.match import match
from ardoise.games.packs import box

GAMES_EACH = {"gambit7": 120, "bornes": 48, "incroyable": 48}  # luck is largest in the first
TABLES = [(0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1)]


def wins_of_the_stronger(game, weaker, stronger):
    won = 0.0
    for number in range(GAMES_EACH[game]):
        levels = [(weaker, stronger)[side] for side in TABLES[number % len(TABLES)]]
        *_, last = match(KITS[game], GAMES[game].types.options(), levels, box(game), f"strength {number}")
        winners = GAMES[game].outcome(last.state).winners
        won += sum(levels[seat] == stronger for seat in winners) / len(winners)
    return won / GAMES_EACH[game]


@pytest.mark.parametrize("game", ["gambit7", "bornes", "incroyable"])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_a_level_beats_the_one_below(game, weaker, stronger):
    assert wins_of_the_stronger(game, weaker, stronger) > 0.5
