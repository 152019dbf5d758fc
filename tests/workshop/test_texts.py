"""Words: each rule of the lint bites, and bites only there."""

from __future__ import annotations

import pytest

from ardoise.workshop.texts import faults
from tests.workshop.conftest import GOOD, changed, entry_of

LONG = "At how many degrees does gold melt" + " and melt" * 20 + "?"


def told(**fields):
    return [(finding.field, finding.fault) for finding in faults(entry_of(changed(**fields)))]


def asked(language, text):
    return told(q={**GOOD["q"], language: text})


def test_a_good_question_is_good():
    assert told() == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", LONG, f"{len(LONG)} characters instead of 10 to 150"),
        ("en", "At how many degrees  does gold melt?", "a space too many"),
        ("de", "Bei wie vielen Grad schmilzt 'Gold'?", "a straight quotation mark or apostrophe"),
        ("en", "At how many degrees do a billion atoms melt?", "a word for a large number"),
        ("en", "At how many degrees does <b>gold</b> melt?", "markup or a link"),
        ("de", "Bei wie vielen Grad schmilzt {$x}?", "markup or a link"),
        ("en", "At how many degrees does ftp://gold melt?", "markup or a link"),
        ("fr", "À combien de degrés l’or fond-il ?", "French wants a narrow no-break space there"),
        ("fr", "À combien de degrés l’or fond-il?", "French wants a narrow no-break space there"),
        ("de", "Bei wie vielen Grad schmilzt Gold ?", "a space before a mark"),
        ("en", "Tell at how many degrees gold melts.", "does not end with ?"),
        ("en", "At how many degrees does gold melt, 1064?", "gives the answer away"),
        ("en", "How hot must it be for gold to melt?", "does not name its unit, degree"),
        ("en", "At how many °C does gold melt?", "a sign where a word is said: °C"),
        ("fr", "À combien de degrés 5 g d’or fondent-ils\u202f?", "a sign where a word is said: g"),
        ("de", "Bei wie vielen Grad schmilzt 1 % Gold?", "a sign where a word is said: %"),
        ("de", "Bei wie vielen Grad schmilzt es bei 30 km/h?", "a sign where a word is said: km/h"),
    ],
)
def test_a_rule_bites(language, text, fault):
    found = asked(language, text)
    assert any(field == f"q.{language}" and fault in said for field, said in found), found


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "Your oven stops at about 250", "does not end with . or !"),
        ("en", "Does your oven stop at 250?", "does not end with . or !"),
        ("fr", "On l’appelle «\u202fla chaude ».", "French wants a narrow no-break space there"),
        ("fr", "Il faut deux milliards de fours.", "a word for a large number"),
        ("en", "The oven's door stays shut.", "a straight quotation mark or apostrophe"),
        ("en", "It was 1,064 in 1890.", "gives the answer away"),
        ("fr", "Il y en a 1\u202f064.", "gives the answer away"),
        ("fr", "Il y en a 1\u00a0064.", "gives the answer away"),
        ("fr", "Il y en a 100 000.", "a number that may break at its space"),
        ("fr", "On le sait depuis le 19e siècle.", "a century is written in Roman numerals"),
        ("de", "Das sind 1.064 davon.", "gives the answer away"),
    ],
)
def test_a_rule_bites_an_anecdote(language, text, fault):
    found = told(anecdote={**GOOD["anecdote"], language: text})
    assert any(field == f"anecdote.{language}" and fault in said for field, said in found), found


@pytest.mark.parametrize("number", ["100\u202f000", "100\u00a0000", "en 1900, 250", "le XIXe siècle, 3 1234"])
def test_french_numbers_as_they_are_written(number):
    assert told(anecdote={**GOOD["anecdote"], "fr": f"Il y en a {number}."}) == []


def test_a_sum_may_be_told_instead_of_asked():
    told_as = {"games": ["bornes"], "mode": "sum", "unit": "", "a": 12}
    asked = {"en": "Add up 5 and 7.", "fr": "Additionnez 5 et 7.", "de": "Zähle 5 und 7 zusammen."}
    assert told(**told_as, q=asked) == []


def test_a_word_may_go_on_but_not_begin_earlier():
    metres = {
        "en": "How many kilometres high?",
        "fr": "Combien de mètres de haut\u202f?",
        "de": "Wie viele Höhenmeter sind es?",
    }
    assert told(unit="m", q=metres) == [("q.en", "does not name its unit, metre")]


def test_a_sign_names_the_unit_but_is_not_read_aloud():
    metres = {"en": "How many m high is it?", "fr": "Combien de m de haut\u202f?", "de": "Wie viele m hoch ist es?"}
    assert told(unit="m", q=metres) == [
        (f"q.{language}", "a sign where a word is said: m") for language in ("en", "fr", "de")
    ]


def test_an_article_is_no_sign():
    assert asked("fr", "À combien de degrés m’a-t-on dit que l’or fond\u202f?") == []


@pytest.mark.parametrize(
    "fields", [{"kind": "year"}, {"q": {**GOOD["q"], "en": "In what year did it melt?"}, "unit": ""}]
)
def test_a_year_has_its_unit(fields):
    assert ("unit", "asks for a year, and its unit is not 'year'") in told(**fields)


def test_figures_are_the_same_in_every_language():
    [(field, fault)] = asked("en", "At how many degrees do 5 bars of gold melt?")
    assert (field, fault.partition(":")[0]) == ("q", "other figures in another language")


@pytest.mark.parametrize(
    ("answer", "text"),
    [(1064, "It is 1,064 in the shade."), (7, "The seven dwarfs know it."), (2.5, "That is 2.5 times as much.")],
)
def test_an_anecdote_does_not_give_the_answer_away(answer, text):
    assert ("anecdote.en", "gives the answer away") in told(a=answer, anecdote={**GOOD["anecdote"], "en": text})


def test_an_anecdote_may_have_other_numbers_but_must_be_there():
    assert told(a=12, anecdote={**GOOD["anecdote"], "en": "It is 1,064 in the shade."}) == []
    assert told(anecdote=None) == [("anecdote", "missing")]
