"""The lobby: who may ask what, and what then happens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected, Seat
from ardoise.engine.codec import decode
from ardoise.games import GAMES
from ardoise.packs.filters import Choice
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.commands import AnyCommand
from ardoise.server.lobby.events import LobbyEvent, Opened
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.rules import decide, present
from ardoise.server.lobby.types import Lobby, PersonId
from tests.kit.lobby import DAY, SEED, Host, refused

FIELDS = {"game": "bornes", "options": {}, "choice": Choice(), "seconds": 5, "per_cent": 200}


def test_the_first_player_is_the_host_and_everybody_gets_a_seat():
    host = Host("Ann", "Ben", "Cle")
    assert host.lobby.host == 0
    assert host.seats() == {"Ann": 0, "Ben": 1, "Cle": 2}
    host.join("TV", "screen")
    assert host.seats()["TV"] is None


def test_only_the_host_may_ask_what_is_the_hosts():
    host = Host("Ann", "Ben")
    for wish in (kind for kind in AnyCommand.__args__ if kind.host_only):
        fields = {name: FIELDS.get(name, 1) for name in wish.__struct_fields__ if name != "id"}
        refused("not_allowed", host, 1, wish, **fields)


def test_a_game_needs_known_names_and_options():
    host = Host("Ann")
    refused("no_such_game", host, 0, words.ChooseGame, game="chess")
    refused("wrong_options", host, 0, words.ChooseOptions, options={"colour": 1})
    refused("wrong_options", host, 0, words.ChooseOptions, options={"gambit_factor": 9})
    host.ask(0, words.ChooseOptions, options={"gambit_factor": 3})
    assert host.lobby.options == {"gambit_factor": 3}
    host.ask(0, words.ChooseGame, game="bornes")
    assert (host.lobby.game, host.lobby.options) == ("bornes", {})


@pytest.mark.rules("C22")
def test_help_that_would_spoil_a_game_between_people_is_for_practice():
    host = Host("Ann")
    host.ask(0, words.ChooseGame, game="code777")
    refused("only_in_practice", host, 0, words.ChooseOptions, options={"help": "full"})
    host.ask(0, words.ChooseOptions, options={"help": "certain"})
    assert host.lobby.options == {"help": "certain"}
    alone = Host()
    alone.take((Opened(code="BCDFGH", practice=True),))
    alone.join("Ann")
    alone.ask(0, words.ChooseGame, game="code777")
    alone.ask(0, words.ChooseOptions, options={"help": "full"})
    assert alone.lobby.options == {"help": "full"}


def test_seats_are_for_one_unless_gambit_7_is_crowded():
    host = Host("Ann", "Ben")
    refused("seat_taken", host, 1, words.TakeSeat, seat=Seat(0))
    refused("no_such_seat", host, 1, words.TakeSeat, seat=Seat(7))
    host.ask(1, words.TakeSeat, seat=None)
    assert host.seats()["Ben"] is None
    crowd = Host(*(f"P{n}" for n in range(9)))
    assert [crowd.seats()[f"P{n}"] for n in (6, 7, 8)] == [6, None, None]
    for late in (7, 8):
        crowd.ask(late, words.TakeSeat, seat=Seat(0))
    crowd.join("P9")
    refused("seat_taken", crowd, 9, words.TakeSeat, seat=Seat(0))  # three to a team


def test_starting_counts_the_seats_without_gaps_and_promises_the_deal():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.TakeSeat, seat=Seat(5))
    host.ask(0, words.SetBot, seat=Seat(3), on=True)
    host.ask(0, words.Start)
    assert host.seats() == {"Ann": 3, "Ben": 0, "Cle": 1}
    assert (host.lobby.bots, host.lobby.seats, host.lobby.number) == ({2}, 4, 1)
    assert len(host.lobby.commitment) == 64
    refused("not_now", host, 0, words.Start)
    refused("not_now", host, 0, words.ChooseGame, game="bornes")


def test_while_playing_only_a_bots_or_an_absent_seat_can_be_taken():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.Start)
    host.join("Late")
    assert host.seats()["Late"] is None
    refused("seat_taken", host, 3, words.TakeSeat, seat=Seat(1))
    host.away.add(1)
    host.ask(3, words.TakeSeat, seat=Seat(1))
    assert host.seats()["Late"] == 1


def test_who_leaves_a_game_is_played_by_a_bot_and_the_host_is_named_anew():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.Start)
    host.ask(0, words.Leave)
    assert (host.lobby.host, host.lobby.bots) == (1, {0})
    assert "Ann" not in host.seats()
    refused("no_such_person", host, 0, words.Rename, name="Back")
    refused("not_now", host, 1, words.SetBot, seat=Seat(0), on=False)
    host.ask(1, words.Kick, person=PersonId(2))
    assert host.lobby.bots == {0, 2}


def test_the_door_can_be_locked_or_guarded():
    host = Host("Ann")
    host.ask(0, words.WantApproval, on=True)
    host.join("Ben")
    assert host.seats()["Ben"] is None
    refused("wait_for_approval", host, 1, words.TakeSeat, seat=Seat(1))
    host.ask(0, words.Approve, person=PersonId(1))
    host.ask(1, words.TakeSeat, seat=Seat(1))
    host.ask(0, words.Lock, on=True)
    with pytest.raises(Rejected, match="room_locked"):
        host.join("Cle")


def test_a_room_holds_45_people():
    host = Host(*(f"P{n}" for n in range(45)))
    with pytest.raises(Rejected, match="room_full"):
        host.join("P45")


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\u202eb", "z\u0300\u0301\u0302"])
def test_names_that_spoil_a_screen(name):
    with pytest.raises(Rejected, match="text_"):
        Host(name)


def test_a_host_hands_over_pauses_and_gives_time():
    host = Host("Ann", "Ben", "Cle")
    refused("not_now", host, 0, words.Pause)
    host.ask(0, words.Start)
    refused("not_now", host, 0, words.GoOn)
    host.ask(0, words.Pause)
    assert host.lobby.paused
    host.ask(0, words.GoOn)
    host.ask(0, words.SetTimeFactor, person=PersonId(2), per_cent=200)
    host.ask(0, words.HandOver, person=PersonId(1))
    assert (host.lobby.host, host.lobby.people[2].time_factor) == (1, 200)
    host.join("TV", "screen")
    refused("not_allowed", host, 1, words.HandOver, person=PersonId(3))
    refused("not_allowed", host, 3, words.TakeSeat, seat=Seat(0))


def test_who_needs_more_time_sets_it_between_games_and_asks_the_host_during_one():
    host = Host("Ann", "Ben", "Cle")
    host.ask(1, words.SetTimeFactor, person=PersonId(1), per_cent=150)
    refused("not_allowed", host, 1, words.SetTimeFactor, person=PersonId(2), per_cent=150)
    host.ask(0, words.Start)
    refused("not_allowed", host, 1, words.SetTimeFactor, person=PersonId(1), per_cent=300)
    host.ask(0, words.SetTimeFactor, person=PersonId(0), per_cent=200)
    assert [person.time_factor for person in host.lobby.people] == [200, 150, 100]


people = st.integers(0, 5)
wishes = st.one_of(
    st.builds(words.TakeSeat, st.just(1), st.none() | st.integers(-1, 8)),
    st.builds(words.SetBot, st.just(1), st.integers(-1, 8), st.booleans()),
    st.builds(words.ChooseGame, st.just(1), st.sampled_from([*GAMES, "chess"])),
    st.builds(words.Kick, st.just(1), people),
    st.builds(words.HandOver, st.just(1), people),
    st.builds(words.WantApproval, st.just(1), st.booleans()),
    st.builds(words.Approve, st.just(1), people),
    st.sampled_from([words.Leave(1), words.Start(1), words.Pause(1), words.GoOn(1)]),
)


@given(st.lists(st.tuples(people, wishes) | st.just(None), max_size=40))
def test_whatever_people_ask_the_room_stays_in_order(asked):
    host = Host("Ann")
    for item in asked:
        try:
            if item is None:
                host.join("Newcomer")
            else:
                by, wish = item
                host.take(decide(host.lobby, PersonId(by), wish, host.away.__contains__, lambda: SEED, DAY))
        except Rejected:
            continue
        lobby = host.lobby
        here = present(lobby)
        assert lobby.host is None or lobby.host in {person.id for person in here}
        assert [person.id for person in lobby.people] == list(range(len(lobby.people)))
        for seat in {person.seat for person in here} - {None}:
            assert sum(person.seat == seat for person in here) <= 3
    folded = Lobby(code="")
    for line in host.log:
        folded = evolve(folded, decode(line, LobbyEvent))
    assert folded == host.lobby
