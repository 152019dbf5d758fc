"""Figures of a table that deserve a second look."""

from __future__ import annotations

from datetime import date

import pytest

from ardoise.workshop.check import check
from ardoise.workshop.folder import tables
from tests.workshop.conftest import changed, write

PHONES = "iso3,indicator,year,value\n" + "".join(
    f"{iso3},{indicator},{year},{value}\n"
    for indicator, rows in {
        "mobiles": (
            ("UZB", 2024, 1110),
            ("FRA", 2024, 118),
            ("DEU", 2016, 125),
            ("AUT", 2024, 120),
            ("CHE", 2024, 130),
        ),
        "people": (("UZB", 2024, 36_000_000), ("FRA", 2024, 68_000_000)),
    }.items()
    for iso3, year, value in rows
)


@pytest.fixture
def phones(workshop):
    (workshop / "packs" / "data" / "phones.csv").write_text(PHONES, encoding="utf-8")
    return workshop


def noted(folder, iso3, answer, **more):
    """What is noted about mobile phones per hundred people."""
    calc = ["get", "phones", {"iso3": iso3, "indicator": "mobiles"}, "value"]
    path = write(folder, changed(**{"a": answer, "calc": calc, "check": None, "state": "named", **more}))
    return [f"{finding.severity}: {finding.fault}" for finding in check([path], tables(folder), date(2026, 11, 16))]


def test_a_slip_of_the_pen_is_far_above_its_neighbours(phones):
    assert noted(phones, "UZB", 1110) == ["note: value: 1110 is far above all others, 125"]
    assert noted(phones, "CHE", 130) == []


def test_a_second_source_vouches_for_what_is_far(phones):
    seen = {"by": "Another", "url": "paper.example", "seen": 1110, "on": "2026-11-15"}
    assert noted(phones, "UZB", 1110, check=1110, src=[seen], state="verified") == []


def test_an_old_figure_is_noted_unless_the_question_says_so(phones):
    assert noted(phones, "DEU", 125) == ["note: value: of 2016"]
    asked = {"en": "How many degrees in 2016?", "fr": "Combien de degrés en 2016\u202f?", "de": "Wie viele Grad 2016?"}
    assert noted(phones, "DEU", 125, q=asked) == []
