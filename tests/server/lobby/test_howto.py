"""A game that is new to somebody is explained before its clock runs: the rules of the lobby alone."""

from __future__ import annotations

import pytest

from ardoise.engine.codec import decode
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import Explained, LobbyEvent
from ardoise.server.lobby.howto import readers
from tests.kit.lobby import Host, over, refused

GAME = "gambit7"
ANN, BEN, CLE = range(3)


def begun(*new: int, away=()) -> Host:
    """Three people play Gambit 7, which is new to some of them."""
    host = Host(away=away)
    for person, name in enumerate(("Ann", "Ben", "Cle")):
        host.join(name, new_to=(GAME,) if person in new else ())
    host.ask(ANN, words.Start)
    return host


def reading(host: Host) -> list[str]:
    return [person.name for person in readers(host.lobby)]


def test_nobody_waits_where_all_have_played_it():
    assert not begun().lobby.explaining


def test_the_clock_waits_for_those_to_whom_it_is_new():
    host = begun(BEN, CLE)
    assert (host.lobby.held, reading(host)) == (True, ["Ben", "Cle"])
    host.ask(BEN, words.GotIt, game=GAME)
    assert (host.lobby.held, reading(host)) == (True, ["Cle"])
    host.ask(CLE, words.GotIt, game=GAME)
    assert (host.lobby.held, reading(host)) == (False, [])
    assert decode(host.log[-1], LobbyEvent) == Explained()


def test_what_is_said_twice_or_of_another_game_changes_nothing():
    host = begun(BEN)
    log = list(host.log)
    host.ask(ANN, words.GotIt, game=GAME)
    host.ask(BEN, words.GotIt, game="bornes")
    assert host.log == log
    assert host.lobby.explaining


def test_the_host_begins_without_them_and_nobody_else_can():
    host = begun(BEN)
    refused("not_allowed", host, BEN, words.SkipHowTo)
    host.ask(ANN, words.SkipHowTo)
    assert not host.lobby.held
    refused("not_now", host, ANN, words.SkipHowTo)


@pytest.mark.parametrize(
    ("by", "kind", "fields"),
    [(BEN, words.Leave, {}), (ANN, words.Kick, {"person": BEN}), (BEN, words.TakeSeat, {"seat": None})],
)
def test_who_leaves_the_table_is_not_waited_for(by, kind, fields):
    host = begun(BEN)
    host.ask(by, kind, **fields)
    assert not host.lobby.held


def test_who_is_away_is_not_waited_for():
    host = begun(BEN, CLE, away={CLE})
    assert host.lobby.explaining
    host.ask(BEN, words.GotIt, game=GAME)
    assert not host.lobby.explaining
    assert not begun(CLE, away={CLE}).lobby.explaining


def test_who_watches_is_not_waited_for():
    host = Host("Ann", "Ben")
    host.ask(ANN, words.SetBot, seat=2, on=True)
    host.join("Eve", "spectator", new_to=(GAME,))
    host.ask(ANN, words.Start)
    assert not host.lobby.explaining


def test_it_is_explained_once_and_another_game_again():
    host = Host()
    for name in ("Ann", "Ben", "Cle"):
        host.join(name, new_to=("bornes", GAME, "chess"))
    assert host.lobby.people[ANN].new_to == (GAME, "bornes")
    for _ in range(2):
        host.ask(ANN, words.Start)
        for person in (ANN, BEN, CLE):
            host.ask(person, words.GotIt, game=GAME)
        over(host)
    host.ask(ANN, words.Start)
    assert not host.lobby.explaining
    over(host)
    host.ask(ANN, words.ChooseGame, game="bornes")
    host.ask(ANN, words.Start)
    assert host.lobby.explaining


def test_a_pause_meanwhile_is_a_pause_afterwards():
    host = begun(BEN)
    host.ask(ANN, words.Pause)
    host.ask(BEN, words.GotIt, game=GAME)
    assert host.lobby.held
    host.ask(ANN, words.GoOn)
    assert not host.lobby.held
