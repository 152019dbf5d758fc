"""Late comers watch, take over, or wait for the next game; and nobody sees the secrets of two seats (P6)."""

from __future__ import annotations

import pytest

from ardoise import GAMES, Seat
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import LobbyEvent
from ardoise.server.lobby.seats import waiting
from ardoise.server.lobby.types import Person, PersonId
from ardoise.server.records.archive import LOBBY, entries, lobby_of
from tests.kit.lobby import Host, crowd, names_on, over, playing, refused

ABSENT, BOTS = 1, 2


def with_two_open_seats() -> Host:
    """Ann plays; seat 1 is an absent person's, seat 2 a bot's, and Late has just come in."""
    host = Host("Ann", "Ben")
    host.ask(0, words.SetBot, seat=Seat(BOTS), on=True)
    host.ask(0, words.Start)
    host.join("Late")
    host.away |= {ABSENT, BOTS}
    return host


def restarted(host: Host) -> Host:
    """The same evening from its log."""
    log = [
        entry for n, line in enumerate(host.log) for entry in entries(LOBBY, n, 0.0, "", (decode(line, LobbyEvent),))
    ]
    host.lobby = lobby_of(log)
    return host


@pytest.mark.parametrize("after", [lambda host: host, restarted])
@pytest.mark.parametrize("way", ["at once", "after standing up"])
def test_who_has_had_a_seat_in_a_game_gets_no_other(after, way):
    host = with_two_open_seats()
    if way != "at once":
        host.ask(0, words.TakeSeat, seat=None)
    host = after(host)
    for other in (ABSENT, BOTS):
        refused("seat_known", host, 0, words.TakeSeat, seat=Seat(other))
    host.ask(0, words.TakeSeat, seat=Seat(0))
    assert host.seats()["Ann"] == 0


@pytest.mark.parametrize("after", [lambda host: host, restarted])
@pytest.mark.parametrize(("first", "second"), [(ABSENT, BOTS), (BOTS, ABSENT)])
def test_a_late_comer_is_bound_to_the_seat_that_they_take_over(after, first, second):
    host = with_two_open_seats()
    host.ask(2, words.TakeSeat, seat=Seat(first))
    host = after(host)
    refused("seat_known", host, 2, words.TakeSeat, seat=Seat(second))
    host.ask(2, words.TakeSeat, seat=None)
    refused("seat_known", host, 2, words.TakeSeat, seat=Seat(second))
    host.ask(2, words.TakeSeat, seat=Seat(first))


def test_whose_seat_was_taken_over_gets_no_other_either_but_their_own_again():
    host = with_two_open_seats()
    host.ask(2, words.TakeSeat, seat=Seat(ABSENT))
    refused("seat_known", host, 1, words.TakeSeat, seat=Seat(BOTS))
    host.ask(1, words.TakeSeat, seat=Seat(ABSENT))
    assert host.seats() == {"Ann": 0, "Ben": 1, "Late": None}
    host.away.clear()
    refused("seat_taken", host, 2, words.TakeSeat, seat=Seat(ABSENT))


def test_who_was_kicked_and_comes_in_again_with_another_device_is_a_stranger():
    """It cannot be known, so the host is asked first."""
    host = with_two_open_seats()
    host.ask(0, words.Kick, person=PersonId(1))
    host.join("Not Ben")
    refused("wait_for_approval", host, 3, words.TakeSeat, seat=Seat(BOTS))
    host.ask(0, words.Approve, person=PersonId(3))
    host.ask(3, words.TakeSeat, seat=Seat(BOTS))
    refused("seat_known", host, 3, words.TakeSeat, seat=Seat(ABSENT))


@pytest.mark.parametrize("role", ["spectator", "screen"])
def test_who_came_to_watch_never_gets_a_seat(role):
    host = with_two_open_seats()
    host.join("TV", role)
    for seat in (ABSENT, BOTS):
        refused("not_allowed", host, 3, words.TakeSeat, seat=Seat(seat))
    over(host)
    host.ask(0, words.Again)
    assert host.seats()["TV"] is None


def test_the_next_game_binds_anew():
    host = playing("Ann", "Ben", "Cle")
    over(host)
    host.ask(0, words.TakeSeat, seat=Seat(6))
    host.ask(0, words.Again)
    assert host.seats() == {"Ben": 0, "Cle": 1, "Ann": 2}
    host.away |= {0, 1, 2}
    refused("seat_known", host, 0, words.TakeSeat, seat=Seat(0))
    host.ask(0, words.TakeSeat, seat=Seat(2))


