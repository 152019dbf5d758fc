"""Chance: even, repeatable, and the same in another language."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Dice
from tests.kit.node import NODE

SAME_DEAL_IN_JAVASCRIPT = """
const { createHash } = require('node:crypto');
const [seed, version, size] = JSON.parse(process.argv[1]);
let block = 0, rest = [];
function draw() {
  if (!rest.length) {
    const digest = createHash('sha256').update(`${seed}/${version}/${block++}`).digest();
    rest = [0, 8, 16, 24].map(at => digest.readBigUInt64BE(at));
  }
  return rest.shift();
}
function below(n) {
  const range = 1n << 64n, fair = range - range % BigInt(n);
  for (;;) { const d = draw(); if (d < fair) return Number(d % BigInt(n)); }
}
const deck = Array.from({ length: size }, (_, i) => i);
for (let last = size - 1; last > 0; last--) {
  const other = below(last + 1);
  [deck[last], deck[other]] = [deck[other], deck[last]];
}
console.log(JSON.stringify(deck));
"""


def test_one_seed_and_version_one_sequence():
    dice, again = Dice("seed", 3), Dice("seed", 3)
    assert [dice.below(1000) for _ in range(50)] == [again.below(1000) for _ in range(50)]


def test_the_sequence_never_changes():
    """Old games must deal again alike: these figures stay."""
    dice = Dice("ardoise", 0)
    assert [dice.below(100) for _ in range(8)] == [51, 74, 35, 54, 94, 45, 65, 55]


@pytest.mark.parametrize(("seed", "version"), [("seed", 4), ("other", 3)])
def test_another_seed_or_version_another_sequence(seed, version):
    def row(dice):
        return [dice.below(1000) for _ in range(20)]

    assert row(Dice(seed, version)) != row(Dice("seed", 3))


@pytest.mark.parametrize("n", [1, 2, 6, 7, 10**9, 2**63])
def test_below_stays_below(n):
    dice = Dice("below", n)
    assert all(0 <= dice.below(n) < n for _ in range(200))


def test_draws_beyond_the_last_whole_round_are_thrown_away():
    """Of 2^64 draws a quarter has no place among 3 · 2^62 numbers: kept, they would favour the small ones."""
    n = 3 * 2**62
    low = sum(Dice("fair", seed).below(n) < 2**62 for seed in range(3000))
    assert abs(low - 1000) < 4 * 26  # a third; with the quarter kept it would be a half


def test_every_order_is_as_likely_as_the_other():
    seen = Counter(Dice("shuffle", n).shuffled("abcd") for n in range(24_000))
    assert set(seen) == set(permutations("abcd"))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert chi_square < 49.7  # 23 degrees of freedom, p = 0.001


@given(st.integers(0, 9), st.integers(0, 60))
def test_a_shuffle_draws_one_number_for_each_place_from_the_last(before, size):
    quick, plain = Dice("deck", before), Dice("deck", before)
    for dice in (quick, plain):
        for _ in range(before):
            dice.below(100)
    deck = list(range(size))
    for last in range(size - 1, 0, -1):
        other = plain.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    assert quick.shuffled(range(size)) == tuple(deck)
    assert quick.below(10**9) == plain.below(10**9)


def test_a_shuffle_throws_the_same_draws_away():
    """2^64 is one more than a multiple of 3, so the highest draw has no place among 3 numbers."""
    highest = 2**64 - 1
    assert Dice("", 0, 0, iter((highest, 1, 0))).below(3) == 1
    assert Dice("", 0, 0, iter((highest, 1, 0))).shuffled("abc") == Dice("", 0, 0, iter((1, 0))).shuffled("abc")


def test_a_seed_is_not_shown():
    assert "secret" not in repr(Dice("secret", 1))


def test_shuffled_leaves_its_argument_alone():
    deck = [1, 2, 3]
    assert sorted(Dice("x", 0).shuffled(deck)) == deck == [1, 2, 3]


def test_the_same_deal_in_javascript():
    deal = [*Dice("a seed with ünïcode", 7).shuffled(range(100))]
    command = [str(NODE), "-e", SAME_DEAL_IN_JAVASCRIPT, json.dumps(["a seed with ünïcode", 7, 100])]
    assert json.loads(subprocess.run(command, capture_output=True, check=True, timeout=60).stdout) == deal
