"""Code 777's master: what neighbours' silence and declarations say about one's own rack."""

from __future__ import annotations

from itertools import chain, permutations, product
from math import log2

import pytest
from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.playout import playout
from ardoise.engine.seats import put
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import DIALS, Dials, choose, possible_of
from ardoise.games.code777.bots_inference import EAGER, READABLE, likelihood, moments
from ardoise.games.code777.deck import RACKS
from ardoise.games.code777.deduction import only_code, places
from ardoise.games.code777.incremental_deduction import heard_about
from ardoise.games.code777.types import Noting, Options
from ardoise.games.code777.view import view

CERTAIN = Dials(100, {2: 100, 3: 100, 4: 100})


def states(seats, seed, dials=CERTAIN):
    """Of a game between players who declare as soon as they are certain, and never before."""

    def chosen(state, seat, dice):
        return choose(dials, view(state, seat), seat, dice)

    steps = playout(CODE777, Options(), seats, (), seed, choose=chosen)
    return [step.state for step in steps if isinstance(step.state.phase, Noting)]


def left_for(state, seat):
    looked = view(state, seat)
    left = possible_of(looked.tables, seat)
    for fits, _ in heard_about(looked.tables, looked.record, seat):
        left &= fits
    return left


@pytest.mark.parametrize("dials", [CERTAIN, DIALS["strong"]], ids=["careful", "bold"])
def test_nothing_is_excluded_and_the_truth_is_favoured(dials):
    """The bits that it gains on average, whether the others are careful or bold."""
    bits = []
    for seed in range(4):
        for number, state in enumerate(states(4, f"reading {seed}", dials)):
            seat = Seat(number % 4)
            read = likelihood(view(state, seat), seat, left_for(state, seat))
            assert all(0 < fits <= 1 for fits in read.values())
            bits.append(log2(read[RACKS.index(state.racks[seat])] * len(read) / sum(read.values())))
    assert sum(bits) / len(bits) > 0.1


def test_a_neighbour_who_would_have_been_certain_and_was_silent_speaks_against_a_rack():
    """Found by asking the neighbour again, with each rack on my stand."""
    before = after = 0
    games = (states(3, f"silence {seed}") for seed in range(4))
    for state, (me, other) in product(chain.from_iterable(games), permutations(map(Seat, range(3)), 2)):
        read = likelihood(view(state, me), me, left_for(state, me))
        if other in state.phase.awaited or not 1 < len(read) <= READABLE:
            continue
        for place, fits in read.items():
            seen = _with(state, me, RACKS[place])
            if only_code(left_for(seen, other)):
                assert fits <= 1 - EAGER + 1e-9
                earlier = replace(seen, record=seen.record[:-1])
                before, after = (before + 1, after) if only_code(left_for(earlier, other)) else (before, after + 1)
    assert before > 50
    assert after > 5  # it was the last answer that would have made them certain


def _with(state, me, rack):
    return replace(
        state,
        tables=tuple(
            replace(table, racks=put(table.racks, me, rack)) if table.had[me] == state.tables[-1].had[me] else table
            for table in state.tables
        ),
    )


def test_with_two_players_only_the_cards_on_my_rack_can_tell_my_neighbour_anything():
    """The only answers that my neighbour hears are mine, and I do not see my rack."""
    for state in states(2, "two"):
        assert not [moment for moment in moments(view(state, Seat(0)), Seat(0)) if moment.told]


@pytest.mark.parametrize("seats", [3, 4])
def test_too_many_racks_are_not_read(seats):
    state = states(seats, "early")[0]
    left = left_for(state, Seat(0))
    assert len(list(places(left))) > READABLE
    assert set(likelihood(view(state, Seat(0)), Seat(0), left).values()) == {1.0}
