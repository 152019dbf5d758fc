"""Codes are read aloud and typed on phones; tokens are keys of which only a fingerprint is kept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.server.lobby.types import Lobby, Person, PersonId
from ardoise.server.records.tokens import (
    CODE_LENGTH,
    LETTERS,
    as_code,
    fingerprint,
    holder,
    new_code,
    new_token,
    room_of,
)

CODE = "BCDFGH"


def room(*tokens: str) -> Lobby:
    people = (
        Person(id=PersonId(n), token=fingerprint(token), role="player", name=f"P{n}") for n, token in enumerate(tokens)
    )
    return Lobby(code=CODE, people=tuple(people))


def test_a_new_code_is_six_letters_that_sound_and_look_different():
    codes = {new_code() for _ in range(1000)}
    assert len(codes) > 990
    assert {len(code) for code in codes} == {CODE_LENGTH}
    assert set("".join(codes)) == set(LETTERS)
    assert not set(LETTERS) & set("AEIOU01")
    assert len(LETTERS) ** CODE_LENGTH == 85_766_121


@pytest.mark.parametrize("typed", ["BCDFGH", "bcdfgh", "bCdFgH", " BCD FGH ", "b c d f g h", "BCD\tFGH\n"])
def test_a_code_may_be_typed_in_any_case_and_with_spaces(typed):
    assert as_code(typed) == CODE


LOOK_ALIKES = ["0CDFGH", "OCDFGH", "1CDFGH", "ICDFGH", "ВCDFGH"]  # the last begins with a Cyrillic letter
NO_CODES = ["", "   ", "BCDFG", "BCDFGHJ", "BCD-FGH", "BCD.FGH", "../../x"]


@pytest.mark.parametrize("typed", LOOK_ALIKES + NO_CODES)
def test_what_is_no_code(typed):
    assert as_code(typed) is None


def test_a_token_leads_to_its_room_and_is_never_made_twice():
    tokens = {new_token(CODE) for _ in range(100)}
    assert len(tokens) == 100
    assert {room_of(token) for token in tokens} == {CODE}
    assert min(len(token) for token in tokens) >= len(CODE) + 1 + 43  # 256 bits in base 64


@pytest.mark.parametrize("token", ["", ".", "secret", ".secret", "AEIOUA.secret"])
def test_a_token_without_a_code_leads_nowhere(token):
    assert room_of(token) is None


def test_a_token_opens_the_row_of_its_person_and_no_other():
    first, second = new_token(CODE), new_token(CODE)
    lobby = room(first, second)
    assert [holder(lobby, token) for token in (first, second)] == [0, 1]
    assert holder(lobby, new_token(CODE)) is None
    assert holder(lobby, first.lower()) is None
    assert holder(lobby, "\udcff\ud800") is None  # what is no text
    assert holder(Lobby(code=CODE), first) is None


def test_who_reads_the_log_cannot_sit_down():
    token = new_token(CODE)
    lobby = room(token)
    kept = lobby.people[0].token
    assert token not in kept
    assert holder(lobby, kept) is None


def test_whoever_is_gone_has_no_token_any_more():
    token = new_token(CODE)
    lobby = room(token)
    assert holder(replace(lobby, people=(replace(lobby.people[0], gone=True),)), token) is None
