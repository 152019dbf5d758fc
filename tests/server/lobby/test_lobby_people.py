"""People of a room: how they come in, what each may ask, how they go, and who is host."""

from __future__ import annotations

from typing import get_args

import pytest

from ardoise import Rejected, Seat
from ardoise.engine.codec import decode, encode, encode_alike
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.commands import AnyCommand
from ardoise.server.lobby.events import Began, Finished
from ardoise.server.lobby.rules import next_host
from ardoise.server.lobby.types import ROLES, Finish, PersonId, Refusal
from ardoise.server.records.archive import deal
from ardoise.server.room.room_view import room_updates
from tests.kit.lobby import DAY, Host, refused, room_seen
from tests.kit.source import SOURCE, codes_in


def guarded() -> Host:
    """Ann is host and lets people in; Ben waits at the door."""
    host = Host("Ann")
    host.ask(0, words.WantApproval, on=True)
    host.join("Ben")
    return host


def test_whoever_only_watches_does_not_become_host():
    host = Host("TV", role="screen")
    host.join("Watcher", "spectator")
    assert host.lobby.host is None
    host.join("Ann")
    assert host.lobby.host == 2
    host.join("Ben")
    assert host.lobby.host == 2


def test_a_name_is_kept_as_it_was_meant():
    host = Host("  Zoe\u0301  ")
    assert host.lobby.people[0].name == "Zoé"
    host.ask(0, words.Rename, name="<svg/onload=x>")
    assert host.lobby.people[0].name == "<svg/onload=x>"
    refused("text_length", host, 0, words.Rename, name="x" * 21)
    refused("text_character", host, 0, words.Rename, name="a\u202eb")


def test_avatars_and_colours_differ_and_can_be_chosen():
    host = Host(*(f"P{n}" for n in range(9)))
    looks = {(person.avatar, person.colour) for person in host.lobby.people}
    assert len(looks) == 9
    host.ask(8, words.Dress, avatar=23, colour=7)
    assert (host.lobby.people[8].avatar, host.lobby.people[8].colour) == (23, 7)


def test_everybodys_language_is_known_to_the_table():
    host = Host("Ann", "Ben")
    host.ask(1, words.Speak, language="de")
    told = room_seen(host.lobby, PersonId(0))
    assert [person.language for person in told.people] == [None, "de"]


def test_ready_is_said_and_taken_back_and_ends_with_another_seat():
    host = Host("Ann")
    host.ask(0, words.BeReady, ready=True)
    assert host.lobby.people[0].ready
    host.ask(0, words.BeReady, ready=False)
    assert not host.lobby.people[0].ready
    host.ask(0, words.BeReady, ready=True)
    host.ask(0, words.TakeSeat, seat=Seat(4))
    assert not host.lobby.people[0].ready


def test_a_full_room_has_room_again_when_somebody_leaves():
    host = Host("Ann")
    for n in range(44):
        host.join(f"W{n}", "spectator")
    for role in ROLES:
        with pytest.raises(Rejected, match="room_full"):
            host.join("Late", role)
    host.ask(44, words.Leave)
    host.join("Late")
    assert host.lobby.people[-1].id == 45  # no number is given twice


def test_whoever_waits_at_the_door_may_leave_or_change_clothes_and_nothing_else():
    host = guarded()
    host.ask(1, words.Rename, name="Benoît")
    host.ask(1, words.Dress, avatar=1, colour=1)
    refused("wait_for_approval", host, 1, words.BeReady, ready=True)
    refused("wait_for_approval", host, 1, words.TakeSeat, seat=Seat(1))
    refused("not_allowed", host, 1, words.Approve, person=PersonId(1))
    host.ask(1, words.Leave)
    refused("no_such_person", host, 0, words.Approve, person=PersonId(1))


def test_approving_is_for_those_who_come_later_and_an_empty_room_has_a_host_again():
    host = Host("Ann", "Ben")
    host.ask(0, words.WantApproval, on=True)
    host.ask(1, words.BeReady, ready=True)
    host.ask(0, words.Leave)
    host.ask(1, words.Leave)
    assert host.lobby.host is None
    host.join("Cle")
    assert (host.lobby.host, host.lobby.people[2].approved) == (2, True)


def test_locking_and_approving_do_not_touch_each_other():
    host = guarded()
    host.ask(0, words.Lock, on=True)
    assert (host.lobby.locked, host.lobby.approving) == (True, True)
    host.ask(0, words.WantApproval, on=False)
    assert (host.lobby.locked, host.lobby.approving) == (True, False)
    host.ask(0, words.Lock, on=False)
    host.join("Cle")
    assert host.seats()["Cle"] == 1


