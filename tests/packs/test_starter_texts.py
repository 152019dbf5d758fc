"""The words of the starter packs: every lint rule over every question, and a proof that each rule can bite."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.packs import lint

GAMES = ("gambit7", "incroyable", "bornes")
ALL = [pytest.param(line, id=line["id"]) for game in GAMES for line in lint.lines(game)]


@pytest.mark.parametrize("line", ALL)
def test_every_question_keeps_to_the_rules(line: lint.Line) -> None:
    assert lint.faults(line) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_asked_twice(game: str) -> None:
    for language in lint.LANGUAGES:
        asked = [line["q"][language] for line in lint.lines(game)]
        assert len(set(asked)) == len(asked)


def test_ids_are_unique_over_all_packs() -> None:
    ids = [line["id"] for game in GAMES for line in lint.lines(game)]
    assert len(set(ids)) == len(ids)


def test_no_anecdote_is_told_twice() -> None:
    told = [line["anecdote"]["en"] for game in GAMES for line in lint.lines(game) if line["anecdote"]]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("game", ["gambit7", "incroyable"])
def test_every_question_has_an_anecdote(game: str) -> None:
    assert [line["id"] for line in lint.lines(game) if not line["anecdote"]] == []


def test_what_is_known_has_an_anecdote() -> None:
    silent = [line["id"] for line in lint.lines("bornes") if line["mode"] == "know" and not line["anecdote"]]
    assert silent == []


def test_what_is_not_checked_twice_names_its_source_and_year() -> None:
    named = [line for game in GAMES for line in lint.lines(game) if line["state"] == "named"]
    assert named
    for line in named:
        assert line["asof"], line["id"]


GOOD: lint.Line = {
    "id": "x",
    "q": {
        "en": "How many km is it from A to B?",
        "fr": "Combien de km y a-t-il de A à B\u202f?",
        "de": "Wie viele km sind es von A nach B?",
    },
    "a": 1250,
    "unit": "km",
    "anecdote": {
        "en": "The road is longer by 30 km.",
        "fr": "La route est plus longue\u202f: 30 km.",
        "de": "Die Straße ist 30 km länger.",
    },
}


def test_the_example_is_good() -> None:
    assert lint.faults(GOOD) == []


@pytest.mark.parametrize(
    ("rule", "part", "language", "text"),
    [
        ("languages", "q", "de", None),
        ("length", "q", "en", "How many km is it from A to B" + " and back" * 20 + "?"),
        ("ending", "q", "en", "Say how many km it is from A to B."),
        ("ending", "anecdote", "en", "The road is longer"),
        ("french_spacing", "q", "fr", "Combien de km y a-t-il de A à B ?"),
        ("french_spacing", "anecdote", "fr", "On l’appelle «\u202fla longue »."),
        ("french_spacing", "q", "en", "How many km is it from A to B ?"),
        ("same_digits", "q", "en", "How many km is it from A to B in 2020?"),
        ("unit_word", "q", "en", "How far is it from A to B?"),
        ("large_numbers", "anecdote", "fr", "Elle a coûté deux milliards."),
        ("given_away", "anecdote", "en", "In 1890 it was 1,250 km."),
        ("given_away", "anecdote", "fr", "Elle faisait 1\u202f250 km."),
        ("given_away", "anecdote", "de", "Sie war 1.250 km lang."),
        ("shape", "anecdote", "en", "The road's longer by 30 km."),
    ],
)
def test_a_rule_bites(rule: str, part: str, language: str, text: str | None) -> None:
    bad: Any = copy.deepcopy(GOOD)
    if text is None:
        del bad[part][language]
    else:
        bad[part][language] = text
    assert rule in {fault.split(":")[0] for fault in lint.faults(bad)}


def test_an_answer_in_words_is_found() -> None:
    assert list(lint.given_away({**GOOD, "a": 7, "q": {"en": "How many km are the seven?"}}))
