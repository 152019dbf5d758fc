"""Numbers as people say them stay numbers that an answer can be."""

from __future__ import annotations

import pytest

from ardoise.bots.domains import HUGE, Domain
from ardoise.bots.rounding import said
from ardoise.engine.dice import Dice
from ardoise.engine.number import MOST


@pytest.mark.parametrize("seed", range(20))
def test_a_wild_guess_at_a_decimal_is_no_larger_than_any_answer(seed):
    assert said(1.58e15, Domain("log", HUGE), HUGE, whole=False, dice=Dice(seed, 0)) == MOST
