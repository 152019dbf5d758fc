"""What people are called: two Annas both come in and are told apart."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.names import NAME_LENGTH
from ardoise.server.lobby.rules import present
from tests.kit.lobby import Host, refused


def names(host):
    return [person.name for person in present(host.lobby)]


def test_the_second_of_a_name_gets_a_number():
    assert names(Host("Anna", "Anna", "Anna")) == ["Anna", "Anna 2", "Anna 3"]


@pytest.mark.parametrize("same", ["anna", "ＡＮＮＡ", " Anna ", "An\u200dna"])
def test_case_width_and_spaces_make_no_other_name(same):
    assert names(Host("Anna", same))[1].endswith(" 2")


def test_a_number_that_somebody_has_is_left_out():
    assert names(Host("Anna 2", "Anna", "Anna")) == ["Anna 2", "Anna", "Anna 3"]


def test_a_long_name_makes_place_for_its_number():
    long = "Maximiliane Theodora"
    assert len(long) == NAME_LENGTH
    assert names(Host(long, long)) == [long, "Maximiliane Theodo 2"]


def test_nothing_stays_of_a_sign_that_is_cut():
    couple = "x" * 17 + "👨\u200d👩"
    assert names(Host(couple, couple))[1] == "x" * 17 + "👨 2"


def test_a_name_is_free_again_when_its_person_has_left():
    host = Host("Ada", "Anna")
    host.ask(1, words.Leave)
    host.join("Anna")
    assert names(host) == ["Ada", "Anna"]


def test_renaming_is_told_apart_too_but_not_from_oneself():
    host = Host("Anna", "Ben")
    host.ask(1, words.Rename, name="anna")
    host.ask(0, words.Rename, name="ANNA")
    assert names(host) == ["ANNA", "anna 2"]


def test_a_big_screen_takes_nobodys_name():
    host = Host("Ada")
    for _ in range(2):
        host.join("Ardoise", "screen")
    host.join("Ardoise")
    assert names(host) == ["Ada", "Ardoise", "Ardoise", "Ardoise"]


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u200d", "\u0301", "\u115f"])
def test_a_name_that_nobody_sees_is_refused(name):
    refused("text_character", Host("Ada"), 0, words.Rename, name=name)
    with pytest.raises(Rejected, match="text_character"):
        Host(name)
