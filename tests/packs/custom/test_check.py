"""What is said of a pack of people's own, and which of it keeps the pack from being kept."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from ardoise.games.packs import SHAPES
from ardoise.packs.custom.check import check
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words

GOOD = OwnQuestion(Words(fr="Combien de marches mène au grenier ?", de="Wie viele Stufen führen auf den Speicher?"), 17)
PACK = OwnPack("Chez Mamie", ("fr", "de"), (GOOD,))


def told(pack):
    return [(each.level, each.question, each.field, each.fault) for each in check(pack, tuple(SHAPES.values()))]


def with_question(**changes):
    return replace(PACK, questions=(GOOD, replace(GOOD, q=Words(fr="Autre ?", de="Anders?"), **changes)))


def test_a_good_pack_is_good_and_so_is_an_empty_one():
    assert told(PACK) == told(replace(PACK, questions=())) == []


OF_THE_PACK = [
    ({"title": "  "}, ("error", None, "title", "missing")),
    ({"title": "x" * 61}, ("error", None, "title", "too_long")),
    ({"title": "<b>fett"}, ("error", None, "title", "markup")),
    ({"languages": ()}, ("error", None, "languages", "no_language")),
    ({"languages": ("fr", "de", "fr")}, ("error", None, "languages", "twice")),
    ({"languages": ("fr", "de", "en")}, ("error", 0, "q.en", "missing")),
]


@pytest.mark.parametrize(("changes", "finding"), OF_THE_PACK)
def test_what_can_be_wrong_with_the_pack(changes, finding):
    assert told(replace(PACK, **changes)) == [finding]


def test_a_hundred_questions_and_no_more():
    many = [replace(GOOD, q=Words(fr=f"Numéro {n} ?", de=f"Nummer {n}?"), a=1000) for n in range(101)]
    assert told(replace(PACK, questions=tuple(many[:100]))) == []
    assert told(replace(PACK, questions=tuple(many))) == [("error", None, "questions", "too_many")]


SIGNS = {
    "too_long": "x" * 151,
    "hidden": "Wie\u202e alt?",
    "markup": 'Siehe <a href="x">hier</a>',
}


@pytest.mark.parametrize("fault", SIGNS)
@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_a_bad_text_is_found_in_its_field_even_in_a_language_that_is_not_asked(fault, language):
    words = Words(**{"fr": "Autre ?", "de": "Anders?", language: SIGNS[fault]})
    pack = replace(PACK, questions=(GOOD, replace(GOOD, q=words)))
    assert told(pack) == [("error", 1, f"q.{language}", fault)]


LINKS = {
    *("http://x.y", "HTTPS://x", "www.x.y", "ftp://x", "see example.com/x", "bbc.co.uk:80/news", "//evil.example"),
    *("javascript:alert(1)", "JavaScript:x", "mailto:me@x.example", "data:text/html,x", "tel:112"),
    *("[x](y)", "<img>", "<!-- x", "</b>"),
}


@pytest.mark.parametrize("link", sorted(LINKS))
def test_links_and_markup_are_found(link):
    assert told(with_question(src=link)) == [("error", 1, "src", "markup")]


NO_LINKS = {
    *("2 < 3", "I <3 it", "https", "(www)", "[x] (y)", "1.5 km/h", "1.5km/h", "z.B. a/b", "U.S./Canada", "Booking.com"),
    *("Data: 5", "Hotel:Berlin", "and/or", "Maße: 3/4", "Nr. 5/6", "Mr./Mrs. Smith", "e.g./i.e."),
}


@pytest.mark.parametrize("text", sorted(NO_LINKS))
def test_what_only_looks_like_it_is_not(text):
    assert told(with_question(src=text)) == []


ANSWERS = [
    (None, ("error", 1, "a", "missing")),
    (10**15 + 1, ("error", 1, "a", "out_of_range")),
    (Decimal("1e400"), ("error", 1, "a", "out_of_range")),
    (Decimal("0.1234567"), ("error", 1, "a", "too_precise")),
    (Decimal("2.5"), ("note", 1, "a", "does_not_fit")),
    (0, ("note", 1, "a", "does_not_fit")),
    (10_000, ("note", 1, "a", "does_not_fit")),
    (-3, ("note", 1, "a", "does_not_fit")),
]


@pytest.mark.parametrize(("answer", "finding"), ANSWERS)
def test_what_can_be_said_of_an_answer(answer, finding):
    assert told(with_question(a=answer)) == [finding]


@pytest.mark.parametrize("answer", [1, 9999, Decimal("2.0") * 2])
def test_an_answer_that_every_game_can_ask(answer):
    assert told(with_question(a=int(answer))) == []


@pytest.mark.parametrize("text", ["Wie viel sind 17 Äpfel?", "Siebzehn Stufen?", "Ist es 17,0?"])
def test_an_answer_that_is_given_away_is_a_warning(text):
    pack = replace(PACK, questions=(replace(GOOD, q=Words(fr="Combien ?", de=text)),))
    assert told(pack) == [("warning", 0, "q.de", "gives_away")]


def test_the_same_question_twice_is_a_warning():
    assert told(replace(PACK, questions=(GOOD, GOOD))) == [("warning", 1, "", "twice")]


def test_unit_anecdote_and_source_may_be_left_out_in_any_language():
    assert told(with_question(unit=Words(fr="ans"), anecdote=Words(de="So ist das."), src="Omi")) == []
    assert told(with_question(unit=Words(fr="x" * 21))) == [("error", 1, "unit.fr", "too_long")]
    assert told(with_question(anecdote=Words(de="x" * 301))) == [("error", 1, "anecdote.de", "too_long")]
