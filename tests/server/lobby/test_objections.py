"""What people say about answers, as facts of the room."""

from __future__ import annotations

from functools import reduce

import pytest

from ardoise import Rejected
from ardoise.engine.recount import Revealed
from ardoise.engine.text import Text
from ardoise.server.lobby.commands import Flag
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.objections import MOST_OPEN, dismissed, objection_of, upheld
from ardoise.server.lobby.types import Lobby, Person
from tests.kit.lobby import room_seen

WORD = Text("word", "mot", "Wort")
READ_OUT = [Revealed(f"0/{n}", 0, WORD, WORD, n, "book") for n in range(MOST_OPEN + 2)]
PEOPLE = tuple(Person(id=n, token=f"token {n}", role="player", name=f"P{n}", seat=n) for n in range(3))
ROOM = Lobby(code="BCDFGH", people=PEOPLE, host=0)


def after(lobby, facts):
    return reduce(evolve, facts, lobby)


def doubted(lobby, by, question="0/1", remark=""):
    return after(lobby, objection_of(lobby, PEOPLE[by], Flag(1, 1, question, remark), READ_OUT))


def remarks(lobby):
    """By question, as the host sees them."""
    flags = room_seen(lobby, 0).flags
    return {flag.question.key: [(said.person, said.words) for said in flag.remarks] for flag in flags}


def test_a_question_is_shown_once_with_all_that_is_said():
    room = doubted(doubted(doubted(ROOM, 1, remark="no"), 2, "0/2"), 2, remark="never")
    assert remarks(room) == {"0/1": [(1, "no"), (2, "never")], "0/2": [(2, "")]}


def test_of_one_person_the_last_word_counts():
    assert remarks(doubted(doubted(ROOM, 1, remark="no"), 1, remark="well")) == {"0/1": [(1, "well")]}


def test_who_doubts_everything_waits_for_the_host():
    room = reduce(lambda room, n: doubted(room, 1, f"0/{n}"), range(MOST_OPEN), ROOM)
    doubted(room, 1, "0/0", "about the same one may say more")
    with pytest.raises(Rejected, match="too_many_flags"):
        doubted(room, 1, f"0/{MOST_OPEN}")
    doubted(room, 2, f"0/{MOST_OPEN}")
    doubted(after(room, dismissed(room, "0/0")), 1, f"0/{MOST_OPEN}")


def test_a_verdict_is_told_to_who_doubted_and_doubting_again_opens_it_again():
    room = after(doubted(ROOM, 1), dismissed(doubted(ROOM, 1), "0/1"))
    assert remarks(room) == {}
    assert [flag.verdict for flag in room_seen(room, 1).flagged] == ["right"]
    assert room_seen(room, 2).flagged == ()
    assert remarks(doubted(room, 1, remark="and yet")) == {"0/1": [(1, "and yet")]}
    assert upheld(room, "0/1") == ()


def test_a_judgement_is_about_what_was_open():
    room = after(doubted(ROOM, 1), dismissed(doubted(ROOM, 1), "0/1"))
    room = doubted(room, 2)
    room = after(room, upheld(room, "0/1"))
    assert [objection.verdict for objection in room.objections] == ["right", "corrected"]
