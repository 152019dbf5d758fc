"""Bad inputs that are well written: twice, too late, with another's token, into a game that has begun."""

from __future__ import annotations

import json

import pytest

from ardoise.server.room.table import GRACE
from tests.kit.clock import run, the_clock
from tests.kit.in_process import at_the_door, open_table
from tests.server.party import Phone, gather
from tests.server.test_bad_input import NAMES, barrier, everything, play, seated


def test_the_same_id_again_has_the_same_answer_and_one_effect(tmp_path):
    async def visit(table):
        host, player, _ = await seated(table)
        first = await player.send(json.loads(play("45")))
        await barrier(player)
        once, heard = await everything(table, host.room["code"]), len(player.heard)
        await player.socket.send_str(play("46"))
        await player.until(lambda: len(player.heard) > heard)
        assert await everything(table, host.room["code"]) == once
        return first, json.loads(player.heard[-1])

    first, second = at_the_door(tmp_path, visit)
    assert first == second == {"type": "Answer", "id": 1, "refused": None, "about": {}}


def test_a_second_answer_replaces_the_first_and_others_learn_neither(tmp_path):
    async def visit(table):
        host, player, other = await seated(table)
        for answer in (454545, 464646):
            assert (await player.ask("Play", phase=0, move={"type": "Write", "answer": answer}))["refused"] is None
        await other.until(lambda: other.table["awaited"] == [0, 2])
        await barrier(other)
        return table.room(host.room["code"]).table.state.phase.answers, "".join(other.heard)

    answers, heard = at_the_door(tmp_path, visit)
    assert answers == (None, 464646, None)
    assert "454545" not in heard
    assert "464646" not in heard


@pytest.mark.parametrize(("late", "code"), [(-0.001, None), (GRACE - 0.001, None), (GRACE + 0.001, "too_late")])
def test_a_move_counts_until_the_grace_is_over(tmp_path, late, code):
    """The server's clock decides, a millisecond before and after."""

    async def visit():
        clock = the_clock()
        async with open_table(tmp_path) as table:
            host, player, _ = await gather(table.session, table, NAMES, "gambit7")
            await host.ask("ChooseOptions", options={"answer_seconds": 5})
            clock.now = clock.time()
            await host.ask("Start")
            await player.until(lambda: bool(player.table))
            clock.now += 5 + late
            answer = await player.ask("Play", phase=0, move={"type": "Write", "answer": 45})
            clock.now = None
            return answer["refused"]

    assert run(visit()) == code


def test_a_token_opens_its_own_room_only(tmp_path):
    async def visit(table):
        mine, theirs = [(await seated(table, started=False))[1] for _ in range(2)]
        before = await everything(table, theirs.room["code"])
        swapped = Phone(table.session, table, mine.token.replace(mine.room["code"], theirs.room["code"]))
        await swapped.connect()
        assert await everything(table, theirs.room["code"]) == before
        return swapped.closed, swapped.heard

    assert at_the_door(tmp_path, visit) == (4401, [])


def test_a_token_is_void_after_a_kick(tmp_path):
    async def visit(table):
        host, player, _ = await seated(table)
        await host.ask("Kick", person=1)
        await player.until(lambda: player.closed is not None)
        before, kicked = await everything(table, host.room["code"]), player.closed
        await player.connect()
        assert await everything(table, host.room["code"]) == before
        return kicked, player.closed

    assert at_the_door(tmp_path, visit) == (4003, 4401)


def test_who_comes_into_a_started_room_watches(tmp_path):
    async def visit(table):
        host, *_ = await seated(table)
        late = await table.phone(host.room["code"], "Zoé")
        await late.until(lambda: bool(late.table))
        game = table.room(host.room["code"]).table.state
        refusals = [await late.ask("TakeSeat", seat=0), await late.ask("Play", phase=0, move={"type": "Content"})]
        assert table.room(host.room["code"]).table.state == game
        return late.table["seat"], [answer["refused"] for answer in refusals]

    assert at_the_door(tmp_path, visit) == (None, ["seat_taken", "not_seated"])


def test_a_name_is_text_whatever_it_looks_like(tmp_path):
    name = "<svg/onload=x()>"

    async def visit(table):
        host, player, _ = await seated(table, started=False)
        assert (await player.ask("Rename", name=name))["refused"] is None
        await host.until(lambda: host.room["people"][1]["name"] != "Bernard")
        return host.room["people"][1]["name"]

    assert at_the_door(tmp_path, visit) == name
