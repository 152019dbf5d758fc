"""Every limit of the table: kept by a good box, and broken by one that goes beyond it."""

from __future__ import annotations

import pytest

from ardoise.games.packs import SHAPES
from ardoise.workshop.limits import BOX, limits
from ardoise.workshop.measures import MEASURES
from tests.workshop.boxes import asking, box, broken, line, noted, word
from tests.workshop.conftest import packs, write

FOR_BALANCE = {
    "questions of one template",
    "questions about one country",
    "answers of each size, in a category",
}


def asks(english, **more):
    return {"q": asking(english), **more}


def tagged(*tags):
    return {"tags": lambda n: [*tags, word(n)]}


def ds(name):
    return {"src": [{"by": "Table", "ds": name}], "state": "named"}


LONG = "How many # " + "and more " * 10 + "?"
CASES = [
    (asks("Two and #: how many are there?"), 31, "gambit7: a set-up before a colon: 26%, at most 25%"),
    (asks("How many #, rounded, are there?"), 4, "gambit7: rounded: 3.3%, at most 3%"),
    (asks("How many # are there (2024)?"), 2, "gambit7: a source or year in brackets: 1.7%, at most 1%"),
    (asks("How many # are there (World Bank)?"), 2, "gambit7: a source or year in brackets: 1.7%, at most 1%"),
    (asks("How many #, says Verlag?", src=[{"by": "Verlag"}]), 7, "gambit7: cites its source: 5.8%, at most 5%"),
    (asks(LONG.replace(" ?", "?")), 1, "gambit7: words of the longest: 23, at most 22"),
    ({"src": [{"by": "computation"}], "kind": "compute"}, 7, "gambit7: can be worked out: 5.8%, at most 5%"),
    (asks("If 12 # have 17 each, how many?", a=204), 7, "gambit7: can be worked out: 5.8%, at most 5%"),
    (asks("Between 1431 and 1920, how many #?", a=489), 7, "gambit7: can be worked out: 5.8%, at most 5%"),
    (tagged("europe"), 60, "box: places in Europe: 64%, at most 50%"),
    (tagged("europe"), 90, "box: places in Africa: 4.3%, at least 10%"),
    (tagged("europe"), 90, "box: places in Asia: 4.3%, at least 10%"),
    (tagged("europe"), 90, "box: places in Latin America: 4.3%, at least 10%"),
    (tagged("pop"), 60, "box: popular culture after 1990: 27%, at least 50%"),
    (tagged("pop", "1990+", "usa"), 40, "box: popular culture of the USA: 47%, at most 25%"),
    (tagged("home-fr"), 60, "box: at home in German: 7.5%, at least 12%"),
    (tagged("home-de"), 60, "box: at home in English: 7.5%, at least 12%"),
    (tagged("home-en"), 60, "box: at home in French: 7.5%, at least 12%"),
    (ds("wdi"), 4, "gambit7: one data set: 3.3%, at most 3%"),
    ({"unit": "year", **asks("In what year did # begin?")}, 25, "gambit7: years: 21%, at most 20%"),
    ({"unit": "%", **asks("What percentage of # is there?")}, 25, "gambit7: percentages: 21%, at most 20%"),
    ({"a": lambda n: 1000 + n}, 60, "gambit7: answers that begin with 1: 64%, at most 35%"),
    (
        {"q": asking("How many windows has the old school?")},
        2,
        "box: likeness of the closest twins, of 100: 100, at most 70",
    ),
    (
        {"games": ["gambit7", "incroyable"], "cat": {"gambit7": "arts", "incroyable": "books"}, "a": 6},
        1,
        "incroyable: smallest answer: 6, at least 7",
    ),
]


def test_a_good_box_keeps_every_limit(workshop):
    assert broken(workshop, *box()) == []


