"""Each level beats the one below: two against two, seats changing. Seeds and packs that stay make the figures exact."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ardoise.bots import LEVELS
from ardoise.games import GAMES, KITS
from ardoise.games.match import match
from ardoise.games.packs import box
from tests.every_game import twins

TABLES = [(0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1)]


def wins_of_the_stronger(game, weaker, stronger):
    won, games = 0.0, twins(GAMES[game]).STRENGTH_GAMES
    for number in range(games):
        levels = [(weaker, stronger)[side] for side in TABLES[number % len(TABLES)]]
        *_, last = match(KITS[game], GAMES[game].types.options(), levels, box(game), f"strength {number}")
        winners = GAMES[game].outcome(last.state).winners
        won += sum(levels[seat] == stronger for seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_a_level_beats_the_one_below(game, weaker, stronger):
    assert wins_of_the_stronger(game, weaker, stronger) > 0.5
