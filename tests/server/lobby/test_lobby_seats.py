"""Seats of a room: alone or in teams, taken over, left to a bot, and counted anew for every game."""

from __future__ import annotations

import pytest

from ardoise import GAMES, Seat
from ardoise.engine.codec import decode
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import Began, LobbyEvent
from ardoise.server.lobby.types import PersonId
from ardoise.server.records.archive import deal
from tests.kit.lobby import Host, crowd, names_on, over, playing, refused


@pytest.mark.rules("G1")
def test_seven_people_sit_alone_and_the_eighth_makes_teams():
    host = crowd(7)
    refused("seat_taken", host, 6, words.TakeSeat, seat=Seat(0))
    host.join("P7")
    host.ask(7, words.TakeSeat, seat=Seat(0))
    host.ask(6, words.TakeSeat, seat=Seat(0))
    assert names_on(host, 0) == ["P0", "P6", "P7"]
    refused("seat_taken", host, 5, words.TakeSeat, seat=Seat(0))


@pytest.mark.rules("G1")
def test_who_only_watches_makes_no_crowd():
    host = crowd(7)
    for n in range(5):
        host.join(f"Watcher {n}", "spectator")
    refused("seat_taken", host, 6, words.TakeSeat, seat=Seat(0))


@pytest.mark.rules("G1")
def test_twenty_one_people_fill_seven_teams_and_play():
    host = crowd(22)
    for late in range(7, 21):
        host.ask(late, words.TakeSeat, seat=Seat(late % 7))
    for seat in range(7):
        refused("seat_taken", host, 21, words.TakeSeat, seat=Seat(seat))
    host.ask(0, words.Start)
    assert host.lobby.seats == 7
    assert [len(names_on(host, seat)) for seat in range(7)] == [3] * 7


@pytest.mark.parametrize("game", [game for game in GAMES if game != "gambit7"])
def test_the_other_games_know_no_teams(game):
    host = Host("Ann")
    host.ask(0, words.ChooseGame, game=game)
    for n in range(11):
        host.join(f"P{n}")
    most = GAMES[game].seats[-1]
    assert host.seats()[f"P{most - 1}"] is None
    refused("seat_taken", host, 11, words.TakeSeat, seat=Seat(0))
    refused("no_such_seat", host, 11, words.TakeSeat, seat=Seat(most))


def test_a_bots_seat_is_free_for_people_but_no_newcomer_is_put_on_it():
    host = Host("Ann")
    host.ask(0, words.SetBot, seat=Seat(1), on=True)
    host.join("Ben")
    assert host.seats() == {"Ann": 0, "Ben": 2}
    host.ask(1, words.TakeSeat, seat=Seat(1))
    assert (host.seats()["Ben"], host.lobby.bots) == (1, frozenset())


def test_a_bot_needs_a_seat_of_the_table_with_nobody_on_it():
    host = Host("Ann", "Ben", "Cle")
    refused("seat_taken", host, 0, words.SetBot, seat=Seat(1), on=True)
    refused("no_such_seat", host, 0, words.SetBot, seat=Seat(7), on=True)
    refused("no_such_seat", host, 0, words.SetBot, seat=Seat(-1), on=True)
    host.ask(0, words.Start)
    refused("no_such_seat", host, 0, words.SetBot, seat=Seat(3), on=True)


def test_while_playing_a_seat_is_handed_to_a_bot_and_taken_back():
    host = playing("Ann", "Ben", "Cle")
    host.ask(0, words.SetBot, seat=Seat(1), on=True)
    assert host.lobby.bots == {1}
    assert names_on(host, 1) == ["Ben"]
    host.ask(1, words.TakeSeat, seat=Seat(1))
    assert (host.lobby.bots, names_on(host, 1)) == (frozenset(), ["Ben"])


def test_a_late_comer_takes_a_bots_seat_and_the_bot_stops():
    host = Host("Ann", "Ben")
    host.ask(0, words.SetBot, seat=Seat(2), on=True)
    host.ask(0, words.Start)
    host.join("Late")
    host.away.add(2)
    refused("no_such_seat", host, 2, words.TakeSeat, seat=Seat(3))
    host.ask(2, words.TakeSeat, seat=Seat(2))
    assert (host.seats()["Late"], host.lobby.bots) == (2, frozenset())


