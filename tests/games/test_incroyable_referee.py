"""Incroyable!: the referee's rulings."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.engine.referee import rule
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.estimates import next_tie, settle

MARCH = {"positions": [0] * 3, "gains": [1] * 3, "questioner": 0}


def ruling(**request):
    return json.loads(rule(INCROYABLE.forms, json.dumps(request).encode()))


@pytest.mark.rules("IX1", "I7")
@pytest.mark.parametrize(
    ("estimates", "seat", "may"),
    [
        ([10, 8, 7, 10, 10, 7], 4, [9, 11]),
        ([10, 8, 7, 10, 9, 7], 0, [6, 11]),
        ([6, 8, 7, 10, 9, 7], 5, [5, 11]),
        ([6, 8, 7, 10, 9, 11], None, []),
        ([1, 1, 2, 3, 4, 5], 1, [6]),
        ([9999, 9999, 9998], 0, [9997]),
    ],
)
def test_who_must_shift_next(estimates, seat, may):
    assert ruling(estimates=estimates, questioner=2 if len(estimates) > 3 else 1) == {"seat": seat, "may": may}


@pytest.mark.rules("IX3", "IX5", "I14", "I18")
def test_a_challenge():
    assert ruling(estimates=[42, 50, 45, 51], challenger=0, doubted=1, answer=45) == {
        "success": True,
        "points": [9, 0, 5, 0],
    }
    assert ruling(estimates=[90, 80, 70], challenger=1, doubted=0, answer=96) == {"success": False, "points": [7, 0, 5]}


@pytest.mark.rules("I24", "I25", "I26")
def test_the_pawns():
    track = {"finish": 50, "bonus": 25, "danger": [[13, 3], [22, 4]]}
    assert ruling(track=track, positions=[20, 40, 8, 0], gains=[5, 0, 5, 7], questioner=2) == {
        "positions": [27, 40, 10, 7],
        "winners": [],
    }
    assert ruling(track={"finish": 50}, positions=[48, 47, 3], gains=[5, 7, 0], questioner=0) == {
        "positions": [53, 54, 3],
        "winners": [1],
    }
    level = ruling(track={"finish": 50, "bonus": None}, positions=[48, 47, 55], gains=[7, 8, 0], questioner=0)
    assert level == {"positions": [55, 55, 55], "winners": [0, 1, 2]}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"estimates": [1, 2], "questioner": 0}, "wrong_number_of_seats"),
        ({"estimates": [1, 2, 3], "questioner": 3}, "no_such_seat"),
        ({"estimates": [1, 2, 10_000], "questioner": 0}, "out_of_range"),
        ({"estimates": [1, 2, 2.5], "questioner": 0}, "not_whole"),
        ({"estimates": [1, 2, "three"], "questioner": 0}, "malformed"),
        ({"estimates": [5, 5, 3], "challenger": 0, "doubted": 1, "answer": 4}, "not_free"),
        ({"estimates": [5, 6, 3], "challenger": 0, "doubted": 0, "answer": 4}, "doubt_another"),
        ({"estimates": [5, 6, 3], "challenger": 3, "doubted": 0, "answer": 4}, "no_such_seat"),
        ({"estimates": [5, 6, 3], "challenger": 0, "doubted": -1, "answer": 4}, "no_such_seat"),
        ({"estimates": [5, 6, 3], "challenger": 0, "doubted": 1, "answer": 0}, "out_of_range"),
        ({"track": {"finish": 50}, "positions": [0, 0, 0], "gains": [1, 1], "questioner": 0}, "wrong_number_of_seats"),
        ({"track": {"finish": 50}, "positions": [0, 0, 0], "gains": [1] * 4, "questioner": 0}, "wrong_number_of_seats"),
        ({"track": {"finish": 50}, "positions": [0, 0, -1], "gains": [1, 1, 1], "questioner": 0}, "out_of_range"),
        (
            {"track": {"finish": 9, "bonus": 9}, "positions": [0] * 3, "gains": [1] * 3, "questioner": 0},
            "square_off_track",
        ),
        ({**MARCH, "track": {"finish": 9, "bonsu": 5}}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(request_, code):
    assert ruling(**request_)["error"] == code


NUMBERS = st.integers(-3, 12) | st.sampled_from([9999, 10_000, 10**15, 10**40, -(10**20), 2.5, 1e300, True, None, "7"])
ROWS = st.lists(NUMBERS, max_size=7) | NUMBERS
TRACKS = st.fixed_dictionaries(
    {"finish": NUMBERS},
    optional={"bonus": NUMBERS, "danger": st.lists(ROWS, max_size=3), "symbols": ROWS, "spirals": ROWS, "x": NUMBERS},
)
REQUESTS = st.fixed_dictionaries({"estimates": ROWS}, optional=dict.fromkeys(("questioner", "challenger"), NUMBERS)) | (
    st.fixed_dictionaries({"estimates": ROWS, "challenger": NUMBERS, "doubted": NUMBERS, "answer": NUMBERS})
    | st.fixed_dictionaries({"track": TRACKS, "positions": ROWS, "gains": ROWS, "questioner": NUMBERS})
)


@given(REQUESTS)
def test_any_request_gets_a_ruling_or_a_known_code(request_):
    answer = ruling(**request_)
    assert "error" not in answer or answer["error"] in INCROYABLE.refusals | {"malformed"}


@pytest.mark.rules("I7", "I14", "I16")
@given(st.lists(st.integers(1, 9), min_size=3, max_size=6), st.integers(0, 2), st.integers(1, 10))
def test_the_referee_rules_as_the_game_does(estimates, questioner, answer):
    tie = next_tie(estimates, questioner)
    expected = {"seat": tie.seat, "may": list(tie.may)} if tie else {"seat": None, "may": []}
    assert ruling(estimates=estimates, questioner=questioner) == expected
    if not tie:
        success, payouts = settle(estimates, 0, 1, answer)
        points = [payout.points for payout in payouts]
        assert ruling(estimates=estimates, challenger=0, doubted=1, answer=answer) == {
            "success": success,
            "points": points,
        }
