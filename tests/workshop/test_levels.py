"""`ardoise packs levels`: how hard a question is for people who err as people do."""

from __future__ import annotations

import pytest

from ardoise.workshop.levels import weighed
from tests.workshop.conftest import changed, entry_of, packs, write

YEAR = {"en": "In what year was it?", "fr": "En quelle année\u202f?", "de": "In welchem Jahr war es?"}
COUNT = {"en": "How many are there?", "fr": "Combien y en a-t-il\u202f?", "de": "Wie viele gibt es?"}


@pytest.mark.parametrize(
    ("fields", "level", "how"),
    [
        ({"q": COUNT, "unit": "km", "a": 5000}, 1, "times"),
        ({"q": COUNT, "unit": "", "a": 340}, 2, "times"),
        ({"q": COUNT, "unit": "", "a": 48_000_000}, 3, "times"),
        ({"q": YEAR, "unit": "year", "a": 1998}, 1, "years"),
        ({"q": YEAR, "unit": "year", "a": 1860}, 2, "years"),
        ({"q": YEAR, "unit": "year", "a": 1200}, 3, "years"),
        ({"q": COUNT, "unit": "%", "a": 45}, 2, "points"),
        ({"q": COUNT, "unit": "%", "a": 2}, 1, "points"),
    ],
)
def test_a_level_is_how_far_people_are_off(fields, level, how):
    [one] = weighed([entry_of(changed(**fields))])
    assert (one.level, one.how) == (level, how)


def test_only_what_differs_by_two_is_listed(workshop):
    huge = {"q": COUNT, "unit": "", "a": 48_000_000}
    write(workshop, *(changed(id=f"t-{level}", level=level, **huge) for level in (1, 2, 3)))
    rows = packs(workshop, "levels").stdout.splitlines()
    listed = [row for row in rows if row.startswith("t-")]
    assert [row.split("  ")[:2] for row in listed] == [["t-1", "1 → 3"]]
    assert listed[0].endswith("times off)  How many are there?")
    assert ["1", "0", "0", "1"] in [[cell.strip() for cell in row.split("│")[1:-1]] for row in rows]


def test_what_has_no_answer_of_its_own_has_no_level(workshop):
    die = {"games": ["bornes"], "mode": "dice", "a": None, "calc": None, "check": None, "faces": [1, 2, 3, 4, 5, 6]}
    assert list(weighed([entry_of(changed(**die))])) == []
