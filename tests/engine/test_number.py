"""Exact numbers: one spelling each, and none that a screen's JavaScript would change."""

from __future__ import annotations

import json
import subprocess
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.engine.codec import decode, encode
from ardoise.engine.number import DECIMALS, DIGITS, MOST, Number, exact, whole
from tests.kit.node import NODE

decimals = st.decimals(-MOST, MOST, places=DECIMALS) | st.decimals(-9, 9, places=2)
numbers = st.integers(-MOST, MOST) | decimals.filter(lambda value: len(value.normalize().as_tuple().digits) <= DIGITS)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (3, "3"),
        (-0, "0"),
        (Decimal("3.0"), "3"),
        (Decimal("-0.0"), "0"),
        (Decimal("2.50"), "2.5"),
        (Decimal("9.99"), "9.99"),
        (Decimal("1e15"), "1000000000000000"),
        (9.99, "9.99"),
        (0.1, "0.1"),
        (1e15, "1000000000000000"),
    ],
)
def test_one_spelling(given, kept):
    assert encode(exact(given)).decode() == kept


@given(numbers)
def test_a_number_keeps_its_value_on_the_wire_and_back(number):
    kept = exact(number)
    assert kept == number
    assert decode(encode(kept), Number) == kept
    assert encode(exact(decode(encode(kept), Number))) == encode(kept)


@given(st.lists(numbers, min_size=2, max_size=2))
def test_two_numbers_are_equal_exactly_if_they_are_written_alike(pair):
    one, other = (exact(number) for number in pair)
    assert (one == other) == (encode(one) == encode(other))


def test_javascript_reads_our_numbers_without_a_change():
    values = [exact(n) for n in (0, MOST, -MOST, MOST - 1, Decimal("0.1"), Decimal("-2.5"), Decimal("9.999999"))]
    values += [exact(Decimal(n)) for n in ("123456789.123456", "99999999999999.9", "0.000001", "-100000000.000001")]
    program = "console.log(JSON.stringify(JSON.parse(process.argv[1]).map(n => [n, String(n)])))"
    said = subprocess.run(
        [str(NODE), "-e", program, encode(values).decode()], capture_output=True, check=True, timeout=60
    )
    for value, (_, spelled) in zip(values, json.loads(said.stdout), strict=True):
        assert Decimal(spelled) == value


@pytest.mark.parametrize("value", [Decimal("NaN"), Decimal("sNaN"), Decimal("Infinity"), float("nan"), True, "3", None])
def test_what_is_no_number(value):
    with pytest.raises(Rejected, match="not_a_number"):
        exact(value)


@pytest.mark.parametrize("value", [MOST + 1, -MOST - 1, Decimal("1e400000000"), 1e300])
def test_out_of_range(value):
    with pytest.raises(Rejected, match="out_of_range"):
        exact(value)


@pytest.mark.parametrize(
    "value", ["0.0000001", "1e-400000000", "1234567890.1234567", "0.1000000000000000000000000000001"]
)
def test_too_precise(value):
    with pytest.raises(Rejected, match="too_precise") as refusal:
        exact(Decimal(value))
    assert refusal.value.about == {"digits": 15, "decimals": 6}


@pytest.mark.parametrize(("value", "code"), [(Decimal("1.5"), "not_whole"), (0, "out_of_range"), (10, "out_of_range")])
def test_whole_numbers_within_bounds(value, code):
    assert whole(Decimal("9.0"), 1, 9) == 9
    with pytest.raises(Rejected, match=code):
        whole(value, 1, 9)
