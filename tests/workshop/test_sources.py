"""Sources: a second one is another publisher's, a primary one no encyclopaedia, and figures come from somewhere."""

from __future__ import annotations

import pytest

from ardoise.workshop.sources import faults
from tests.workshop.conftest import GOOD, changed, entry_of

SEEN = {"by": "A museum", "url": "museum.example", "seen": 1064, "on": "2026-11-15", "primary": True}


def told(**fields):
    return [(finding.severity, finding.field, finding.fault) for finding in faults(entry_of(changed(**fields)))]


def get(table, column, **wanted):
    return ["get", table, wanted or {"symbol": "Au"}, column]


def test_a_good_question_is_good():
    assert told() == []


def test_a_table_is_no_second_source_for_itself():
    same = get("metals", "density")
    assert told(check=same) == [("warning", "check", "from the same table as the sum: metals")]
    deep = ["after", ["text", "metals", {"name": "gold"}, "text"], "melts at"]
    assert told(check=["add", deep, 1]) == [("warning", "check", "from the same table as the sum: metals")]


def test_a_check_with_something_of_its_own_is_noted():
    noted = [("note", "check", "in part from the same table as the sum: metals")]
    assert told(check=["sub", get("metals", "density"), get("alloys", "density")]) == noted
    assert told(check=["sub", get("metals", "density"), 3], src=[*GOOD["src"], SEEN]) == noted


@pytest.mark.parametrize(
    ("table", "one", "other"),
    [
        ("elements", "melting_K_pse", "melting_K_mendeleev"),
        ("animals", "anage_litter", "pan_litter"),
        ("books", "counted_words", "se_word_count"),
    ],
)
def test_columns_of_two_publishers_are_two_sources(table, one, other):
    assert told(calc=get(table, one), check=get(table, other)) == []
    [(severity, _, fault)] = told(calc=get(table, one), check=["count", table, {one: [">", 3]}])
    assert (severity, fault.partition(": ")[0]) == ("warning", "from the same table as the sum")


@pytest.mark.parametrize(
    "origin",
    [
        {"by": "Wikipedia (en)"},
        {"by": "A museum", "url": "https://www.britannica.com/topic/gold"},
        {"by": "A museum, quoted by a newspaper"},
        {"by": "A museum", "url": "https://mirror.example"},
        {"by": "The law, copy at an archive"},
        {"by": "A museum, reported by a blog"},
        {"by": "A museum (shown by a newspaper)"},
        {"by": "A biographer (cited at a café)"},
    ],
    ids=str,
)
def test_who_repeats_is_not_primary(origin):
    [(severity, field, fault)] = told(src=[{"by": "A table"}, {**origin, "primary": True}])
    assert (severity, field) == ("warning", "src[1]")
    assert fault.startswith("called primary, and says ")
    assert told(src=[{"by": "A table"}, origin]) == []


def test_who_follows_another_is_looked_at_twice():
    after = {"by": "A shop, after the federation", "primary": True}
    assert told(src=[{"by": "A table"}, after]) == [("note", "src[1]", "called primary, and says 'after'")]


def computed(calc, text, **fields):
    return told(kind="compute", calc=calc, check=None, q={**GOOD["q"], "en": text}, **fields)


def test_figures_that_nobody_tells_are_noted():
    coins = ["add", 5, 10, 20, 50]
    noted = [("note", "calc", "figures that nobody tells, and no question: 5, 20, 50")]
    assert computed(coins, "How many °C are all coins?", src=[{"by": "computation"}]) == noted
    assert computed(coins, "How many °C are all coins?", src=[{"by": "definition of coins, computation"}]) == noted
    assert computed(coins, "How many °C are all coins?", src=[SEEN]) == []


@pytest.mark.parametrize("src", [{**SEEN, "primary": False}, {"by": "The coins of the museum, counted"}], ids=str)
def test_a_fact_is_no_sum_because_it_is_written_as_one(src):
    coins = computed(["add", 5, 10, 20, 50], "How many °C are all coins?", src=[src])
    assert coins == [("warning", "calc", "figures that no primary source tells, and no question: 5, 20, 50")]
    days = computed(["days", "1643-05-14", "1715-09-01"], "How many days until 1 September 1715?", src=[src])
    assert days == [("warning", "calc", "figures that no primary source tells, and no question: 14, 1643")]


def test_what_the_question_says_or_everybody_knows_is_no_figure_from_nowhere():
    assert computed(["mul", 8, 1250, 365.25], "Eight times 1,250 °C, every day of a year?") == []
    assert computed(["mul", 88, 1.609344], "How many °C are 88 miles?") == []
    assert computed(["div", ["mul", 24, 60], 1000], "How many °C has a day?") == []
    assert computed(["proof", "comb", 49, 6], "How many °C has a lottery?") == []
