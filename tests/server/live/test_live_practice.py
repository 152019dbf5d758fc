"""Practice alone: one request, and the game has begun; hints there and nowhere else."""

from __future__ import annotations

from pathlib import Path
from signal import SIGKILL

import pytest

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.commands import Leave
from ardoise.server.lobby.practice import Practice
from ardoise.server.protocol import NewPerson, NewRoom, Refused
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import House, live
from tests.kit.stored_log import stored


async def refusal(house: House, path: str, body: NewPerson) -> tuple[int, str]:
    async with house.http.post(house.server.address + path, data=encode(body)) as response:
        return response.status, decode(await response.read(), Refused).refused


def test_who_practises_sits_at_a_table_with_three_bots_and_has_begun(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for game in GAMES:
            ada = await house.practise("Ada", game, "strong")
            room = ada.room
            assert (room.practice, room.playing, room.game, room.clock) == (True, True, game, False)
            assert (ada.table.seat, room.bots, room.levels) == (0, (1, 2, 3), ("strong",) * 3)
            await ada.hang_up()
        for practice, why in (
            (Practice("chess"), "no_such_game"),
            (Practice("code777", options={"help": "much"}), "wrong_options"),
            (Practice("gambit7", options={"help": "full"}), "wrong_options"),
        ):
            assert await refusal(house, "/api/rooms", NewRoom("Ada", practice=practice)) == (400, why)

    live(tmp_path, test)


def test_who_practises_may_have_all_worked_out(tmp_path: Path) -> None:
    """C22"""

    async def test(house: House) -> None:
        ada = await house.practise("Ada", "code777", help="full")
        seen = decode(bytes(ada.table.view), GAMES["code777"].types.view)
        assert sum(likely.chance for likely in seen.deduced.codes) == pytest.approx(1)

    live(tmp_path, test)


async def stays_alone(house: House, ada: Player) -> None:
    people = f"/api/rooms/{ada.welcome.code}/people"
    assert await refusal(house, people, NewPerson("Blaise")) == (400, "practice_alone")


def test_nobody_else_can_play_there_but_a_screen_may_look_on(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada = await house.practise("Ada", "code777")
        await stays_alone(house, ada)
        wall = await house.come_in(ada.welcome.code, "Wall", "screen")
        assert (wall.table.seat, wall.room.number) == (None, 1)
        assert (await wall.ask_hint()).refused == "not_seated"
        await house.server.end(SIGKILL)
        await house.server.start()
        await ada.come_back()
        await stays_alone(house, ada)
        await ada.ask(Leave)
        await stays_alone(house, ada)

    live(tmp_path, test)


def test_a_hint_comes_from_what_the_seat_sees_and_goes_to_the_screen_that_asks(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada = await house.practise("Ada", "bornes")
        wall = await house.come_in(ada.welcome.code, "Wall", "screen")
        await ada.hears(lambda: len(ada.room.people) == 2)
        log = await stored(house.server.data, ada.welcome.code)
        assert (await ada.ask_hint()).refused is None
        (hint,) = ada.hints
        assert hint.code == "seen"
        assert hint.about["view"].encode() in {bytes(table.view) for table in ada.tables}
        await wall.ask_hint()  # what was sent before has come by then
        assert not wall.hints
        assert await stored(house.server.data, ada.welcome.code) == log

    live(tmp_path, test, Plan(think=3600, hint="seen"))


def test_elsewhere_there_are_no_hints(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise"], "code777")
        assert (await players[0].ask_hint()).refused == "only_in_practice"
        await house.start(players)
        assert (await players[0].ask_hint()).refused == "only_in_practice"
        assert not players[0].hints

    live(tmp_path, test, Plan(hint="seen"))
