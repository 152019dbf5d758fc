"""A first game waits until people know how it is played, through real sockets and a real end of the process."""

from __future__ import annotations

from pathlib import Path
from signal import SIGKILL

from ardoise.games.gambit7.types import Write
from ardoise.server.lobby.commands import GotIt, SetBot, SkipHowTo
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import House, live

GAME = "gambit7"
SECONDS = 30


async def first_game(house: House) -> list[Player]:
    house.new_to = (GAME,)
    players = await house.seat(["Ada", "Blaise", "Carl"], GAME, answer_seconds=SECONDS)
    await house.start(players)
    return players


async def knows(player: Player) -> None:
    assert (await player.ask(GotIt, game=GAME)).refused is None


def test_nobody_plays_and_no_clock_runs_until_all_have_got_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise, carl = players = await first_game(house)
        assert ada.room.reading == (0, 1, 2)
        assert (await ada.play(Write(5))).refused == "paused"
        for player in (ada, blaise):
            await knows(player)
        await carl.hears(lambda: carl.room.reading == (2,))
        assert carl.table.remaining_ms == SECONDS * 1000
        await knows(carl)
        for player in players:
            await player.hears(lambda player=player: not player.room.reading)
        assert (await ada.play(Write(5))).refused is None

    live(tmp_path, test)


def test_the_host_begins_without_them(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise, _ = await first_game(house)
        assert (await blaise.ask(SkipHowTo)).refused == "not_allowed"
        assert (await ada.ask(SkipHowTo)).refused is None
        assert (await blaise.play(Write(5))).refused is None

    live(tmp_path, test)


def test_who_still_reads_is_known_after_a_kill(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = ada, blaise, carl = await first_game(house)
        await knows(ada)
        await knows(blaise)
        await house.server.end(SIGKILL)
        await house.server.start()
        for player in players:
            await player.come_back()
        assert ada.room.reading == (2,)
        assert ada.table.remaining_ms == SECONDS * 1000
        await knows(carl)
        await ada.hears(lambda: not ada.room.reading)
        assert (await ada.play(Write(5))).refused is None

    live(tmp_path, test)


def test_bots_wait_too_and_are_not_waited_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.new_to = (GAME,)
        (ada,) = players = await house.seat(["Ada"], GAME)
        for seat in (1, 2):
            assert (await ada.ask(SetBot, seat=seat, on=True)).refused is None
        await house.start(players)
        assert ada.room.reading == (0,)
        assert (await ada.play(Write(5))).refused == "paused"
        assert ada.table.awaited == (0, 1, 2)
        await knows(ada)
        await ada.hears(lambda: ada.table.awaited == (0,))

    live(tmp_path, test, Plan(think=0.01))


def test_practice_waits_for_one_person_on_one_device(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.new_to = (GAME,)
        ada = await house.practise("Ada", GAME)
        assert ada.room.reading == (0,)
        await knows(ada)
        await ada.hears(lambda: not ada.room.reading)
        assert (await ada.play(Write(5))).refused is None
        house.new_to = ("bornes",)
        assert (await house.practise("Blaise", GAME)).room.reading == ()

    live(tmp_path, test)
