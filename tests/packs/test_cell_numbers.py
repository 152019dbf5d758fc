"""Numbers in the cells of tables."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.engine.number import DECIMALS, DIGITS, MOST, exact
from ardoise.packs.cell_numbers import readings

SIGNS = st.sampled_from([".", ",", None])
decimals = st.decimals(-MOST, MOST, places=DECIMALS) | st.decimals(-9, 9, places=2)
numbers = st.integers(-MOST, MOST) | decimals.filter(lambda value: len(value.normalize().as_tuple().digits) <= DIGITS)

READ = [
    ("12", None, ["12"]),
    (" 12 ", None, ["12"]),
    ("+12", None, ["12"]),
    ("−3", None, ["-3"]),
    ("- 3", None, ["-3"]),
    ("81,5", ",", ["81.5"]),
    ("81,5", ".", ["81.5"]),
    ("0,500", ".", ["0.5"]),
    (".5", ".", ["0.5"]),
    ("5.", ".", ["5"]),
    ("1 500 000", ",", ["1500000"]),
    ("1\u202f500\u00a0000,5", ",", ["1500000.5"]),
    ("1'064", ".", ["1064"]),
    ("1’234’567.25", ".", ["1234567.25"]),
    ("1.234.567", ",", ["1234567"]),
    ("1,234.5", ".", ["1234.5"]),
    ("1.064", ".", ["1.064"]),
    ("1,064", ",", ["1.064"]),
    ("1.064", ",", ["1.064", "1064"]),
    ("1,064", ".", ["1.064", "1064"]),
    ("1,064", None, ["1.064", "1064"]),
    ("1,5E+06", ",", ["1500000"]),
    ("2e3", None, ["2000"]),
]


@pytest.mark.parametrize(("cell", "sign", "values"), READ)
def test_a_cell_is_read_as_a_spreadsheet_wrote_it(cell, sign, values):
    assert list(readings(cell, sign)) == [exact(Decimal(value)) for value in values]


REFUSED = [
    *((cell, "not_a_number") for cell in ("", " ", "-", "many", "1.5 million", "1,5 Mio", "3½", "1/2", "12 %", "2k")),
    *((cell, "not_a_number") for cell in ("1 50", "01 500", "1,2,3", "1.234,5.6", "1'23", "1 2e3", "１２", "9" * 61)),
    ("9999999999999999", "out_of_range"),
    ("1e99", "out_of_range"),
    ("0.1234567", "too_precise"),
]


@pytest.mark.parametrize(("cell", "code"), REFUSED)
def test_anything_else_is_refused(cell, code):
    with pytest.raises(Rejected, match=f"^{code}$"):
        readings(cell, None)


@given(numbers, SIGNS)
def test_every_number_that_the_engine_knows_can_be_written(number, sign):
    kept = exact(number)
    assert kept in readings(f"{kept:f}" if isinstance(kept, Decimal) else str(kept), sign)


@given(st.text(alphabet="0123456789 .,'-+eE\u202f", max_size=24) | st.text(max_size=80), SIGNS)
def test_any_text_is_read_or_refused(text, sign):
    try:
        found = readings(text, sign)
    except Rejected as why:
        assert why.code in ("not_a_number", "out_of_range", "too_precise")  # noqa: PT017
    else:
        assert list(found) == sorted({exact(value) for value in found})
        assert 1 <= len(found) <= 2
