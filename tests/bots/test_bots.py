"""What holds for the bots of every game: lawful, the same from the same, and given nothing but what a seat sees."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

from ardoise import GAMES
from ardoise.bots import LEVELS, USUAL, Level
from ardoise.games import KITS
from ardoise.games.match import match
from ardoise.games.packs import box

every_game = pytest.mark.parametrize("name", GAMES)


def test_the_levels_in_their_order():
    assert LEVELS == get_args(Level) == ("novice", "club", "strong", "master")
    assert USUAL == "club"


@every_game
def test_a_game_between_all_levels_ends_and_is_the_same_twice(name):
    """The rules take every move of theirs: what they refuse would end the test."""
    game = GAMES[name]
    once, again = (list(match(KITS[name], game.types.options(), LEVELS, box(name), "all levels")) for _ in range(2))
    assert once == again
    assert game.outcome(once[-1].state)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_asked_with_view_seat_dice_and_hunch(name, level):
    assert len(inspect.signature(KITS[name].bots.player(level)).parameters) == 4
