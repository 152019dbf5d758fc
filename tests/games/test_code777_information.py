"""Code 777: the bits that answers tell, by hand, by brute force, and by what must hold of them."""

from __future__ import annotations

from itertools import pairwise
from math import log2

import pytest

from ardoise.games.code777.deck import RACKS, code_of
from ardoise.games.code777.deduction import WITH_CODE, Learned
from ardoise.games.code777.information import entropy, expected_bits
from ardoise.games.code777.story import story
from ardoise.games.code777.types import Ask, Options
from tests.games.code777_brute import chances
from tests.games.code777_table import A, C, D, after, bot_steps, content, lay_out, right, wrong

EPSILON = 1e-9


def doubt(shares):
    return -sum(float(share) * log2(share) for share in shares)


def test_doubt_by_hand():
    assert entropy([1]) == 0
    assert entropy([7, 7]) == 1
    assert entropy([2, 1, 1]) == 1.5
    assert entropy([10**400, 10**400]) == 1  # a rack that stood while hundreds of others came and went


def test_what_a_question_tells_on_average_by_hand():
    """1-2-3, 2-2-3, 4-4-7 and 7-7-7, alike: does it add up to 18? 7-7-7 does, and then it is known.

    Else there are three, and log2(3) bits of doubt: 2 - ¾ log2(3) is told on average. Whether it is 12 or less tells
    one bit, whatever the answer.
    """
    codes = ((1, 2, 3), (2, 2, 3), (4, 4, 7), (7, 7, 7))
    chosen = [next(place for place, rack in enumerate(RACKS) if code_of(rack) == code) for code in codes]
    left = sum(1 << place for place in chosen)
    ways = [1] * len(RACKS)
    assert expected_bits(ways, left, Learned((), 1, 0)) == pytest.approx(2 - 0.75 * log2(3))
    assert expected_bits(ways, left, Learned((), 2, 0)) == pytest.approx(1)
    colours = WITH_CODE[(7, 7, 7)]  # only numbers count: which 7s they are tells nothing
    assert expected_bits(ways, colours, Learned((), 16, "same")) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bits_are_the_doubt_before_less_the_doubt_after_by_brute_force(seats):
    """And what they tell about a rack adds up to the doubt at its deal less that at its end.

    The racks that others are dealt meanwhile tell something, too: that is no answer, and is counted apart.
    """
    steps = [step for _, step in bot_steps(f"bits {seats}", seats)]
    told = {(riddle.seat, told.number): told for riddle in story([steps[-1].state]).riddles for told in riddle.told}
    compared = 0
    pairs = pairwise(step.state for step in steps)
    asking = [(before, after_it) for before, after_it in pairs if len(after_it.record) > len(before.record)]
    for before, after_it in asking[:20]:
        asked = len(after_it.record)
        for seat in (seat for seat in range(seats) if seat != after_it.asker):
            known, knows = chances(before, seat), chances(after_it, seat)
            assert told[seat, asked].bits == pytest.approx(doubt(known.values()) - doubt(knows.values()), abs=EPSILON)
            assert told[seat, asked].left == len(knows)
            compared += 1
    assert compared > 5
    assert all(-EPSILON < one.expected < 3 for one in told.values())


def test_the_bits_add_up():
    """Nothing is dealt to anybody meanwhile: A's doubt goes from that about 75 codes to none."""
    state = lay_out(pile=(1, 3, 5, 7, 2, 4, 6, 8, 9, 10))
    at_first = doubt(chances(state, A).values())
    for _ in range(10):
        state = after(state, (state.asker, Ask()), *content())
    riddle = story([state]).riddles[A]
    assert riddle.left == 1
    assert sum(told.bits for told in riddle.told) == pytest.approx(at_first)
    assert [told.number for told in riddle.told] == [2, 3, 4, 6, 7, 8, 10]  # not A's own: 1, 5 and 9
    assert riddle.told[0].left == 75  # as before; but without two colours of a number some codes are less likely
    assert riddle.told[0].bits > 0


def test_the_chance_of_what_was_declared():
    """D says what cannot be, C one of seven codes; the others say nothing."""
    state = after(lay_out(options=Options(points_to_win=1), pile=(1,)), (A, Ask()))
    likely = chances(state, C)
    state = after(state, wrong(state, D))
    riddles = story([after(state, right(state, C))]).riddles
    by_seat = {riddle.seat: riddle for riddle in riddles if riddle.declared}
    assert (by_seat[D].declared, by_seat[D].chance, by_seat[D].right) == ((1, 1, 1), 0, False)
    assert by_seat[C].chance == pytest.approx(float(chances(state, C)[6, 6, 7]))
    assert by_seat[C].chance != float(likely[6, 6, 7])  # D's new cards have told something, too
    assert len(by_seat[C].likeliest) == 3
    assert {riddle.chance for riddle in riddles if not riddle.declared} == {None}


def test_luck_is_nothing_on_average():
    """Over all that a rack can be, weighted, an answer tells what is expected: checked in a few hundred answers."""
    luck = [
        told.bits - told.expected
        for seed in range(12)
        for riddle in story([step.state for _, step in bot_steps(f"luck {seed}", 3)]).riddles
        for told in riddle.told
    ]
    spread = (sum(one * one for one in luck) / len(luck)) ** 0.5
    assert len(luck) > 400
    assert abs(sum(luck) / len(luck)) < 4 * spread / len(luck) ** 0.5