def test_who_is_back_in_the_own_team_sends_nobody_away():
    host = crowd(8)
    host.ask(0, words.Start)
    assert names_on(host, 0) == ["P0", "P7"]
    host.ask(7, words.TakeSeat, seat=None)
    assert host.lobby.bots == frozenset()
    refused("seat_known", host, 7, words.TakeSeat, seat=Seat(1))
    host.ask(7, words.TakeSeat, seat=Seat(0))
    assert names_on(host, 0) == ["P0", "P7"]


def test_late_comers_are_called_up_in_the_order_of_their_coming():
    host = playing("Ann", "Ben", "Cle")
    for name in ("Late", "Later"):
        host.join(name)
    over(host)
    host.join("New")
    assert host.seats() == {"Ann": 0, "Ben": 1, "Cle": 2, "Late": 3, "Later": 4, "New": 5}


def test_the_next_game_begins_with_those_who_waited():
    host = playing("Ann", "Ben", "Cle")
    host.join("Late")
    over(host)
    host.ask(0, words.Again)
    assert (host.seats()["Late"], host.lobby.seats) == (3, 4)


def test_who_stood_up_watches_and_does_not_wait():
    host = playing("Ann", "Ben", "Cle")
    host.ask(1, words.TakeSeat, seat=None)
    over(host)
    host.ask(0, words.Again)
    assert host.seats()["Ben"] is None
    over(host)
    host.ask(1, words.TakeSeat, seat=Seat(4))
    host.ask(0, words.Again)
    assert host.seats()["Ben"] == 3


def full_table(*late: str) -> Host:
    """A table of Code 777, which knows no teams, and those who wait."""
    host = Host("Ann")
    host.ask(0, words.ChooseGame, game="code777")
    for n in range(1, GAMES["code777"].seats[-1]):
        host.join(f"P{n}")
    for name in late:
        host.join(name)
    return host


def test_who_finds_no_room_stays_first_in_line():
    host = full_table("Late", "Later")
    host.ask(0, words.Start)
    over(host)
    host.ask(0, words.Again)
    assert [person.name for person in waiting(host.lobby)] == ["Late", "Later"]
    over(host)
    host.ask(1, words.Leave)
    assert host.seats() == {"Ann": 0, "P2": 2, "P3": 3, "Late": 1, "Later": None}
    host.ask(0, words.ChooseGame, game="gambit7")
    assert host.seats()["Later"] == 4


def test_when_a_game_begins_people_come_before_bots():
    host = Host("Ann")
    host.ask(0, words.ChooseGame, game="code777")
    for seat in (1, 2, 3):
        host.ask(0, words.SetBot, seat=Seat(seat), on=True)
    host.join("Late")
    assert host.seats()["Late"] is None
    host.ask(0, words.Start)
    assert (host.seats()["Late"], host.lobby.bots) == (1, {2, 3})


@pytest.mark.rules("G1")
def test_when_more_than_seven_have_come_those_who_wait_join_the_smallest_teams():
    host = crowd(10)
    host.ask(9, words.TakeSeat, seat=Seat(0))
    host.join("Watches")
    host.ask(10, words.TakeSeat, seat=None)
    host.ask(0, words.Start)
    assert names_on(host, 0) == ["P0", "P9"]
    assert (names_on(host, 1), names_on(host, 2)) == (["P1", "P7"], ["P2", "P8"])
    assert host.seats()["Watches"] is None


@pytest.mark.rules("G1")
def test_of_twenty_three_two_wait_because_three_are_a_team():
    host = crowd(23)
    host.ask(0, words.Start)
    assert [len(names_on(host, seat)) for seat in range(7)] == [3] * 7
    assert [person.name for person in waiting(host.lobby)] == ["P21", "P22"]


def test_who_is_let_in_by_the_host_gets_a_seat():
    host = Host("Ann")
    host.ask(0, words.WantApproval, on=True)
    host.join("Ben")
    host.join("Cle")
    host.ask(0, words.Approve, person=PersonId(2))
    assert host.seats() == {"Ann": 0, "Ben": None, "Cle": 1}


def test_a_person_of_an_older_log_waits():
    host = Host("Ann")
    row = encode(host.lobby.people[0])
    older = row.replace(b',"watching":false', b"")
    assert older != row
    assert decode(older, Person) == host.lobby.people[0]
