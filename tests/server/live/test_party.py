"""An evening at the real server: a process, sockets, phones that are cut and a server that is killed."""

from __future__ import annotations

import asyncio
from signal import SIGKILL, SIGTERM

import msgspec
import pytest

from ardoise import GAMES
from ardoise.engine.codec import encode
from ardoise.games.gambit7.types import Write
from ardoise.server.lobby.commands import Again, ChooseGame, Kick, Rename, SetBot, Start, TakeSeat
from ardoise.server.lobby.events import Began
from ardoise.server.lobby.start import commitment
from ardoise.server.protocol import KICKED, RESTART, Play
from ardoise.server.records.archive import deal
from tests.kit.client import Closed, never
from tests.kit.planned_server import Plan
from tests.kit.server import all_play, live
from tests.kit.stored_log import FIRST, facts, stored

NAMES = ["Annie", "Bernard", "Cécile", "Didier", "Emma", "Farid", "Gaël"]


def shown(player):
    return msgspec.json.decode(player.table.view)


async def play_to_the_end(players):
    await all_play(players)
    await players[0].hears(lambda: not players[0].room.playing)


@pytest.mark.parametrize(("game", "seats"), [("gambit7", 7), ("bornes", 3), ("incroyable", 3), ("code777", 3)])
def test_a_whole_game_over_real_sockets(tmp_path, game, seats):
    async def evening(house):
        players = await house.seat(NAMES[:seats], game)
        await house.start(players)
        await play_to_the_end(players)
        (finish,) = players[0].room.finishes
        assert len(finish.scores) == seats
        assert finish.winners
        assert {shown(player)["phase"]["type"] for player in players} == {"Over"}

    live(tmp_path, evening, Plan())


def test_phones_are_cut_and_the_server_is_killed_and_nothing_is_lost(tmp_path):
    """P1, P4, P5, P9: what was acknowledged is there, once; coming back shows what a fresh socket shows."""

    async def evening(house):
        players = await house.seat(NAMES[:3], "gambit7")
        await house.start(players)
        acknowledged = await write_and_cut(house, players)
        await house.server.end(SIGKILL)
        await house.server.start()
        for player in players:
            await player.arrive()
        assert [shown(player)["phase"].get("mine") for player in players] == [451, 452, None]
        assert (await players[0].say(acknowledged)).refused is None
        assert shown(players[0])["phase"]["mine"] == 451
        await play_to_the_end(players)
        assert await house.server.end(SIGTERM) == 0
        log = await stored(house.server.data, players[0].welcome.code)
        assert sum(b'"Written","seat":0,"answer":451' in entry.body for entry in log) == 1
        for number in (acknowledged.id, acknowledged.id + 1):
            assert sum(entry.cause == f"0:{number}" for entry in log) >= 1

    live(tmp_path, evening, Plan())


async def write_and_cut(house, players):
    """Two write; the second's phone is cut and comes back to the same bytes as a fresh socket's."""
    first, second, _ = players
    message = Play(max(first.acknowledged) + 1, 0, msgspec.Raw(encode(Write(451))))
    assert (await first.say(message)).refused is None
    assert (await second.play(Write(452))).refused is None
    second.cut()
    await second.come_back()
    fresh = house.device(second.welcome)
    await fresh.arrive()
    assert bytes(second.table.view) == bytes(fresh.table.view)
    await fresh.hang_up()
    return message


def test_a_slate_is_a_secret_on_every_other_socket(tmp_path):
    """P6, over the wire: the number is in no byte that another phone gets before the slates are shown."""

    async def evening(house):
        players = await house.seat(NAMES[:3], "gambit7")
        await house.start(players)
        watcher = await house.come_in(players[0].welcome.code, "TV", "screen")
        await players[0].play(Write(987654))
        await players[1].play(Write(5))
        for other in (*players[1:], watcher):
            await other.hears(lambda other=other: other.table.awaited == (2,))
            assert b"987654" not in b"".join(other.frames)
        await players[2].play(Write(6))
        await watcher.hears(lambda: b"987654" in watcher.frames[-1])
        assert watcher.table.seat is None

    live(tmp_path, evening)


