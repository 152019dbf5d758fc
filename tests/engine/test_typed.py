"""What people type: the readings that the page has too."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.engine.number import DECIMALS, DIGITS, MOST, exact
from ardoise.engine.typed import readings

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbers.json").read_text(encoding="utf-8"))
OPTIONS = ("signed", "decimals", "own")
LANGUAGES = st.sampled_from(("en", "fr", "de"))

decimals = st.decimals(-MOST, MOST, places=DECIMALS) | st.decimals(-9, 9, places=2)
numbers = st.integers(-MOST, MOST) | decimals.filter(lambda value: len(value.normalize().as_tuple().digits) <= DIGITS)


def name(vector):
    return f"{vector['language']}-{vector['text']!a}"


@pytest.mark.parametrize("vector", VECTORS, ids=name)
def test_a_text_reads_as_the_vectors_say(vector):
    options = {option: vector[option] for option in OPTIONS if option in vector}
    if "refused" in vector:
        with pytest.raises(Rejected, match=f"^{vector['refused']}$"):
            readings(vector["text"], vector["language"], **options)
    else:
        found = readings(vector["text"], vector["language"], **options)
        assert list(found) == [exact(Decimal(value)) for value in vector["values"]]


def test_there_are_enough_vectors_and_none_twice():
    keys = [json.dumps(vector, sort_keys=True) for vector in VECTORS]
    assert len(keys) >= 120
    assert len(set(keys)) == len(keys)


@given(numbers, LANGUAGES)
def test_every_number_that_the_engine_knows_can_be_typed(number, language):
    kept = exact(number)
    assert kept in readings(f"{kept:f}" if isinstance(kept, Decimal) else str(kept), language)


@given(st.text(alphabet="0123456789 .,'-+½/%eEkKmMio\u202f", max_size=24) | st.text(max_size=80), LANGUAGES)
def test_any_text_is_read_or_refused(text, language):
    try:
        found = readings(text, language)
    except Rejected as why:
        assert why.code in ("nothing", "not_a_number", "out_of_range", "too_precise")  # noqa: PT017
    else:
        assert list(found) == sorted({exact(value) for value in found})
