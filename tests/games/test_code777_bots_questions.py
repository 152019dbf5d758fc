"""Code 777 with two questions to pick from (C17): the good players ask what tells the others least."""

from __future__ import annotations

from functools import partial
from math import log2
from statistics import fmean

import pytest

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, play
from ardoise.engine.playout import playout
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import DIALS, choose
from ardoise.games.code777.incremental_deduction import known
from ardoise.games.code777.types import Options, Pick, Picking
from ardoise.games.code777.view import view


def picks(level, seats, games):
    """Of each pick: the table before it, and the place of the question among those offered."""
    bot = partial(choose, DIALS[level])
    for number in range(games):
        before = None
        for step in playout(
            CODE777,
            Options(pick_of_two=True),
            seats,
            (),
            f"picking {number}",
            choose=lambda state, seat, dice: bot(view(state, seat), seat, dice),
        ):
            if isinstance(step.move, Pick):
                yield before, before.phase.offered.index(step.move.question)
            before = step.state


def learned(state, question):
    """The bits that the others really learn about their racks: each is asked before and after the answer."""
    asker = state.asker
    after, _ = play(CODE777, state, asker, Pick(question), Dice("x", 0))
    bits = 0.0
    for seat in map(Seat, range(len(state.scores))):
        if seat != asker:
            left, fewer = (
                known(seen.tables, seen.record, seat).left for seen in (view(state, seat), view(after, seat))
            )
            bits += log2(left.bit_count() / fewer.bit_count())
    return bits


@pytest.mark.parametrize(("level", "seats", "games"), [("strong", 2, 1), ("strong", 4, 3), ("master", 3, 3)])
def test_the_good_pick_what_teaches_the_others_less(level, seats, games):
    gains = []
    for state, place in picks(level, seats, games):
        assert isinstance(state.phase, Picking)
        picked, left = state.phase.offered[place], state.phase.offered[1 - place]
        gains.append(learned(state, left) - learned(state, picked))
    assert len(gains) > 40
    assert fmean(gains) > 0.5
    if seats == 2:  # my rack has nothing to do with what my neighbour knows: never the worse one, but for cards on it
        assert fmean(gain >= 0 for gain in gains) > 0.95


@pytest.mark.parametrize("level", ["novice", "club"])
def test_the_others_pick_by_chance(level):
    places = [place for _, place in picks(level, 4, 3)]
    assert len(places) > 60
    assert 0.3 < fmean(places) < 0.7
