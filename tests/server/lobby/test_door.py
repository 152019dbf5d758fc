"""The door: people who wait take no place, and people who were sent away stay out."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.engine.codec import decode, encode
from ardoise.server.limits import LIMITS
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.door import at_the_door, has_room, join, members
from ardoise.server.lobby.types import MOST_PEOPLE, Person, PersonId
from tests.kit.lobby import Host, crowd, over, playing, refused

PHONE, TABLET = "mark of a phone", "mark of a tablet"


def come(host, name, device="", role="player", **choices):
    host.take(join(host.lobby, name, role, f"token of {name}", device, **choices))
    return host.lobby.people[-1]


def turned_away(host, device="", **choices):
    with pytest.raises(Rejected) as refusal:
        come(host, "Eve", device, **choices)
    return refusal.value.code


def approving(*names):
    host = Host(*names)
    host.ask(0, words.WantApproval, on=True)
    return host


def test_people_who_wait_take_no_place():
    host = approving("Ada")
    for n in range(LIMITS.waiting):
        come(host, f"Eve {n}")
    assert (len(members(host.lobby)), len(at_the_door(host.lobby)), has_room(host.lobby)) == (1, LIMITS.waiting, True)


def test_the_list_of_people_who_wait_is_bounded():
    host = approving("Ada")
    for n in range(3):
        come(host, f"Eve {n}", most_waiting=3)
    assert turned_away(host, most_waiting=3) == "door_crowded"
    host.ask(0, words.Approve, person=PersonId(1))
    assert not come(host, "Zoé", most_waiting=3).approved


def test_a_full_list_is_no_matter_to_people_who_are_known():
    host = approving("Ada")
    come(host, "Zoé", PHONE)
    host.ask(0, words.Approve, person=PersonId(1))
    host.ask(1, words.Leave)
    come(host, "Eve", most_waiting=1)
    assert come(host, "Zoé", PHONE, most_waiting=1).approved


def test_somebody_without_a_screen_makes_place_at_the_door():
    host = approving("Ada")
    first, second = come(host, "Bot 1"), come(host, "Bot 2")
    zoe = come(host, "Zoé", most_waiting=2, absent={second.id})
    assert [person.id for person in at_the_door(host.lobby)] == [first.id, zoe.id]


def test_nobody_is_let_into_a_full_room():
    host = crowd(MOST_PEOPLE - 1)
    host.ask(0, words.WantApproval, on=True)
    for name in ("Eve", "Zoé"):
        come(host, name)
    host.ask(0, words.Approve, person=PersonId(MOST_PEOPLE - 1))
    refused("room_full", host, 0, words.Approve, person=PersonId(MOST_PEOPLE))
    host.ask(0, words.Approve, person=PersonId(MOST_PEOPLE - 1))  # once more is harmless
    assert turned_away(host) == "room_full"


def test_somebody_who_is_not_approved_takes_no_seat_of_a_game():
    host = approving("Ada", "Ben", "Cle")
    come(host, "Eve")
    host.ask(0, words.Start)
    over(host)
    host.ask(0, words.Again)
    assert (host.lobby.seats, host.lobby.people[3].seat) == (3, None)


def test_strangers_at_the_door_make_no_teams():
    host = approving(*(f"P{n}" for n in range(7)))
    come(host, "Eve")
    refused("seat_taken", host, 1, words.TakeSeat, seat=0)


def test_a_person_who_was_sent_away_stays_out():
    host = Host("Ada")
    eve = come(host, "Eve", PHONE)
    host.ask(0, words.Kick, person=eve.id)
    assert turned_away(host, PHONE) == "sent_away"
    for wish in (words.WantApproval, words.Lock):
        host.ask(0, wish, on=False)
    assert turned_away(host, PHONE) == "sent_away"
    for role in ("spectator", "screen"):
        assert turned_away(host, PHONE, role=role) == "sent_away"


def test_a_person_who_was_declined_at_the_door_stays_out():
    host = approving("Ada")
    host.ask(0, words.Kick, person=come(host, "Eve", PHONE).id)
    assert turned_away(host, PHONE) == "sent_away"


def test_after_somebody_was_sent_away_newcomers_are_approved_until_the_host_says_otherwise():
    host = Host("Ada")
    host.ask(0, words.Kick, person=come(host, "Eve", PHONE).id)
    assert host.lobby.approving
    assert not come(host, "Eve again", TABLET).approved
    assert not come(host, "Zoé").approved
    host.ask(0, words.WantApproval, on=False)
    assert come(host, "Max").approved


def test_a_person_who_was_here_comes_back_without_being_asked():
    host = Host("Ada")
    zoe = come(host, "Zoé", TABLET)
    host.ask(zoe.id, words.Leave)
    host.ask(0, words.Kick, person=come(host, "Eve", PHONE).id)
    assert come(host, "Zoé", TABLET).approved


def test_a_person_who_never_was_let_in_is_not_known():
    host = approving("Ada")
    eve = come(host, "Eve", PHONE)
    host.ask(eve.id, words.Leave)
    assert not come(host, "Eve", PHONE).approved


def test_a_device_that_somebody_in_the_room_has_is_not_shut_out():
    """Two children share a tablet, or the host sends an own big screen away."""
    host = Host("Ada")
    ben, eve = come(host, "Ben", TABLET), come(host, "Eve", TABLET)
    host.ask(0, words.Kick, person=eve.id)
    assert come(host, "TV", TABLET, role="screen").approved
    host.ask(0, words.Kick, person=ben.id)
    host.ask(0, words.Kick, person=PersonId(3))
    assert turned_away(host, TABLET) == "sent_away"


def test_leaving_is_not_being_sent_away():
    host = Host("Ada")
    zoe = come(host, "Zoé", PHONE)
    host.ask(zoe.id, words.Leave)
    assert not host.lobby.approving
    assert come(host, "Zoé", PHONE).approved


def test_sending_away_in_a_game_leaves_the_seat_to_a_bot():
    host = playing("Ada", "Ben", "Cle")
    host.ask(0, words.Kick, person=PersonId(1))
    assert (host.lobby.bots, host.lobby.approving) == ({1}, True)


def test_a_person_of_the_first_logs_has_no_device_and_was_not_sent_away():
    first = encode(Person(id=PersonId(0), token="t", role="player", name="Ada"))
    old = first.replace(b',"device":"","new_to":[],"kicked":false', b"")
    assert old != first
    assert decode(old, Person) == decode(first, Person)
