"""Gambit 7: the referee for whoever plays with the box."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.engine.referee import rule
from ardoise.games.gambit7 import GAMBIT7

NO_BETS = [{}, {}, {}]


def ruling(**request):
    return json.loads(rule(GAMBIT7.forms, json.dumps({"stakes": NO_BETS, "scores": [0, 0, 0]} | request).encode()))


@pytest.mark.rules("G11", "G15", "G20")
def test_a_decimal_truth():
    told = ruling(answers=[9.99, 10, 10.5], truth=10.25)
    assert [slate["answer"] for slate in told["slates"]] == [9.99, 10, 10.5]
    assert (told["winning"], told["star"]) == (0, [0, 2, 0])


@pytest.mark.rules("G6", "G22")
def test_slates_that_are_missing():
    assert ruling(answers=[None, 5, None], truth=7)["slates"] == [{"case": 0, "answer": 5, "authors": [1]}]
    told = ruling(answers=[None] * 3, truth=7)
    assert (told["slates"], told["winning"], told["gains"]) == ([], None, [0, 0, 0])


@pytest.mark.rules("G12", "G16", "G18")
def test_the_options_of_the_table_count():
    bets = [{"chips": [0, 0]}, {"gambit": 0}, {}]
    base = {"answers": [1, 2, 3], "truth": 2, "stakes": bets, "scores": [0, 10, 0]}
    assert ruling(**base)["gains"] == [2 * 4, 60 + 2, 0]
    assert ruling(**base, options={"gambit_factor": 2, "gambit_shares": False})["gains"] == [2 * 6, 10 + 2, 0]


@pytest.mark.rules("G1", "G8", "G18")
@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"answers": [1, 2]}, "wrong_number_of_seats"),
        ({"answers": [1, 2, 3, 4]}, "rows_differ"),
        ({"answers": [1, 4, None], "options": {"mean_slate": True}}, "wrong_number_of_seats"),
        ({"answers": [1, 2, 3], "stakes": [{"chips": [2]}, {}, {}]}, "empty_case"),
        ({"answers": [1, 2, 3], "stakes": [{"chips": [0, 0, 0]}, {}, {}]}, "too_many_chips"),
        ({"answers": [1, 2, 3], "stakes": [{"chips": [0], "gambit": 0}, {}, {}]}, "gambit_stands_alone"),
        ({"answers": [1, 2, 3], "scores": [-5, 0, 0]}, "malformed"),
        ({"answers": [1, 2, 3], "options": {"gambit_share": False}}, "malformed"),
        ({"answers": ["1", 2, 3]}, "malformed"),
        ({"answers": [1, 2, 3], "truth": 1e300}, "out_of_range"),
    ],
)
def test_what_the_referee_refuses(request_, code):
    assert ruling(**{"truth": 2} | request_)["error"] == code


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3), st.lists
)
fields = st.dictionaries(st.sampled_from(["answers", "stakes", "truth", "scores", "options"]), values)


@given(fields)
def test_anything_gets_a_ruling_or_an_error(request_):
    told = json.loads(rule(GAMBIT7.forms, json.dumps(request_).encode()))
    assert "error" in told or "winning" in told
