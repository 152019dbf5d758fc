"""Packs as a whole."""

from __future__ import annotations

from ardoise.games.gambit7.cards import CARDS
from ardoise.workshop.balance import faults
from tests.workshop.conftest import GOOD, changed, entry_of


def many(count, **fields):
    """Different questions with answers of all sizes."""
    sizes = (27, 340, 5200, 61, 780, 8400)
    return [
        entry_of(
            changed(
                **{
                    "id": f"t-{n}",
                    "q": {language: f"{n} {text}" for language, text in GOOD["q"].items()},
                    "a": sizes[n % 6] + n,
                    "calc": ["add", n, 1],
                    "anecdote": {language: f"{n} {text}" for language, text in GOOD["anecdote"].items()},
                    **{name: value(n) if callable(value) else value for name, value in fields.items()},
                }
            )
        )
        for n in range(count)
    ]


def told(entries):
    return [finding.fault for finding in faults(CARDS, entries)]


def test_a_mixed_pack_is_in_balance():
    assert told(many(60)) == []


def test_nothing_is_asked_twice():
    first, second = many(2)
    assert told([first, first]) != []
    assert told(many(2, calc=["add", 1, 1])) == ["the same as in t-0"]
    assert told([first, second]) == []


def test_no_template_is_worn_out():
    melting = many(9, calc=lambda n: ["get", "metals", {"symbol": f"X{n}"}, "melting_K"], tags=lambda n: [f"tag {n}"])
    assert told(melting) == ["9 questions look up melting_K, metals"]
    assert told(melting[:8]) == []
    boiling = many(9, calc=lambda n: ["get", "metals", {"symbol": f"X{n}"}, "melting_K" if n else "boiling_K"])
    assert told(boiling) == []


def test_no_country_is_asked_about_too_often():
    french = many(5, calc=lambda n: ["get", "wdi", {"iso3": "FRA", "indicator": f"i{n}"}, "value"])
    assert told(french) == ["5 questions about FRA"]


def test_neighbours_have_different_answers():
    assert told(many(2, a=5)) == ["the same as its neighbour's, t-0"]


def test_answers_have_all_sizes_in_a_large_pack():
    small = "science: 0% of the answers are 1 to 99, at least 15%"
    assert small in told(many(60, a=lambda n: 2000 + 100 * n))
    assert small not in told(many(39, a=lambda n: 2000 + 100 * n))
