"""What a question asks for, told by its words in any language, and years as people answer them."""

from __future__ import annotations

from statistics import median

import pytest

from ardoise.bots.domains import PLAIN, THIS_YEAR, domain
from ardoise.bots.hunches import Asked, draw
from ardoise.bots.levels import DIALS
from ardoise.bots.question_kinds import asks_year
from ardoise.engine.game import Seat
from ardoise.engine.text import LANGUAGES, Text
from ardoise.games.packs import box

PEOPLE = 60


@pytest.mark.parametrize(
    ("text", "unit", "answer", "habit"),
    [
        ("En quelle année est né Mozart ?", "", 1756, "year"),
        ("In welchem Jahr fiel die Mauer?", "", 1989, "year"),
        ("Quand Mozart est-il né ?", "", 1756, "year"),
        ("Unser Verein: Wann wurde er gegründet?", "", 1987, "year"),
        ("When did the dinosaurs of our street die out?", "", 1994, "year"),
        ("Omas Geburtsjahr?", "", 1938, "year"),
        ("L’année de naissance de Mamie ?", "", 1938, "year"),
        ("Quel âge avait Mamie à son mariage ?", "ans", 21, "age"),
        ("Wie alt war Opa, als er heiratete?", "Jahre", 24, "age"),
        ("Wie alt wurde Opa?", "", 91, "age"),
        ("Quelle part de la Terre est couverte d’eau ?", "pour cent", 71, "percent"),
        ("Quand il est midi à Paris, quelle heure est-il à Tokyo ?", "", 20, "digits"),
        ("Combien de mariages y eut-il cette année ?", "", 1200, "digits"),
        ("Wie viele Jahre dauerte der Krieg?", "Jahre", 30, "digits"),
        ("Wie viele Leute kamen im Jahr 2019?", "", 1200, "digits"),
    ],
)
def test_what_a_question_of_a_pack_with_one_language_asks_for(text, unit, answer, habit):
    assert domain(Text(text, text, text), Text(unit, unit, unit), answer).habit == habit


@pytest.mark.parametrize("unit", ["heures", "Stunden", "hours"])
def test_a_measure_is_one_in_any_language(unit):
    assert domain(Text("?", "?", "?"), Text(unit, unit, unit), 12).spread < PLAIN


def questions():
    return [question for game in ("gambit7", "incroyable") for card in box(game) for question in flat(card)]


def flat(card):
    return card if isinstance(card, tuple) else (card,)


def test_in_each_language_alone_the_questions_of_the_box_ask_for_years_as_in_all():
    for question in questions():
        years = domain(question.text, question.unit, question.answer).habit == "year"
        for language in LANGUAGES:
            text, unit = (Text(*3 * (words.into(language),)) for words in (question.text, question.unit))
            assert (domain(text, unit, question.answer).habit == "year") == years, question.id


def test_a_question_of_the_box_that_asks_for_a_year_says_so():
    assert [each.id for each in questions() if asks_year(each.text, each.unit) != (each.year is True)] == []
    assert len({each.id for each in questions() if each.year}) >= 20


def test_a_question_that_says_so_asks_for_a_year_whatever_its_words():
    assert domain(Text("?", "?", "?"), Text("", "", ""), 1911, is_year=True).habit == "year"


def crowd(question, kind):
    asked = Asked(question.id, question.category, kind, question.answer)
    return [float(draw(asked, Seat(seat), DIALS["club"], "own", "seed").estimate) for seat in range(PEOPLE)]


def test_years_to_come_are_answered_with_years_to_come_and_no_others():
    to_come = set()
    for question in questions():
        kind = domain(question.text, question.unit, question.answer)
        if kind.habit == "year":
            answers = crowd(question, kind)
            later = question.answer > THIS_YEAR
            assert all((answer >= THIS_YEAR) if later else (1 <= answer <= THIS_YEAR) for answer in answers)
            assert abs(median(answers) - question.answer) < 6 * kind.spread, question.id
            to_come |= {question.id} if later else set()
    assert len(to_come) >= 2
