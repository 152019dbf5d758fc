"""A seat's sheets of Code 777 are kept with the seat, and no other screen ever hears of them."""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM

import pytest

from ardoise.server.lobby.commands import Again, CrossOut
from tests.kit.server import House, all_play, live

SHEETS = (0b1011, 0, 2**28 - 1)


@pytest.mark.rules("C20")
def test_sheets_come_back_to_their_seat_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = players = await house.seat(["Ada", "Blaise"], "code777")
        screen = await house.come_in(ada.welcome.code, "TV", "screen")
        await house.start(players)
        heard = len(blaise.frames), len(screen.frames)
        assert (await ada.ask(CrossOut, sheets=SHEETS, rack=1)).refused is None
        await ada.hears(lambda: ada.room.sheets == SHEETS)
        await house.server.end(SIGTERM)
        await house.server.start()
        for player in (ada, blaise, screen):
            await player.come_back()
        assert [player.room.sheets for player in (ada, blaise, screen)] == [SHEETS, None, None]
        for player, before in zip((blaise, screen), heard, strict=True):
            assert not [frame for frame in player.frames[before:] if b"268435455" in frame]

    live(tmp_path, test)


@pytest.mark.rules("C20")
def test_sheets_belong_to_a_seat_of_a_game_that_has_them(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = players = await house.seat(["Ada", "Blaise"], "code777")
        assert (await ada.ask(CrossOut, sheets=SHEETS, rack=1)).refused == "not_now"
        await house.start(players)
        watcher = await house.come_in(ada.welcome.code, "Carl", "spectator")
        assert (await watcher.ask(CrossOut, sheets=SHEETS, rack=1)).refused == "not_seated"
        assert blaise.room.sheets is None

    live(tmp_path, test)


@pytest.mark.rules("C20")
def test_notes_of_a_rack_that_is_gone_do_not_replace_those_of_the_new_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = players = await house.seat(["Ada", "Blaise"], "code777")
        await house.start(players)
        for rack, sheets in ((1, SHEETS), (2, (0, 0, 1)), (1, SHEETS)):
            assert (await ada.ask(CrossOut, sheets=sheets, rack=rack)).refused is None
        second = house.device(ada.welcome)
        await second.arrive()
        assert (second.room.sheets, second.room.noted) == ((0, 0, 1), 2)
        assert blaise.room.noted is None

    live(tmp_path, test)


@pytest.mark.rules("C20")
def test_a_new_game_begins_on_clean_sheets(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = players = await house.seat(["Ada", "Blaise"], "code777", points_to_win=1)
        await house.start(players)
        assert (await ada.ask(CrossOut, sheets=SHEETS, rack=1)).refused is None
        await ada.hears(lambda: ada.room.sheets == SHEETS)
        await all_play(players)
        await ada.hears(lambda: not ada.room.playing)
        assert (ada.room.sheets, ada.room.noted) == (SHEETS, 1)
        assert (await ada.ask(Again)).refused is None
        await ada.hears(lambda: ada.room.playing)
        assert (ada.room.sheets, ada.room.noted) == (None, None)
        assert blaise.room.sheets is None

    live(tmp_path, test)