def test_bots_fill_the_table_and_a_late_comer_takes_a_bots_seat(tmp_path):
    async def evening(house):
        (host,) = await house.seat(NAMES[:1], "code777")
        for seat in (1, 2):
            assert (await host.ask(SetBot, seat=seat, on=True)).refused is None
        await house.start([host])
        late = await house.come_in(host.welcome.code, "Late")
        assert late.table.seat is None
        assert (await late.ask(TakeSeat, seat=0)).refused == "seat_taken"
        assert (await late.ask(TakeSeat, seat=2)).refused is None
        await late.hears(lambda: late.table.seat == 2 and late.room.bots == (1,))
        playing = asyncio.create_task(host.play_on())
        while len(shown(late)["record"]) < 2:  # so the bot has noted the first answer
            await late._turn(never)
        playing.cancel()

    live(tmp_path, evening, Plan())


def test_who_is_kicked_is_out_for_good(tmp_path):
    async def evening(house):
        host, other = await house.seat(NAMES[:2], "gambit7")
        assert (await other.ask(Kick, person=0)).refused == "not_allowed"
        assert (await host.ask(Kick, person=1)).refused is None
        assert await other.hears_the_end() == KICKED
        with pytest.raises(Closed, match="4401"):
            await other.arrive()
        await host.hears(lambda: [person.name for person in host.room.people] == ["Annie"])

    live(tmp_path, evening)


def test_the_newest_screen_of_a_person_acts_and_the_older_looks_on(tmp_path):
    async def evening(house):
        (host,) = await house.seat(NAMES[:1], "gambit7")
        tab = house.device(host.welcome)
        await tab.arrive()
        assert tab.room.answered == max(host.acknowledged)
        assert (await host.ask(Rename, name="Old")).refused == "looking_only"
        assert (await tab.ask(Rename, name="New")).refused is None
        await host.hears(lambda: host.room.people[0].name == "New")

    live(tmp_path, evening)


def test_the_deal_is_promised_before_and_can_be_made_again_after(tmp_path):
    """P7: the commitment is shown before, the seed after, and the log's facts deal the same cards."""

    async def evening(house):
        players = await house.seat(NAMES[:2], "code777", points_to_win=1)
        await house.start(players)
        before = players[0].room
        assert before.playing
        await play_to_the_end(players)
        after = players[0].room
        assert before.seed is None
        assert commitment(after.seed, after.code, FIRST) == before.commitment
        assert await house.server.end(SIGTERM) == 0
        log = await stored(house.server.data, after.code)
        (began,) = [fact for fact in facts(log) if isinstance(fact, Began)]
        (first,) = [entry for entry in log if (entry.game, entry.version) == (FIRST, 0)]
        assert encode(deal(began)) == first.body

    live(tmp_path, evening, Plan())


def test_it_stops_cleanly_and_says_so_to_the_sockets(tmp_path):
    async def evening(house):
        (host,) = await house.seat(NAMES[:1], "gambit7")
        ending = asyncio.create_task(house.server.end(SIGTERM))
        assert await host.hears_the_end() == RESTART
        assert await ending == 0

    live(tmp_path, evening)


def test_another_game_with_the_same_people(tmp_path):
    async def evening(house):
        players = await house.seat(NAMES[:2], "code777", points_to_win=1)
        for number, command in ((1, Start), (2, Again)):
            assert (await players[0].ask(command)).refused is None
            for player in players:
                await player.hears(lambda player=player, number=number: is_dealt(player, number))
            await play_to_the_end(players)
        assert [finish.game for finish in players[0].room.finishes] == [1, 2]

    live(tmp_path, evening, Plan())


def is_dealt(player, number):
    return player.room.number == number and player.tables and player.table.phase is not None


def test_every_game_needs_its_players(tmp_path):
    async def evening(house):
        (host,) = await house.seat(NAMES[:1], "gambit7")
        answer = await host.ask(Start)
        assert (answer.refused, answer.about) == ("wrong_number_of_seats", {"least": 3, "most": 7})
        assert not host.room.playing
        for game in GAMES:
            assert (await host.ask(ChooseGame, game=game)).refused is None
        assert (await host.ask(ChooseGame, game="chess")).refused == "no_such_game"

    live(tmp_path, evening)