def test_the_host_who_goes_is_followed_by_the_player_who_is_here_longest():
    host = Host("Ann")
    host.join("TV", "screen")
    host.ask(0, words.WantApproval, on=True)
    host.join("Waits")
    host.ask(0, words.WantApproval, on=False)
    host.join("Cle")
    host.join("Dan")
    assert next_host(host.lobby, {PersonId(0), PersonId(3)}) == 4
    host.ask(0, words.Kick, person=PersonId(0))  # by herself
    assert host.lobby.host == 3
    host.ask(3, words.Leave)
    host.ask(4, words.Leave)
    assert host.lobby.host is None


def test_whoever_is_gone_is_gone_for_everybody():
    host = Host("Ann", "Ben")
    host.ask(0, words.Kick, person=PersonId(1))
    for nobody in (1, 2, -1):
        refused("no_such_person", host, 0, words.Kick, person=PersonId(nobody))
        refused("no_such_person", host, 0, words.HandOver, person=PersonId(nobody))
        refused("no_such_person", host, 0, words.Approve, person=PersonId(nobody))
        refused("no_such_person", host, 0, words.SetTimeFactor, person=PersonId(nobody), per_cent=200)
        refused("no_such_person", host, nobody, words.Leave)


def test_nobody_who_waits_at_the_door_is_made_host():
    refused("not_allowed", guarded(), 0, words.HandOver, person=PersonId(1))


def test_the_hosts_other_choices():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.Keep, on=True)
    host.ask(0, words.SetClock, on=False)
    assert (host.lobby.kept, host.lobby.clock) == (True, False)
    refused("not_now", host, 0, words.GiveTime, seconds=30)
    host.ask(0, words.Start)
    before = host.lobby
    host.ask(0, words.GiveTime, seconds=30)
    assert host.lobby == before  # the time is the table's
    refused("not_now", host, 0, words.ChooseOptions, options={})
    refused("not_now", host, 0, words.Again)


def test_games_in_a_row_are_tallied_and_pause_ends_with_the_game():
    host = Host("Ann", "Ben", "Cle")
    finishes = [Finish(1, (PersonId(0), PersonId(2)), (7, 3, 7)), Finish(2, (PersonId(1),), (1, 2, 0))]
    for finish in finishes:
        host.ask(0, words.Again)
        host.ask(0, words.Pause)
        host.take((Finished(finish),))
        assert (host.lobby.playing, host.lobby.paused) == (False, False)
    assert host.lobby.finishes == tuple(finishes)


def test_options_are_always_refused_with_the_same_particulars():
    host = Host("Ann")
    about = set()
    for options in ({"colour": 1}, {"gambit_factor": 9}, {"gambit_factor": "3"}, {"answer_seconds": 4}, {"mat": {}}):
        with pytest.raises(Rejected, match="wrong_options") as refusal:
            host.ask(0, words.ChooseOptions, options=options)
        about.add(frozenset(refusal.value.about))
    assert len(about) == 1


def test_too_few_seats_are_refused_where_the_cards_are_dealt():
    host = Host("Ann")
    host.ask(0, words.Start)
    with pytest.raises(Rejected, match="wrong_number_of_seats"):
        deal(decode(host.log[-1], Began))


def test_the_codes_of_the_lobby_are_a_closed_set():
    """What the rules, a typed name, a choice of questions, a deal and a full log can refuse, and nothing else."""
    lobby = codes_in(SOURCE / "server" / "lobby")
    typed_or_dealt = codes_in(SOURCE / "engine" / "text.py") | codes_in(SOURCE / "packs" / "filters.py")
    typed_or_dealt |= {"wrong_number_of_seats", "no_such_question", "log_full"}
    assert set(get_args(Refusal)) == lobby | typed_or_dealt


def test_what_everybody_may_ask():
    everybodys = {kind.__name__ for kind in get_args(AnyCommand) if not kind.host_only}
    about_oneself = {"TakeSeat", "Rename", "Dress", "Speak", "BeReady", "GotIt", "Leave", "SetTimeFactor"}
    assert everybodys == about_oneself | {"NameTeam", "CrossOut", "ReadAloud"}


def test_what_people_see_of_their_room_together_is_what_each_would_see_alone():
    """Byte for byte: what they share is built and encoded once, and what is a person's own stays theirs."""
    host = Host("Ada", "Blaise", "Carl")
    host.ask(2, words.Rename, name="Carla")
    people, answered, online = [PersonId(2), PersonId(0), PersonId(1)], {PersonId(0): 7, PersonId(2): 1}, {PersonId(1)}
    together = encode_alike(room_updates(host.lobby, people, answered, online, DAY))
    assert together == [encode(room_updates(host.lobby, [me], answered, online, DAY)[0]) for me in people]
    assert len(set(together)) == 3
    assert encode_alike([]) == room_updates(host.lobby, [], answered, online, DAY) == []
