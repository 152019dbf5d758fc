"""What readers say of questions: kept beside them, and heard by `packs check`."""

from __future__ import annotations

import pytest

from tests.workshop.conftest import GOOD, changed, packs, write
from tests.workshop.marks import read, reading


def said(folder):
    told = packs(folder, "check")
    return told.exit_code, told.stdout.splitlines()


def test_three_good_readings_leave_nothing_to_say(workshop):
    read(workshop, *map(reading, ("en", "fr", "de")))
    assert said(workshop) == (0, [])


def test_a_reading_that_is_missing_is_noted(workshop):
    read(workshop, reading("en"), reading("de"))
    assert said(workshop) == (0, ["note: readings: fr: 1 questions without a reading: t-01"])


@pytest.mark.parametrize(
    ("marks", "code", "line"),
    [
        ({"true": False, "note": "1063"}, 2, "error: science.jsonl, line 1, t-01: reading.fr: is it true?: 1063"),
        ({"one_answer": False}, 2, "error: science.jsonl, line 1, t-01: reading.fr: more than one answer"),
        ({"spoken": False}, 1, "warning: science.jsonl, line 1, t-01: reading.fr: nobody speaks like that"),
    ],
)
def test_a_reader_doubts(workshop, marks, code, line):
    read(workshop, reading("en"), reading("fr", **marks), reading("de"))
    assert said(workshop) == (code, [line])


def test_a_game_is_fun_and_nothing_in_it_dull(workshop):
    write(workshop, GOOD, changed(id="t-02", games=["incroyable"], cat={"incroyable": "professor"}))
    dull = [{**reading(language, fun=2), "id": "t-02"} for language in ("en", "fr", "de")]
    read(workshop, *map(reading, ("en", "fr", "de")), *dull)
    _, lines = said(workshop)
    assert [line for line in lines if "fun" in line] == [
        "note: incroyable: fun on average: 2, at least 4",
        "note: incroyable: fun of the dullest: 2, at least 3",
        "note: science.jsonl, line 2, t-02: fun of the dullest: 2",
    ]


@pytest.mark.parametrize(
    "wrong", [reading("en", fun=6), reading("it"), {"id": "t-01", "language": "en"}, reading("en", taste=3)]
)
def test_a_reading_that_cannot_be_read_is_an_error(workshop, wrong):
    read(workshop, reading("en"), wrong)
    code, lines = said(workshop)
    assert code == 2
    assert lines[0].startswith("error: readings/science.jsonl, line 2")
