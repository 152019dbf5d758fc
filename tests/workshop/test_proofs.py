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
    (("comb", 49, 6), 13_983_816),
    (("doublings_past", 1000), 10),
    (("doublings_past", 1024), 11),
    (("handshakes", 12), 66),
    (("horizon", 170), 4654),
    (("others_for_your_birthday", 365), 253),
    (("place_in_pi", 999_999), 762),
    (("power", 2, 10), 1024),
    (("squares_on_a_board", 8), 204),
    (("stickers_to_fill", 50), 225),
    (("times_digit_written", 1, 100), 21),
    (("ways_to_pay", 200), 73_682),
]
ENDLESS = [
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
