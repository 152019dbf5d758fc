"""A game looks the same whatever game was played before it in the same tab."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from msgspec.structs import fields

import tests.kit.client
from ardoise import GAMES
from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, SetClock, Start
from tests.browser.layout import differences
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import NAMES, one_move, seen_by
from tests.browser.stage import BIG, PHONE
from tests.kit.planned_server import Plan

PLAYERS = 3
WIDE = (1280, 800)  # what I touch beside the table, and the players, too
MY_TURN, NOT_MY_TURN, WALLS = [("phone", 0, PHONE)], [("phone", 0, WIDE)], [("big screen", 1, BIG)]
PAIRS_AT_ONCE = 4  # in one room
SHOWN = 6  # differences
BRIEF = {"points_to_win": 1, "track": "short"}  # options of games that have them: the same screens, fewer moves


def walk(games: list[str]) -> list[str]:
    """Each ordered pair of two different games, one after the other, once (Hierholzer's algorithm)."""
    left = {game: [other for other in games if other != game] for game in games}
    path, way = [games[0]], []
    while path:
        if left[path[-1]]:
            path.append(left[path[-1]].pop())
        else:
            way.append(path.pop())
    return way[::-1]


def stretches(way: list[str]) -> list[list[str]]:
    return [way[start : start + PAIRS_AT_ONCE + 1] for start in range(0, len(way) - 1, PAIRS_AT_ONCE)]


async def open_tabs(stage, player):
    """A phone and a big screen that have shown no game yet. The player acts elsewhere."""
    seen = phone_of(player)
    tabs = [await stage.open(seen.path, kept=seen.kept), await stage.open(wall_of(player).path, size=BIG)]
    for tab in tabs:
        await tab.locator("main > *").first.wait_for()
    await player.hang_up()
    await player.come_back()
    return tabs


async def compare(old, new, screens):
    """What is wrong on the first screen that has something wrong."""
    for screen, tab, size in screens if old else ():
        if wrong := await differences(old[tab], new[tab], size):
            return [f"{screen} {size}: {line}" for line in wrong[:SHOWN]]
    return []


async def play_and_compare(players, old, new):
    """One game to its end: each phase on the big screen, on the phone as my turn, and wide as another's turn."""
    me, looked_at, wrong = players[0], set(), []
    while me.table.phase is not None:
        phase = type(seen_by(me).phase).__name__
        turn = (f"{phase}, my turn", MY_TURN) if me.choice() else (f"{phase}, not my turn", NOT_MY_TURN)
        for situation, screens in (turn, (phase, WALLS)):
            if situation not in looked_at and not wrong:
                looked_at.add(situation)
                wrong = [f"{situation}, {line}" for line in await compare(old, new, screens)]
        await one_move(players)
    return wrong or [f"at the end, {line}" for line in await compare(old, new, MY_TURN + NOT_MY_TURN + WALLS)]


async def begin(players, game):
    await players[0].hears(lambda: not players[0].room.playing)
    options = {field.name for field in fields(GAMES[game].types.options)}
    brief = {name: value for name, value in BRIEF.items() if name in options}
    choices = ((ChooseGame, {"game": game}), (ChooseOptions, {"options": brief}), (SetClock, {"on": False}))
    for wish, about in choices:
        assert (await players[0].ask(wish, **about)).refused is None


async def start(players):
    assert (await players[0].ask(Start)).refused is None
    for player in players:
        await player.hears(
            lambda player=player: player.room.playing and player.tables and player.table.phase is not None
        )


def test_each_pair_of_games_is_in_the_walk_once():
    way = walk(list(GAMES))
    pairs = [pair for part in stretches(way) for pair in pairwise(part)]
    assert sorted(pairs) == sorted(permutations(GAMES, 2))


@pytest.mark.parametrize("games", stretches(walk(list(GAMES))), ids=" ".join)
def test_a_game_looks_as_in_a_fresh_tab_after_another_game(play, monkeypatch, games):
    """New tabs are opened for each game. They are what it should look like, and stay open for the game after it."""
    monkeypatch.setattr(tests.kit.client, "PACE", (1e6, 1e6))  # a thousand moves in all

    async def visit(stage):
        players = await stage.house.seat(NAMES[:PLAYERS], games[0])
        old, wrong = None, []
        for before, game in zip([None, *games], games, strict=False):
            await begin(players, game)
            new = await open_tabs(stage, players[0])
            await start(players)
            wrong += [f"{game} after {before}, {line}" for line in await play_and_compare(players, old, new)]
            for tab in old or ():
                await tab.context.close()
            old = new
        assert not wrong, "\n".join(wrong)

    play(visit, Plan())
