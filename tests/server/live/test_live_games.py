"""All four games, from an open door to the last point, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ardoise import GAMES
from tests.kit.server import SHORT, House, all_play, live


async def play_a_game(house: House, game: str, seats: int) -> None:
    players = await house.seat([f"Player {seat}" for seat in range(seats)], game, **SHORT.get(game, {}))
    await house.start(players)
    assert [player.table.seat for player in players] == list(range(seats))
    await all_play(players)
    (finish,) = players[0].room.finishes
    assert len(finish.scores) == seats
    assert finish.winners
    assert all(player.room.finishes == (finish,) for player in players)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_the_fewest_and_the_most(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        seats = GAMES[game].seats
        await asyncio.gather(play_a_game(house, game, seats[0]), play_a_game(house, game, seats[-1]))

    live(tmp_path, test)
