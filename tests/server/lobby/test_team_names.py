"""What teams are called: a member types a name, and it lasts as long as the team."""

from __future__ import annotations

import pytest

from ardoise import Seat
from ardoise.server.lobby import commands as words
from tests.kit.lobby import Host, crowd, over, refused, room_seen

pytestmark = pytest.mark.rules("G4")


def team(name="Les Cerveaux Lents") -> Host:
    """Eight people at seven seats: the last two of them share the last seat."""
    host = crowd(8)
    host.ask(7, words.TakeSeat, seat=Seat(6))
    if name:
        host.ask(7, words.NameTeam, name=name)
    return host


def called(host):
    return {team.seat: team.name for team in room_seen(host.lobby, 0).teams}


def test_any_member_names_the_team_and_all_see_it():
    host = team()
    assert called(host) == {6: "Les Cerveaux Lents"}
    host.ask(6, words.NameTeam, name="  Quick ones ")
    assert called(host) == {6: "Quick ones"}


def test_without_a_name_of_its_own_a_team_has_none():
    host = team(name=None)
    assert called(host) == {}
    host.ask(6, words.NameTeam, name="Quick ones")
    host.ask(7, words.NameTeam, name=None)
    assert called(host) == {}


def test_who_sits_alone_or_not_at_all_has_no_team():
    host = team()
    host.join("Watcher", "spectator")
    for person in (0, 8):
        refused("no_team", host, person, words.NameTeam, name="Me")


@pytest.mark.parametrize(
    ("name", "code"), [("", "text_length"), ("x" * 21, "text_length"), ("\u202e", "text_character")]
)
def test_a_name_is_bounded_like_a_persons(name, code):
    refused(code, team(), 6, words.NameTeam, name=name)


def test_names_of_teams_and_people_are_told_apart():
    host = team("p0")
    assert called(host) == {6: "p0 2"}
    host.join("P8")
    host.ask(8, words.TakeSeat, seat=Seat(5))
    host.ask(8, words.NameTeam, name="P0 2")
    assert called(host) == {6: "p0 2", 5: "P0 2 2"}
    host.ask(0, words.Rename, name="P0 2")
    assert host.lobby.people[0].name == "P0 2 3"


def test_the_name_goes_with_the_team_to_the_table_and_on_to_the_next_game():
    host = team()
    host.ask(0, words.TakeSeat, seat=None)
    host.ask(0, words.Start)
    assert host.lobby.people[7].seat == 5
    assert called(host) == {5: "Les Cerveaux Lents"}
    host.ask(6, words.NameTeam, name="Still slow")
    over(host)
    host.ask(0, words.Again)
    assert called(host) == {host.lobby.people[7].seat: "Still slow"}


@pytest.mark.parametrize("change", [(7, words.Leave, {}), (6, words.TakeSeat, {"seat": None})])
def test_the_name_is_gone_when_one_is_left(change):
    host = team()
    by, kind, fields = change
    host.ask(by, kind, **fields)
    assert called(host) == {}


def test_a_game_without_teams_has_no_names_of_teams():
    host = team()
    host.ask(0, words.ChooseGame, game="bornes")
    assert called(host) == {}
