"""Sums: what each operator gives, and that nothing else is carried out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ardoise.workshop.calc import Calculator, rounded
from ardoise.workshop.tables import CannotCompute

GOLD = ["get", "metals", {"symbol": "Au"}, "melting_K"]
FRENCH = ["text", "borders", {"iso3": "FRA"}, "text"]
SUMS = [
    (7, 7),
    (0.1, Fraction(1, 10)),
    (GOLD, Fraction("1337.33")),
    (["round", ["sub", GOLD, 273.15]], 1064),
    (["round", 2.25, 1], Fraction("2.3")),
    (["round", -2.5], -3),
    (["floor", -2.5], -3),
    (["ceil", 2.1], 3),
    (["abs", -4], 4),
    (["add", 1, 2, 3], 6),
    (["mul", 2, 3, 4], 24),
    (["div", 1, 3], Fraction(1, 3)),
    (["count", "metals", {}], 3),
    (["count", "metals", {"melting_K": [">", 300]}], 2),
    (["count", "metals", {"found": ["not", ""]}], 1),
    (["count", "metals", {"name": ["has", "u"]}], 2),
    (["count", "metals", {"name": ["begins", "g"]}], 1),
    (["count", "metals", {"symbol": ["in", "Au", "W"]}], 2),
    (["count", "metals", {"found": 1783}], 1),
    (["sum", "metals", {"symbol": ["in", "Au", "W"]}, "melting_K"], Fraction("5024.33")),
    (["min", "metals", {}, "melting_K"], Fraction("234.32")),
    (["max", "metals", {}, "melting_K"], 3687),
    (["median", "metals", {}, "melting_K"], Fraction("1337.33")),
    (["mean", "metals", {"symbol": ["in", "Au", "W"]}, "melting_K"], Fraction("5024.33") / 2),
    (["distinct", "metals", {}, "found"], 1),
    (["after", FRENCH, "Spain"], 646),
    (["after", FRENCH, ""], 55),
    (["items", FRENCH, ";"], 3),
    (["items", ["text", "borders", {"iso3": "VAT"}, "text"], ";"], 0),
    (["year", ["text", "borders", {"iso3": "FRA"}, "born"]], 1789),
    (["days", "2024-02-28", "2024-03-01"], 2),
    (["years", "1789-07-14", "2026-07-13"], 236),
    (["years", "1789-07-14", "2026-07-14"], 237),
    (["proof", "squares_on_a_board", 8], 204),
]


@pytest.mark.parametrize(("sum_", "value"), SUMS, ids=str)
def test_a_sum_is_exact(tables, sum_, value):
    assert Calculator(tables).value(sum_) == value


def test_paris_and_berlin_are_878_km_apart(tables):
    km = Calculator(tables).value(["haversine", 48.8667, 2.3333, 52.5218, 13.4015])
    assert rounded(km) == 878


def test_a_card_has_its_die_and_its_picture(tables):
    assert Calculator(tables, die=4).value(["add", ["mul", ["die"], 7], 3]) == 31
    assert Calculator(tables, picture="●○●").value(["drawn", "●"]) == 2


NO_SUMS = [
    (None, "is no sum"),
    (True, "is no number"),
    ("__import__('os')", "is no sum"),
    (["__import__", "os"], "is no sum"),
    (["get", "metals", {"symbol": "Xx"}, "melting_K"], "0 rows of 'metals' are so"),
    (["get", "metals", {}, "melting_K"], "3 rows of 'metals' are so"),
    (["get", "metals", {"symbol": "Au"}, "weight"], "no column 'weight'"),
    (["get", "metals", {"colour": "Au"}, "melting_K"], "no column 'colour'"),
    (["get", "metals", {"symbol": "Au"}, "found"], "'' is no number"),
    (["get", "../metals", {"symbol": "Au"}, "melting_K"], "no table '../metals'"),
    (["get", "metals"], "get wants a table"),
    (["count", "metals", {"symbol": {"x": 1}}], "is no condition"),
    (["max", "metals", {"symbol": "Xx"}, "melting_K"], "max of nothing"),
    (["div", 1, 0], "div: "),
    (["sub", 1], "sub: "),
    (["after", FRENCH, "Italy"], "'Italy' does not stand there once"),
    (["after", FRENCH, "km"], "'km' does not stand there once"),
    (["after", "Spain", "Spain"], "no number after 'Spain'"),
    (["year", "long ago"], "no year"),
    (["days", "2024-02-30", "2024-03-01"], "is no day"),
    (["proof", "rumour", 1], "no proof 'rumour'"),
    (["proof", "squares_on_a_board", 1.5], "whole numbers"),
    (["die"], "there is no die"),
    (["drawn", "●"], "there is no drawn"),
]


@pytest.mark.parametrize(("no_sum", "why"), NO_SUMS, ids=str)
def test_anything_else_is_refused_with_the_reason(tables, no_sum, why):
    with pytest.raises(CannotCompute) as trouble:
        Calculator(tables).value(no_sum)
    assert why in str(trouble.value)


def test_a_sum_within_a_sum_within_a_sum_comes_to_an_end(tables):
    deep = 1
    for _ in range(100):
        deep = ["abs", deep]
    with pytest.raises(CannotCompute, match="too deep"):
        Calculator(tables).value(deep)
