"""Code 777: the referee's rulings and objections."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.engine.referee import rule
from ardoise.games.code777.deck import CARDS, DECK
from ardoise.games.code777.referee import FORMS, Objection

BOOK = [["5 black", "6 pink", "7 blue"], ["4 brown", "6 green", "7 blue"]]
THREES = ["3 black", "3 black", "3 black"]


def ruling(request):
    return json.loads(rule(FORMS, json.dumps(request).encode()))


def learned(question=21, answer="same", seen=BOOK):
    return {"hidden": ["3 black"], "learned": [{"seen": seen, "question": question, "answer": answer}]}


@pytest.mark.rules("CX1", "C16")
def test_the_books_example():
    assert ruling({"question": 21, "racks": BOOK}) == {"answer": "same"}
    hidden = ["3 black", "4 brown", "4 brown", "6 pink", "7 pink"]
    assert ruling(learned() | {"hidden": hidden}) == {"codes": {"3-4-6": 2, "3-4-7": 2}}
    assert ruling(learned(answer="first") | {"hidden": hidden}) == {"codes": {"3-6-7": 1}}


@pytest.mark.rules("C23")
def test_how_long_to_wait_after_wrong_declarations():
    assert [ruling({"wrong_in_a_row": wrong}) for wrong in (1, 2, 3, 9)] == [{"questions": n} for n in (1, 2, 3, 3)]
    assert ruling({"wrong_in_a_row": 0})["error"] == "malformed"


@pytest.mark.rules("C5")
def test_a_number_is_answered_as_a_number():
    assert ruling({"question": 8, "racks": BOOK}) == {"answer": 5}


def test_nothing_heard_gives_every_code_by_its_ways():
    assert ruling({"hidden": ["2 yellow", "3 black", "4 brown", "4 brown"], "learned": []}) == {
        "codes": {"2-3-4": 2, "2-4-4": 1, "3-4-4": 1}
    }
    assert list(ruling({"hidden": list(DECK), "learned": []})["codes"])[:3] == ["1-2-2", "1-2-3", "1-2-4"]
    assert ruling({"hidden": [], "learned": []}) == {"codes": {}}


@pytest.mark.rules("C5")
def test_an_asker_sees_my_rack_and_at_most_two_others_that_i_see():
    assert ruling(learned(8, 1, []) | {"hidden": THREES}) == {"codes": {"3-3-3": 1}}
    seen = [*BOOK, ["1 green", "2 yellow", "5 red"]]
    assert ruling(learned(1, 4, seen) | {"hidden": THREES})["error"] == "wrong_number_of_racks"


@pytest.mark.rules("C1", "C16")
@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"question": 24, "racks": BOOK}, "unknown_question"),
        ({"question": 0, "racks": BOOK}, "unknown_question"),
        ({"question": 1, "racks": []}, "wrong_number_of_racks"),
        (
            {"question": 1, "racks": [["5 red"] * 3, ["6 pink"] * 3, ["6 green"] * 3, ["7 blue"] * 3]},
            "wrong_number_of_racks",
        ),
        ({"question": 1, "racks": [["5 red", "5 red"]]}, "not_three_cards"),
        ({"question": 1, "racks": [["5 red", "5 red", "5 blue"]]}, "unknown_card"),
        ({"question": 1, "racks": [["5 black", "5 black", "5 red"]]}, "too_many_of_a_card"),
        (
            {"question": 1, "racks": [["7 pink", "5 red", "5 red"], ["7 pink", "6 pink", "6 pink"]]},
            "too_many_of_a_card",
        ),
        ({"hidden": ["8 blue"], "learned": []}, "unknown_card"),
        ({"hidden": ["1 green", "1 green"], "learned": []}, "too_many_of_a_card"),
        (learned(seen=[["7 pink", "7 pink", "5 red"]]), "too_many_of_a_card"),
        (learned(question=77), "unknown_question"),
        (learned(seen=[*BOOK, *BOOK]), "wrong_number_of_racks"),
        (learned(answer=1), "impossible_answer"),
        (learned(question=1, answer="same"), "impossible_answer"),
        (learned(question=1, answer=4), "impossible_answer"),
        (learned(question=8, answer=2), "impossible_answer"),
        (learned(question=10, answer=6), "impossible_answer"),
        (learned(answer="none"), "malformed"),
        (learned(answer=True), "malformed"),
        ({"hidden": []}, "malformed"),
        ([], "malformed"),
    ],
)
def test_objections(request_, code):
    assert ruling(request_)["error"] == code


def test_every_objection_is_tried_above():
    marks = next(mark for mark in test_objections.pytestmark if mark.name == "parametrize")
    assert {code for _, code in marks.args[1]} == {*get_args(Objection), "malformed"}


words = st.sampled_from([*CARDS, "8 blue", ""])
racks = st.lists(st.lists(words, max_size=4), max_size=4)
answers = st.one_of(st.integers(), st.sampled_from(["first", "second", "same", "third"]), st.none(), st.booleans())
numbers = st.integers(-2, 26)
heard = st.fixed_dictionaries({"seen": racks, "question": numbers, "answer": answers})
questions = st.fixed_dictionaries({"question": numbers, "racks": racks})
notebooks = st.fixed_dictionaries({"hidden": st.lists(words, max_size=20), "learned": st.lists(heard, max_size=3)})


@given(st.one_of(questions, notebooks))
def test_whatever_is_asked_there_is_a_ruling_or_an_objection(request_):
    given_back = ruling(request_)
    assert set(given_back) in ({"answer"}, {"codes"}, {"error", "about"})
    assert given_back.get("error", "malformed") in {*get_args(Objection), "malformed"}
