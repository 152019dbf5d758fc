"""Who reads aloud for the whole room: the rules of the lobby alone."""

from __future__ import annotations

import pytest

from ardoise.server.lobby import commands as words
from tests.kit.lobby import Host, refused, room_seen

ANN, BEN, EVE, SCREEN, OTHER = range(5)


@pytest.fixture
def host():
    """Ann hosts and plays with Ben; Eve looks on; two big screens."""
    host = Host("Ann", "Ben")
    host.join("Eve", "spectator")
    for name in ("Telly", "Wall"):
        host.join(name, "screen")
    return host


def reads(host, person, on=True):
    host.ask(person, words.ReadAloud, on=on)
    return host.lobby.reader


def test_the_last_who_begins_is_the_reader_and_everybody_is_told(host):
    assert host.lobby.reader is None
    for person in (SCREEN, OTHER, BEN, EVE, SCREEN):
        assert reads(host, person) == person
        assert room_seen(host.lobby, ANN).reader == person


def test_a_phone_lends_its_voice_only_where_there_is_a_big_screen():
    host = Host("Ann", "Ben")
    refused("no_big_screen", host, BEN, words.ReadAloud, on=True)
    host.join("Telly", "screen")
    assert reads(host, BEN) == BEN


def test_a_big_screen_that_waits_at_the_door_is_none_yet():
    host = Host("Ann", "Ben")
    host.ask(ANN, words.WantApproval, on=True)
    host.join("Telly", "screen")
    refused("no_big_screen", host, BEN, words.ReadAloud, on=True)
    refused("wait_for_approval", host, 2, words.ReadAloud, on=True)
    host.ask(ANN, words.Approve, person=2)
    assert reads(host, 2) == 2


@pytest.mark.parametrize("by", [ANN, BEN, SCREEN, OTHER])
def test_the_reader_a_screen_and_the_host_end_it(host, by):
    reads(host, BEN)
    assert reads(host, by, on=False) is None


def test_nobody_else_ends_it(host):
    reads(host, SCREEN)
    for person in (BEN, EVE):
        refused("not_allowed", host, person, words.ReadAloud, on=False)


def test_what_is_so_already_is_no_fact(host):
    log = list(host.log)
    reads(host, BEN, on=False)
    assert host.log == log
    reads(host, BEN)
    log = list(host.log)
    reads(host, BEN)
    assert host.log == log


@pytest.mark.parametrize(("by", "kind", "fields"), [(BEN, words.Leave, {}), (ANN, words.Kick, {"person": BEN})])
def test_who_leaves_reads_no_more(host, by, kind, fields):
    reads(host, BEN)
    host.ask(by, kind, **fields)
    assert host.lobby.reader is None


def test_a_phone_reads_as_long_as_there_is_a_big_screen(host):
    reads(host, BEN)
    host.ask(SCREEN, words.Leave)
    assert host.lobby.reader == BEN
    host.ask(OTHER, words.Leave)
    assert host.lobby.reader is None


def test_a_game_changes_nothing_about_it(host):
    reads(host, SCREEN)
    host.ask(ANN, words.SetBot, seat=2, on=True)
    host.ask(ANN, words.Start)
    assert host.lobby.reader == SCREEN
