"""A room at its edges: woken in a pause, at the end of a game, and when it ends while somebody asks."""

from __future__ import annotations

import asyncio

import pytest

from ardoise import Rejected
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import RESTART
from ardoise.server.records.archive import LOBBY
from ardoise.server.room.mailbox import Arrived, WantsIn
from ardoise.store import Collision
from tests.kit.screen import RecordingScreen
from tests.server.room.model import ToldHouse


@pytest.fixture
def house():
    told = ToldHouse()
    for name in ("Ann", "Ben", "Cle"):
        told.join(name, "player")
    yield told
    told.end()


def begin(house):
    """A game of Gambit 7, by the host, whose screen it gives."""
    host = house.screens[0]
    assert house.ask(host, words.Start(1)).refused is None
    return host


def left(house):
    """Seconds of the present phase, as the screens show them."""
    table = house.room.table
    return table.update(None, house.loop.now, [True] * 3).remaining_ms / 1000


@pytest.mark.parametrize("asleep", [1, 3600])
def test_a_pause_lasts_through_a_restart_and_costs_no_time(house, asleep):
    """P5."""
    host = begin(house)
    whole = left(house)
    house.pass_time(5)
    assert house.ask(host, words.Pause(1)).refused is None
    house.pass_time(7)
    house.loop.now += asleep
    house.restart()
    assert (house.room.lobby.paused, left(house)) == (True, whole - 5)
    host = house.arrive(host.person)
    house.pass_time(9)
    assert house.ask(host, words.GoOn(1)).refused is None
    assert left(house) == whole - 5
    house.pass_time(1)
    assert left(house) == whole - 6


def test_who_came_late_sits_down_as_soon_as_the_game_is_over(house):
    begin(house)
    late = house.join("Late", "player")
    assert late.rooms[-1].people[3].seat is None
    while house.room.lobby.playing:
        house.loop.now = max(house.loop.now, house.room.table.deadline)
        house.pass_time(1)
    assert late.rooms[-1].people[3].seat == 3
    house.restart()
    assert house.room.lobby.people[3].seat == 3


def test_an_hourglass_that_rings_a_moment_early_rings_again(house):
    """P5."""
    begin(house)
    house.loop._clock_resolution = 0.01  # seconds by which a loop may be early
    phase, deadline = house.room.table.waiting.phase, house.room.table.deadline
    house.loop.now = deadline - 0.005
    house.run(house.settle())
    assert house.room.table.waiting.phase == phase
    house.loop.now = deadline
    house.run(house.settle())
    assert house.room.table.waiting.phase > phase


@pytest.mark.parametrize("failure", [Collision("elsewhere"), RuntimeError("a bug")])
def test_who_asks_a_room_that_ends_is_answered(house, failure, caplog):
    async def fail(*_):
        raise failure

    async def ask():
        asked = asyncio.ensure_future(house.rooms.join(house.room, "Dan", "player"))
        await house.settle()
        assert asked.done()
        return asked.exception()

    house.store.append = fail
    assert getattr(house.run(ask()), "code", None) == "no_room"
    assert house.room.code not in house.rooms.live


def test_a_letter_to_a_room_that_has_ended_is_sent_back(house):
    """So that nobody waits for an answer that never comes."""

    async def write():
        house.room.close()
        screen, answer = RecordingScreen(PersonId(0)), house.loop.create_future()
        house.room.post(Arrived(screen))
        house.room.post(WantsIn("Dan", "player", "token", answer))
        await asyncio.sleep(0)
        return screen.closed, answer

    closed, answer = house.run(write())
    assert closed == RESTART
    assert answer.done()
    assert isinstance(answer.exception(), Rejected)
    assert all(entry.game == LOBBY for entry in house.log())