@pytest.mark.parametrize(("fields", "count", "said"), CASES, ids=[said for *_, said in CASES])
def test_a_limit_is_broken_by_one_too_many_and_kept_by_less(workshop, fields, count, said):
    assert said in broken(workshop, *box(of=count, **fields))
    what = said.split(":")[1]
    assert not [each for each in broken(workshop, *box(of=count // 20, **fields)) if what in each]


def test_words_on_average(workshop):
    fifteen = "How many # " + "and more " * 6 + "?"
    said = broken(workshop, *box(of=120, q=asking(fifteen.replace(" ?", "?"))))
    assert "gambit7: words on average: 15, at most 14" in said


@pytest.mark.parametrize("field", ["q", "anecdote"])
def test_a_text_that_tells_the_answer_of_another_question(workshop, field):
    asked = line(1, q={**line(1)["q"], "en": "How many windows has the tower of Ulm?"}, a=4711)
    end = "?" if field == "q" else "."
    tells = {**line(2)[field], "en": f"Ulm has a tower with 4,711 windows{end}"}
    lines = [asked, line(2, **{field: tells}), *box()[3:]]
    assert broken(workshop, *lines) == ["box: spoilers: 1, at most 0"]
    assert [fault for name, what, fault in noted(workshop, *lines) if (name, what) == ("b-2", "spoilers")]
    elsewhere = {**tells, "en": f"The school has 4,711 doors{end}"}
    assert broken(workshop, asked, line(2, **{field: elsewhere}), *box()[3:]) == []


def test_a_source_whose_name_the_page_does_not_translate(workshop, monkeypatch):
    ulm = box(of=2, src=[{"by": "University of Ulm"}])
    monkeypatch.chdir(workshop)
    assert broken(workshop, *ulm) == []
    names = workshop / "web" / "src" / "words" / "publishers.ts"
    names.parent.mkdir(parents=True)
    names.write_text('export const PUBLISHERS = {\n  "City of Ulm": { fr: "Ville d’Ulm", de: "Stadt Ulm" },\n};\n')
    assert broken(workshop, *ulm) == ["box: sources without a translation: 1, at most 0"]
    assert broken(workshop, *box(of=2, src=[{"by": "City of Ulm"}])) == []


def test_a_question_about_its_source_may_name_it(workshop):
    about = box(of=60, q=asking("How many # does Verlag have?"), src=[{"by": "Verlag"}])
    assert not [said for said in broken(workshop, *about) if "cites" in said]


def test_the_questions_behind_a_broken_limit_are_listed(workshop):
    said = noted(workshop, *box(of=2, q=asking("How many # are there (2024)?")))
    assert [name for name, what, _ in said if what == "a source or year in brackets"] == ["b-0", "b-1"]


def test_a_few_questions_are_not_judged_by_shares(workshop):
    assert broken(workshop, *box(count=20, of=20, **tagged("europe"))) == []


def test_a_question_is_about_one_part_of_the_world(workshop):
    write(workshop, line(1, tags=["europe", "asia"]))
    said = "warning: science.jsonl, line 1, b-1: tags: several parts of the world: asia, europe\n"
    assert said in packs(workshop, "check").stdout


def test_every_limit_is_measured_in_a_scope_that_there_is():
    assert {limit.what for limit in limits()} - FOR_BALANCE <= set(MEASURES)
    assert {scope for limit in limits() for scope in limit.of} <= {BOX, *SHAPES}


def test_a_large_box_is_large_enough(workshop):
    sports = {"cat": {"gambit7": "sports"}}
    said = broken(workshop, *box(count=400, of=80, **sports))
    assert "gambit7: questions: 400, at least 704" in said
    assert "gambit7: smallest category: 80, at least 88" in said
    assert "box: openers: 0, at least 120" in said
    openers = {"tags": lambda n: [*line(n)["tags"], "opener"]}
    assert broken(workshop, *box(count=704, of=120, **openers)) == []
    assert broken(workshop, *box(count=399)) == []
