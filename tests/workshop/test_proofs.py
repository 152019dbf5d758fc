"""Proofs: each gives the figure that others have published, or that can be counted on one's fingers."""

from __future__ import annotations

import re

import pytest

from ardoise.workshop.calc import Calculator
from ardoise.workshop.folder import question_files
from ardoise.workshop.proofs import PROOFS
from ardoise.workshop.tables import CannotCompute
from tests.workshop.conftest import ROOT

KNOWN = [
    (("collatz_steps", 27), 111),
    (("comb", 49, 6), 13_983_816),
    (("digits_written", 100), 192),
    (("doublings_past", 1000), 10),
    (("doublings_past", 1024), 11),
    (("factorial", 7), 5040),
    (("fibonacci", 1), 1),
    (("fibonacci", 10), 55),
    (("fridays_the_13th", 2001, 2100), 172),
    (("games_of_noughts_and_crosses",), 255_168),
    (("handshakes", 12), 66),
    (("horizon", 170), 4654),
    (("kaprekar_end", 3524), 6174),
    (("last_in_the_circle", 41, 3), 31),
    (("leap_years", 2001, 2100), 24),
    (("minutes_showing", 7), 252),
    (("others_for_your_birthday", 365), 253),
    (("palindromes_up_to", 9999), 198),
    (("paths_on_a_grid", 6, 6), 924),
    (("peaceful_queens", 8), 92),
    (("people_for_a_shared_birthday", 365), 23),
    (("perfect_shuffles", 4), 2),
    (("perfect_shuffles", 52), 8),
    (("perm", 9, 4), 3024),
    (("place_in_pi", 999_999), 762),
    (("power", 2, 10), 1024),
    (("primes_below", 1000), 168),
    (("secret_santas", 5), 44),
    (("spots_on_dominoes", 6), 168),
    (("squares_on_a_board", 8), 204),
    (("stickers_to_fill", 50), 225),
    (("taxicab", 12), 1729),
    (("times_digit_written", 1, 100), 21),
    (("unlock_patterns", 4), 389_112),
    (("ways_to_climb", 4), 5),
    (("ways_to_pay", 200), 73_682),
]
ENDLESS = [
    ("collatz_steps", 0),
    ("kaprekar_end", 12_345),
    ("perfect_shuffles", 2),
    ("perfect_shuffles", 53),
    ("place_in_pi", 123_456_789),
]


@pytest.mark.parametrize(("proof", "value"), KNOWN, ids=str)
def test_a_proof_gives_the_known_figure(tables, proof, value):
    assert Calculator(tables).value(["proof", *proof]) == value


def test_every_proof_is_known():
    assert {name for (name, *_), _ in KNOWN} == set(PROOFS)


@pytest.mark.parametrize("proof", ENDLESS, ids=str)
def test_what_would_never_end_is_refused(tables, proof):
    with pytest.raises(CannotCompute):
        Calculator(tables).value(["proof", *proof])


def test_every_proof_is_used_by_a_question():
    questions = "".join(path.read_text(encoding="utf-8") for path in question_files(ROOT))
    assert set(PROOFS) <= set(re.findall(r'"proof", ?"(\w+)"', questions))
