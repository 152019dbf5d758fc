"""The clock of a game that is new to somebody: a room without sockets, on a loop whose clock is put forward."""

from __future__ import annotations

import pytest

from ardoise.server.lobby import commands as words
from ardoise.server.room.timers import EXPLAINING
from ardoise.store.log import StoreFailed
from tests.server.room.model import ToldHouse

NEW = ("gambit7",)


@pytest.fixture
def house():
    """Ann hosts, and Ben and Cle have never played Gambit 7."""
    told = ToldHouse()
    told.join("Ann", "player")
    for name in ("Ben", "Cle"):
        told.join(name, "player", NEW)
    assert told.ask(told.screens[0], words.Start(1)).refused is None
    yield told
    told.end()


def left(house):
    """Seconds of the first phase, as the screens show them."""
    return house.room.table.update(None, house.loop.now, [True] * 3).remaining_ms / 1000


def whole(house):
    return house.room.table.waiting.seconds


def get_it(house, *people):
    for person in people:
        screen = next(screen for screen in house.screens if screen.person == person)
        assert house.ask(screen, words.GotIt(1, "gambit7")).refused is None


def test_the_first_phase_has_its_whole_time_afterwards(house):
    house.pass_time(7)
    get_it(house, 1)
    house.pass_time(7)
    assert (house.room.lobby.held, left(house)) == (True, whole(house))
    get_it(house, 2)
    assert (house.room.lobby.held, left(house)) == (False, whole(house))
    house.pass_time(3)
    assert left(house) == whole(house) - 3


def test_nobody_reads_for_longer_than_a_minute(house):
    house.pass_time(int(EXPLAINING) - 1)
    assert house.screens[0].rooms[-1].reading == (1, 2)
    house.pass_time(1)
    assert house.screens[0].rooms[-1].reading == ()
    assert left(house) == whole(house)
    house.pass_time(2)
    assert left(house) == whole(house) - 2


def test_a_store_that_fails_then_costs_another_minute(house):
    append = house.store.append

    async def ill(*_):
        house.store.append = append
        raise StoreFailed("disk_full", "ill")

    house.store.append = ill
    house.pass_time(int(EXPLAINING))
    assert house.room.lobby.explaining
    house.pass_time(int(EXPLAINING))
    assert not house.room.lobby.explaining


@pytest.mark.parametrize("asleep", [1, 3600])
def test_who_has_not_read_it_reads_on_after_a_restart(house, asleep):
    get_it(house, 1)
    house.pass_time(5)
    house.loop.now += asleep
    house.restart()
    screens = [house.arrive(person) for person in range(3)]
    assert (screens[0].rooms[-1].reading, left(house)) == ((2,), whole(house))
    get_it(house, 2)
    house.pass_time(4)
    assert left(house) == whole(house) - 4
    house.restart()
    assert not house.room.lobby.explaining
    assert left(house) == whole(house) - 4


def test_the_bound_holds_after_a_restart_too(house):
    house.restart()
    house.arrive(0)
    house.pass_time(int(EXPLAINING))
    assert not house.room.lobby.explaining


def test_a_pause_of_the_host_outlasts_the_how_to(house):
    host = house.screens[0]
    assert house.ask(host, words.Pause(1)).refused is None
    get_it(house, 1, 2)
    house.pass_time(9)
    assert left(house) == whole(house)
    assert house.ask(host, words.GoOn(1)).refused is None
    house.pass_time(1)
    assert left(house) == whole(house) - 1
