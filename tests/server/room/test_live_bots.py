"""Which bot is told anything, how long it takes, and that a restart changes nothing of both."""

from __future__ import annotations

import asyncio
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from ardoise import GAMES
from ardoise.bots.hunches import hunch
from ardoise.bots.pace import pause
from ardoise.engine.codec import decode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.games.bornes.deck import typed_challenge
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Announcement, Looking, Settling, TimeUp
from ardoise.games.gambit7.types import Write
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.bots import level_of
from ardoise.server.lobby.events import Began, LobbyEvent
from ardoise.server.lobby.types import Lobby
from ardoise.server.records.archive import deal
from ardoise.server.room.live_bots import bots_move, bots_step, think_time
from ardoise.server.room.phase_clock import set_clock
from ardoise.server.room.table import Table
from ardoise.server.room.timers import Timers
from tests.kit.lobby import Host

BOT, BEN = Seat(2), Seat(1)


class AtTable(Host):
    """Ann, Ben and a bot have begun a game of Gambit 7."""

    def __init__(self):
        super().__init__("Ann", "Ben")
        self.ask(0, words.SetBot, seat=BOT, on=True, level="master")
        self.ask(0, words.Start)
        began = next(fact for fact in map(self.fact, self.log) if isinstance(fact, Began))
        self.table = Table(GAMES["gambit7"], deal(began), began.seed, 0.0)

    @staticmethod
    def fact(body):
        return decode(body, LobbyEvent)

    def told(self, seat):
        """Does the bot of this seat write what the sealed service would tell it?"""
        level = level_of(self.lobby, seat)
        guess = hunch(KITS["gambit7"].bots, self.table.state, seat, level, f"{self.table.seed}/hunches")
        return bots_move(self.table, self.lobby, seat) == Write(guess.estimate)


def left(table):
    table.ask(1, words.Leave)


def stood_up(table):
    table.ask(1, words.TakeSeat, seat=None)


def replaced(table):
    table.ask(0, words.SetBot, seat=BEN, on=True)


def taken_over_and_left_again(table):
    table.join("Late")
    table.ask(2, words.TakeSeat, seat=BOT)
    table.ask(2, words.TakeSeat, seat=None)


@pytest.mark.parametrize(
    ("happens", "seat", "told"),
    [
        (lambda _: None, BOT, True),
        (left, BEN, True),  # gone for good
        (stood_up, BEN, False),  # may sit down again, and look at the slate
        (replaced, BEN, False),  # still looks on
        (taken_over_and_left_again, BOT, False),
    ],
)
def test_a_seat_that_a_person_can_look_at_is_told_nothing(happens, seat, told):
    table = AtTable()
    happens(table)
    assert seat in table.lobby.bots
    assert table.told(seat) == told


def test_a_person_who_takes_over_is_played_for_by_nobody():
    table = AtTable()
    table.join("Late")
    table.ask(2, words.TakeSeat, seat=BOT)
    assert bots_step(table.table, table.lobby, BOT) is None


def test_a_level_goes_with_its_bot_and_who_stands_in_is_usual():
    table = AtTable()
    assert [table.lobby.levels, level_of(table.lobby, BEN)] == [{BOT: "master"}, "club"]
    replaced(table)
    assert table.lobby.levels == {BOT: "master", BEN: "club"}


def test_the_first_logs_had_bots_without_a_level():
    host = Host("Ann")
    host.take((decode(b'{"type":"BotSet","seat":1,"on":true}', LobbyEvent),))
    assert level_of(host.lobby, Seat(1)) == "club"


def test_a_bot_takes_as_long_again_after_a_restart():
    one, other = AtTable(), AtTable()
    assert think_time(one.table, BOT, 0.0, False) == think_time(other.table, BOT, 0.0, False)
    assert 6 <= think_time(one.table, BOT, 0.0, False) <= 15
    assert think_time(one.table, BOT, 29.0, False) < 1.3  # of thirty seconds and a grace
    assert think_time(one.table, BOT, 0.0, True) <= 2


@pytest.mark.parametrize("steps", [2, 3, 5])
def test_in_a_race_several_steps_take_most_of_the_hourglass_and_never_all(steps):
    for seed in range(100):
        gone, dice = 0.0, Dice(str(seed), 0)
        for _ in range(steps):
            gone += pause({}, "Ranking", 30 - gone, True, False, dice)
        assert 10 < gone < 30


def test_every_game_has_a_pace_for_phases_that_it_has():
    for kit in KITS.values():
        phases = {kind.__name__ for kind in get_args(get_type_hints(kit.game.types.state)["phase"])}
        assert kit.bots.pace.keys() <= phases


def test_with_a_bot_not_everybody_sits_in_one_room():
    """B18: nothing is dealt that a bot would have to measure, unless it steps in later."""
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game="bornes")
    host.ask(0, words.Start)
    assert [fact.options for fact in map(AtTable.fact, host.log) if isinstance(fact, Began)] == [{}]
    other = Host("Ann", "Ben")
    other.ask(0, words.ChooseGame, game="bornes")
    other.ask(0, words.SetBot, seat=Seat(2), on=True)
    other.ask(0, words.Start)
    (began,) = [fact for fact in map(AtTable.fact, other.log) if isinstance(fact, Began)]
    assert began.options == {"together": False}


@pytest.mark.rules("B13")
def test_what_has_to_be_measured_a_bot_leaves_open():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game="bornes")
    host.ask(0, words.Start)
    (began,) = [fact for fact in map(AtTable.fact, host.log) if isinstance(fact, Began)]
    table = Table(GAMES["bornes"], deal(began), began.seed, 0.0)
    master = table.state.round.master
    host.ask(master, words.Leave)
    announcement = Announcement(typed_challenge("My shoes?", "", None), (45, 45), drawn=False)
    column = (BOUNDARY, CHALLENGE)
    table.state = replace(
        table.state, phase=Settling(9, frozenset({master}), announcement, (column,) * 3, (), (CHALLENGE,), (None,))
    )
    table.waiting = table.game.waiting(table.state)
    step = bots_step(table, host.lobby, master)
    assert isinstance(step.events[0], TimeUp)
    assert isinstance(step.state.phase, Looking)


def test_a_bot_hurries_once_all_people_are_done():
    asked = []

    def think(_table, seat, _now, hurried):
        asked.append((seat, hurried))
        return 3600.0

    async def phase():
        at, reminders = AtTable(), Timers(lambda _: None, think)
        for seat in (None, Seat(0), BEN):
            if seat is not None:
                at.table.adopt(at.table.step(seat, Write(45)), 0.0)
            reminders.reset(at.table, at.lobby.bots)
        reminders.stop()

    asyncio.run(phase())
    assert asked == [(BOT, False), (BOT, True)]


@pytest.mark.parametrize("practice", [True, False])
@pytest.mark.parametrize("clock", [True, False])
def test_without_a_clock_nothing_runs_out_not_even_a_race(practice, clock):
    table = AtTable().table
    set_clock(table, Lobby(code="BCDFGH", clock=clock, practice=practice))
    table.waiting = replace(table.waiting, race=True)
    assert (table.deadline is not None) == clock
