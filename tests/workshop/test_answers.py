"""Answers: computed again, held against a second source, or vouched for by two."""

from __future__ import annotations

from functools import partial

import pytest

from ardoise.workshop.answers import faults
from tests.workshop.conftest import GOOD, changed, entry_of

MUSEUM = {"by": "Museum", "url": "museum.example", "seen": 927, "on": "2026-11-15", "primary": True}
PAPER = {"by": "Newspaper", "url": "paper.example", "seen": 930, "on": "2026-11-15"}
FACT = {"kind": "fact", "calc": None, "check": None, "a": 927, "unit": "cm", "src": [MUSEUM, PAPER]}


def told(tables, **fields):
    return [(finding.field, finding.fault) for finding in faults(entry_of(changed(**fields)), tables)]


def test_a_good_question_is_good(tables):
    assert told(tables) == []


def test_an_answer_that_the_sum_does_not_give(tables):
    assert told(tables, a=1065) == [("calc", "gives 1064, the answer says 1065")]


def test_a_sum_that_cannot_be_computed(tables):
    assert told(tables, calc=["get", "metals", {"symbol": "Xx"}, "melting_K"]) == [
        ("calc", "0 rows of 'metals' are so")
    ]


def test_a_second_source_that_says_something_else(tables):
    checked = partial(told, tables, src=[*GOOD["src"], PAPER])
    assert checked(check=1200) == [("check", "the second source gives 1200, the answer says 1064")]
    assert checked(check=1090) == []
    assert checked(check=1090, tol=0.01) == [("check", "the second source gives 1090, the answer says 1064")]
    assert checked(check=1065, kind="year") == [("check", "the second source gives 1065, the answer says 1064")]


def test_one_source_is_enough_where_it_is_named_and_where_nothing_is_looked_up(tables):
    assert told(tables, check=None) == [("check", "no second source, so the state is named")]
    assert told(tables, check=None, state="named") == []
    assert told(tables, check=None, calc=["mul", 2, 532], kind="compute") == []


def test_figures_typed_by_hand_are_facts(tables):
    assert told(tables, check=None, calc=["mul", 2, 532]) == [
        ("calc", "figures typed by hand: that is a fact, with two sources")
    ]
    seen = {"by": "Paper", "url": "paper.example", "seen": 1064, "on": "2026-11-15"}
    assert told(tables, check=1064) == [("check", "typed by hand, and no source says where it was seen")]
    assert told(tables, check=1064, src=[{"by": "A table", "ds": "metals"}, seen]) == []


def test_only_a_fact_does_without_a_sum(tables):
    assert told(tables, calc=None) == [("calc", "missing: only a fact written by hand does without")]
    assert told(tables, **FACT) == []


@pytest.mark.parametrize(
    ("src", "fault"),
    [
        ([MUSEUM], ("src", "a fact needs two publishers, with the number that was seen at each")),
        ([MUSEUM, {**MUSEUM}], ("src", "a fact needs two publishers, with the number that was seen at each")),
        ([PAPER, {**PAPER, "by": "Magazine"}], ("src", "none of the sources is primary")),
        ([MUSEUM, {**PAPER, "url": ""}], ("src[1]", "says not where and when it was seen")),
        ([MUSEUM, {**PAPER, "on": None}], ("src[1]", "says not where and when it was seen")),
        ([MUSEUM, {**PAPER, "seen": 1000}], ("src[1]", "Newspaper says 1000, the answer says 927")),
        ([MUSEUM, {"by": "Hearsay"}, {**PAPER, "seen": 1000}], ("src[2]", "Newspaper says 1000, the answer says 927")),
    ],
)
def test_a_fact_is_vouched_for_by_two(tables, src, fault):
    assert told(tables, **{**FACT, "src": src}) == [fault]


def test_every_face_of_a_die_is_computed(tables):
    die = {"games": ["bornes"], "cat": None, "mode": "dice", "a": None, "check": None, "unit": ""}
    assert told(tables, **die, calc=["mul", ["die"], 3], faces=[3, 6, 9, 12, 15, 18]) == []
    assert told(tables, **die, calc=["mul", ["die"], 3], faces=[3, 6, 9, 12, 15, 19]) == [
        ("faces[6]", "gives 18, the answer says 19")
    ]


def test_signs_of_a_picture_are_counted(tables):
    card = {"games": ["bornes"], "cat": None, "mode": "count", "check": None, "unit": "", "picture": "●○●\n●"}
    assert told(tables, **card, calc=["drawn", "●"], a=3) == []
    assert told(tables, **card, calc=["drawn", "●"], a=2) == [("calc", "gives 3, the answer says 2")]
