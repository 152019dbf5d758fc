"""The big screen stands there all evening: what it holds does not grow from game to game."""

from __future__ import annotations

from tests.browser.evening import big_screen_games
from tests.kit.planned_server import Plan

GAMES = 4  # of seven rounds: the bench plays 500 rounds
WARM = 1  # games until everything has been loaded and drawn once
STORIES = 30  # nodes by which the stories of two games may differ; whatever is left behind is more, round by round


def test_nodes_and_listeners_do_not_grow(play):
    async def visit(stage):
        found = [held async for held in big_screen_games(stage, GAMES)]
        before, after = found[WARM:-1], found[-1]
        assert after.nodes <= max(held.nodes for held in before) + STORIES, found
        assert after.listeners <= max(held.listeners for held in before), found

    play(visit, Plan())
