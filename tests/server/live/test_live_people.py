"""Who may sit, look, come late, and who is shown the door; and that one room never hears of another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from signal import SIGKILL

import pytest
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.engine.game import Seat
from ardoise.server.lobby.commands import Approve, ChooseGame, Kick, Leave, SetBot, TakeSeat
from ardoise.server.protocol import KICKED, LEFT, NO_TOKEN, NewPerson
from tests.kit.client import Closed, Player
from tests.kit.planned_server import Plan
from tests.kit.server import House, all_play, live

BOTS = Seat(2)
PHONE = "0123456789abcdef"


def test_a_late_comer_watches_and_takes_a_bots_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = players = await house.seat(["Ada", "Blaise"], "gambit7")
        assert (await ada.ask(SetBot, seat=BOTS, on=True)).refused is None
        await house.start(players)
        await ada.hears(lambda: BOTS not in ada.table.awaited)  # the bot has thought and written
        late = await house.come_in(ada.welcome.code, "Carl")
        assert late.table.seat is None
        assert late.choice() is None
        assert (await late.ask(TakeSeat, seat=Seat(1))).refused == "seat_taken"
        assert (await late.ask(TakeSeat, seat=BOTS)).refused is None
        await late.hears(lambda: late.table.seat == BOTS)
        assert late.room.bots == ()
        await all_play([ada, blaise, late])
        assert len(late.room.finishes) == 1

    live(tmp_path, test, Plan())


def test_a_bot_sits_down_for_whoever_leaves(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise, carl = players = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        await house.start(players)
        assert (await carl.ask(Leave)).refused is None
        assert await carl.hears_the_end() == LEFT
        await ada.hears(lambda: ada.room.bots == (BOTS,))
        first = ada.table.phase
        for player in (ada, blaise):
            move = player.choice()
            assert move is not None
            await player.play(move)
        await ada.hears(lambda: ada.table.phase != first)  # nobody blocks the table

    live(tmp_path, test, Plan())


def test_who_is_kicked_is_out_and_the_token_is_dead(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise = await house.seat(["Ada", "Blaise"], "gambit7")
        assert (await blaise.ask(Kick, person=ada.welcome.person)).refused == "not_allowed"
        assert (await ada.ask(Kick, person=blaise.welcome.person)).refused is None
        assert await blaise.hears_the_end() == KICKED
        for _ in range(2):
            with pytest.raises(Closed) as door:
                await blaise.arrive()
            assert door.value.code == NO_TOKEN
            await house.server.end(SIGKILL)
            await house.server.start()
            await ada.come_back()
        assert [person.name for person in ada.room.people] == ["Ada"]

    live(tmp_path, test)


def test_a_device_that_was_sent_away_stays_out_after_a_restart(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada = await house.open_room("Ada")
        code = ada.welcome.code
        eve = await house.come_in(code, "Eve", device=PHONE)
        assert (await ada.ask(Kick, person=eve.welcome.person)).refused is None
        for _ in range(2):
            path, again = f"{house.server.address}/api/rooms/{code}/people", NewPerson("Not Eve", device=PHONE)
            async with house.http.post(path, data=encode(again)) as answer:
                assert (answer.status, (await answer.json())["refused"]) == (403, "sent_away")
            await house.server.end(SIGKILL)
            await house.server.start()
            await ada.come_back()
        late = await house.come_in(code, "Zoé")
        assert (await late.ask(TakeSeat, seat=Seat(1))).refused == "wait_for_approval"
        assert (await ada.ask(Approve, person=late.welcome.person)).refused is None
        assert (await late.ask(TakeSeat, seat=Seat(1))).refused is None

    live(tmp_path, test)


def views_in_play(player: Player) -> set[bytes]:
    return {bytes(table.view) for table in player.tables if table.phase is not None}


def test_who_looks_on_gets_the_view_of_no_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise"], "code777", points_to_win=1)
        code = players[0].welcome.code
        lookers = [await house.come_in(code, "Eve", "spectator"), await house.come_in(code, "Wall", "screen")]
        await house.start(players)
        for looker in lookers:
            await looker.sees_a_table()
            assert (await looker.ask(TakeSeat, seat=Seat(0))).refused == "not_allowed"
        await all_play([*players, *lookers])
        for looker in lookers:
            assert {table.seat for table in looker.tables} == {None}
            assert not any(views_in_play(player) & views_in_play(looker) for player in players)

    live(tmp_path, test)


def test_rooms_do_not_touch_each_other(tmp_path: Path) -> None:
    """P11."""

    async def test(house: House) -> None:
        canaries = [[f"Canary {room}{seat}" for seat in range(3)] for room in "AB"]
        rooms = [await house.seat(names, "bornes") for names in canaries]
        await asyncio.gather(*(house.start(players) for players in rooms))
        await asyncio.gather(*(all_play(players) for players in rooms))
        for players, own, foreign in zip(rooms, canaries, reversed(canaries), strict=True):
            for player in players:
                heard = b"\n".join(player.frames).decode()
                assert all(name in heard for name in own)
                assert not any(name in heard for name in foreign)

    live(tmp_path, test)


def test_a_finished_game_and_the_next_choice_survive_a_restart(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise"], "code777", points_to_win=1)
        ada = players[0]
        await house.start(players)
        await all_play(players)
        finishes, last_view = ada.room.finishes, ada.table
        assert (await ada.ask(ChooseGame, game="gambit7")).refused is None
        await house.server.end(SIGKILL)
        await house.server.start()
        tables = len(ada.tables)
        await ada.come_back()
        assert ada.room.finishes == finishes
        assert ada.room.game == "gambit7"
        await ada.hears(lambda: len(ada.tables) > tables)
        assert replace(ada.table, online=last_view.online) == last_view  # P4: as long as the room lives

    live(tmp_path, test)
