"""Bad inputs that are well written: twice, too late, with another's token, into a game that has begun."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.engine.codec import decode
from ardoise.games.gambit7.types import Content, Write
from ardoise.server.lobby.commands import Kick, Rename, TakeSeat
from ardoise.server.protocol import Answer
from ardoise.server.room.table import GRACE
from tests.kit.client import Closed
from tests.kit.clock import run, the_clock
from tests.kit.in_process import at_the_door, open_table
from tests.server.net.seated import NAMES, barrier, everything, play, seated


def test_the_same_id_again_has_the_same_answer_and_one_effect(tmp_path):
    async def visit(table):
        host, player, _ = await seated(table)
        await player.write(play("45"))
        first = await player.answer_to(1)
        await barrier(player)
        once, heard = await everything(table, host.welcome.code), len(player.frames)
        await player.write(play("46"))
        await player.hears(lambda: len(player.frames) > heard)
        assert await everything(table, host.welcome.code) == once
        return first, decode(player.frames[-1], Answer)

    first, second = at_the_door(tmp_path, visit)
    assert first == second == Answer(1)


def test_a_second_answer_replaces_the_first_and_others_learn_neither(tmp_path):
    async def visit(table):
        host, player, other = await seated(table)
        for answer in (454545, 464646):
            assert (await player.play(Write(answer))).refused is None
        await other.hears(lambda: other.table.awaited == (0, 2))
        await barrier(other)
        return table.room(host.welcome.code).table.state.phase.answers, b"".join(other.frames)

    answers, heard = at_the_door(tmp_path, visit)
    assert answers == (None, 464646, None)
    assert b"454545" not in heard
    assert b"464646" not in heard


@pytest.mark.parametrize(("late", "code"), [(-0.001, None), (GRACE - 0.001, None), (GRACE + 0.001, "too_late")])
def test_a_move_counts_until_the_grace_is_over(tmp_path, late, code):
    """The server's clock decides, a millisecond before and after."""

    async def visit():
        clock = the_clock()
        async with open_table(tmp_path) as table:
            players = await table.seat(NAMES, "gambit7", answer_seconds=5)
            clock.now = clock.time()
            await table.start(players)
            clock.now += 5 + late
            answer = await players[1].play(Write(45))
            clock.now = None
            return answer.refused

    assert run(visit()) == code


def test_a_token_opens_its_own_room_only(tmp_path):
    async def visit(table):
        mine, theirs = [(await seated(table, started=False))[1] for _ in range(2)]
        before = await everything(table, theirs.welcome.code)
        token = mine.welcome.token.replace(mine.welcome.code, theirs.welcome.code)
        swapped = table.device(replace(mine.welcome, token=token))
        with pytest.raises(Closed, match="4401"):
            await swapped.arrive()
        assert await everything(table, theirs.welcome.code) == before
        return swapped.frames

    assert at_the_door(tmp_path, visit) == []


def test_a_token_is_void_after_a_kick(tmp_path):
    async def visit(table):
        host, player, _ = await seated(table)
        await host.ask(Kick, person=1)
        kicked, before = await player.hears_the_end(), await everything(table, host.welcome.code)
        with pytest.raises(Closed, match="4401"):
            await player.arrive()
        assert await everything(table, host.welcome.code) == before
        return kicked

    assert at_the_door(tmp_path, visit) == 4003


def test_who_comes_into_a_started_room_watches(tmp_path):
    async def visit(table):
        host, *_ = await seated(table)
        late = await table.come_in(host.welcome.code, "Zoé")
        game = table.room(host.welcome.code).table.state
        refusals = [await late.ask(TakeSeat, seat=0), await late.play(Content())]
        assert table.room(host.welcome.code).table.state == game
        return late.table.seat, [answer.refused for answer in refusals]

    assert at_the_door(tmp_path, visit) == (None, ["seat_taken", "not_seated"])


def test_a_name_is_text_whatever_it_looks_like(tmp_path):
    name = "<svg/onload=x()>"

    async def visit(table):
        host, player, _ = await seated(table, started=False)
        assert (await player.ask(Rename, name=name)).refused is None
        await host.hears(lambda: host.room.people[1].name != "Bernard")
        return host.room.people[1].name

    assert at_the_door(tmp_path, visit) == name
