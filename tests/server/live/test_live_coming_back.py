"""Phones are cut and come back, the server is killed and comes back: nobody loses anything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals

import pytest

from ardoise import GAMES
from ardoise.server.lobby.commands import GoOn, Lock, Pause, Rename
from ardoise.server.protocol import RESTART
from tests.kit.client import Player
from tests.kit.server import House, all_play, live
from tests.kit.stored_log import FIRST, check_acknowledged, check_every_view, stored

TRIO = ["Ada", "Blaise", "Carl"]


async def check_the_evening(house: House, players: list[Player]) -> None:
    """The game is over, and the log agrees with everything that was seen and acknowledged."""
    assert all(len(player.room.finishes) == 1 for player in players)
    assert await house.server.end(SIGTERM) == 0
    log = await stored(house.server.data, players[0].welcome.code)
    check_every_view(players, log)
    check_acknowledged(players, log)
    assert not any(b'"type":"TimeUp"' in entry.body for entry in log)


@pytest.mark.parametrize("game", GAMES)
def test_cut_at_random_moments_and_back(game: str, tmp_path: Path) -> None:
    chance = random.Random(game)

    async def test(house: House) -> None:
        options = {"points_to_win": 1} if game == "code777" else {}
        players = await house.seat(TRIO, game, **options)
        await house.start(players)
        await all_play(players, mishap=lambda: chance.random() < 0.2)
        assert any(player.cuts for player in players)
        await check_the_evening(house, players)

    live(tmp_path, test)


def test_who_comes_back_sees_what_a_fresh_screen_sees(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(TRIO, "gambit7")
        everybody = [
            *players,
            await house.come_in(players[0].welcome.code, "Dora", "spectator"),
            await house.come_in(players[0].welcome.code, "Wall", "screen"),
        ]
        await house.start(players)
        move = players[1].choice()
        assert move is not None
        assert (await players[1].play(move)).refused is None
        assert (await players[0].ask(Pause)).refused is None  # the hourglass stands still, too
        for player in everybody:
            player.cut()
            await player.hears_the_end()
            before = len(player.frames)
            await player.arrive()
            fresh = house.device(player.welcome)
            await fresh.arrive()
            assert player.frames[before : before + 2] == fresh.frames
            assert fresh.room.me == player.welcome.person
            await fresh.hang_up()
        assert (await players[0].ask(GoOn)).refused is None

    live(tmp_path, test)


@pytest.mark.parametrize("how", [SIGKILL, SIGTERM])
def test_a_restart_ends_no_game(how: Signals, tmp_path: Path) -> None:
    async def strike(house: House, watcher: Player) -> None:
        for version in (15, 45):
            while watcher.table.version < version:
                await asyncio.sleep(0.005)
            await house.server.end(how)
            await house.server.start()

    async def test(house: House) -> None:
        players = await house.seat(TRIO, "gambit7")
        await house.start(players)
        striking = asyncio.create_task(strike(house, players[0]))
        await all_play(players)
        await striking
        await check_the_evening(house, players)

    live(tmp_path, test)


def test_the_same_id_again_has_one_effect(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        (host,) = await house.seat(["Ada"], "gambit7")
        assert (await host.say(Rename(7, "Augusta"))).refused is None
        assert (await host.say(Lock(8, True))).refused is None
        assert (await host.say(Rename(7, "Ada again"))).refused is None  # acknowledged as before
        await host.hears(lambda: host.room.locked)
        assert host.room.people[0].name == "Augusta"
        assert await house.server.end(SIGKILL) == -SIGKILL
        await house.server.start()
        await host.come_back()
        assert host.room.answered == 8
        assert (await host.say(Lock(8, False))).refused is None  # known after a restart, too
        assert (await host.say(Rename(9, "Lady Ada"))).refused is None
        await host.hears(lambda: host.room.people[0].name == "Lady Ada")
        assert host.room.locked

    live(tmp_path, test)


def test_told_to_stop_it_says_so_and_stops(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(TRIO, "gambit7")
        await house.start(players)
        ends = [asyncio.create_task(player.hears_the_end()) for player in players]
        assert await house.server.end(SIGTERM) == 0
        assert await asyncio.gather(*ends) == [RESTART] * 3
        log = await stored(house.server.data, players[0].welcome.code)
        assert log[-1].game == FIRST

    live(tmp_path, test)