def test_a_team_plays_on_without_a_bot_until_its_last_person_leaves():
    host = crowd(8)
    host.ask(7, words.TakeSeat, seat=Seat(6))
    host.ask(0, words.Start)
    host.ask(7, words.Leave)
    assert host.lobby.bots == frozenset()
    host.ask(0, words.Kick, person=PersonId(6))
    assert host.lobby.bots == {6}


def test_before_a_game_no_bot_takes_the_seat_of_whoever_leaves():
    host = Host("Ann", "Ben")
    host.ask(1, words.Leave)
    assert host.lobby.bots == frozenset()
    host.join("Cle")
    assert host.seats() == {"Ann": 0, "Cle": 1}


def test_the_next_game_counts_the_seats_anew_without_those_who_left():
    host = playing("Ann", "Ben", "Cle", "Dan")
    over(host)
    host.ask(1, words.Leave)
    host.ask(2, words.BeReady, ready=True)
    host.ask(0, words.Again)
    assert host.seats() == {"Ann": 0, "Cle": 1, "Dan": 2}
    assert (host.lobby.seats, host.lobby.number) == (3, 2)
    assert not any(person.ready for person in host.lobby.people)


def test_a_seat_that_is_left_while_playing_is_played_by_a_bot_and_may_be_taken_back():
    host = playing("Ann", "Ben", "Cle")
    host.ask(1, words.TakeSeat, seat=None)
    assert (host.lobby.bots, host.seats()["Ben"]) == ({1}, None)
    host.ask(1, words.TakeSeat, seat=Seat(1))
    assert (host.lobby.bots, host.seats()["Ben"]) == (frozenset(), 1)


def test_whose_seat_was_taken_over_watches():
    host = Host("Ann", "Ben")
    host.ask(0, words.ChooseGame, game="code777")
    host.ask(0, words.Start)
    host.join("Late")
    host.away.add(1)
    host.ask(2, words.TakeSeat, seat=Seat(1))
    assert names_on(host, 1) == ["Late"]
    assert host.seats()["Ben"] is None


def test_a_bot_on_somebodys_seat_does_not_give_it_to_others():
    host = playing("Ann", "Ben", "Cle")
    host.ask(0, words.SetBot, seat=Seat(1), on=True)
    host.join("Late")
    refused("seat_taken", host, 3, words.TakeSeat, seat=Seat(1))
    over(host)
    refused("seat_taken", host, 3, words.TakeSeat, seat=Seat(1))


def test_who_does_not_fit_around_the_chosen_games_table_stands_up():
    host = crowd(8)
    host.ask(7, words.TakeSeat, seat=Seat(0))
    host.ask(6, words.TakeSeat, seat=Seat(5))
    host.ask(0, words.SetBot, seat=Seat(6), on=True)
    host.ask(0, words.ChooseGame, game="code777")
    assert [host.seats()[f"P{n}"] for n in range(8)] == [0, 1, 2, 3, None, None, None, None]
    assert host.lobby.bots == frozenset()


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_and_the_largest_table_can_be_dealt(game):
    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        host = Host("Ann")
        host.ask(0, words.ChooseGame, game=game)
        for n in range(1, seats):
            host.ask(0, words.SetBot, seat=Seat(n), on=True)
        host.ask(0, words.Start)
        began = decode(host.log[-1], Began)
        assert GAMES[game].waiting(deal(began)) is not None


@pytest.mark.rules("I4")
def test_a_house_rule_may_name_a_seat_and_follows_it_to_the_table():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game="incroyable")
    host.ask(0, words.ChooseOptions, options={"first": 5, "track": "short", "look_seconds": 20})
    refused("seat_empty", host, 0, words.Start)
    host.ask(1, words.TakeSeat, seat=Seat(5))
    host.ask(0, words.Start)
    assert host.seats() == {"Ann": 0, "Ben": 2, "Cle": 1}
    chosen = {"first": 2, "track": "short", "look_seconds": 20}
    assert decode(host.log[-1], LobbyEvent).options == {"silent_raises": True, **chosen}
    assert host.lobby.options == chosen  # for another game with the same people


@pytest.mark.rules("I4")
def test_a_bot_may_begin():
    host = Host("Ann", "Ben")
    host.ask(0, words.ChooseGame, game="incroyable")
    host.ask(0, words.SetBot, seat=Seat(4), on=True)
    host.ask(0, words.ChooseOptions, options={"first": 4})
    host.ask(0, words.Start)
    assert decode(host.log[-1], LobbyEvent).options["first"] == 2
