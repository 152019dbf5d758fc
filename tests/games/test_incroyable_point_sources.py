"""Incroyable!: where the squares came from, and the word that would have brought more."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.estimates import highest
from ardoise.games.incroyable.hindsight import Word, better_word
from ardoise.games.incroyable.moves import Doubt, Pass, Raise
from ardoise.games.incroyable.point_sources import Gain
from ardoise.games.incroyable.types import Looking
from tests.every_game import every_state, match
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    after,
    choosing,
    content,
    doubts,
    estimated,
    passes,
    points,
    raises,
    risk_round,
    says,
    table,
)
from tests.games.recounting import path

NOTHING = Gain(0, 0, 0, 0, 0, 0, None)
MOST = 9


def told(state, *moves):
    """The only turn of these moves."""
    (turn,) = INCROYABLE.story(path(INCROYABLE, state, *moves)).ledger
    return turn


def gain(better=None, **parts):
    return Gain(**{**dict.fromkeys(("close", "doubt", "risk", "fooled", "bonus", "back"), 0), **parts}, better=better)


@pytest.mark.rules("IX2")
def test_balzacs_coffee():
    """Cécile doubted 17, and the answer is 50: a raise to 50 would have been worth 7."""
    talk = [passes(ANNIE), passes(BERNARD), raises(CECILE, 12), raises(BERNARD, 17), doubts(CECILE, BERNARD)]
    turn = told(table(answer=50), *estimated(15, 10, 8, 16), *talk)
    assert turn.answer == 50
    assert turn.gains == (gain(close=4), gain(close=7), gain(Word("raise", 7, 50)), gain(close=5))


@pytest.mark.rules("IX3")
def test_who_passed_might_have_doubted():
    """The answer is 45. Cécile and Didier had the word while Bernard's 50 was the highest."""
    talk = [passes(CECILE), passes(ANNIE), raises(DIDIER, 41), raises(ANNIE, 42), raises(CECILE, 45)]
    talk += [raises(DIDIER, 51), doubts(ANNIE, BERNARD)]
    turn = told(table(answer=45), *estimated(35, 50, 40, 25), *talk)
    fifty = Word("doubt", 7, 50, BERNARD)
    assert turn.gains == (gain(doubt=9), NOTHING, gain(fifty, close=5), gain(fifty))


@pytest.mark.rules("IX4", "I18")
def test_mozarts_first_opera():
    """Bernard doubted the highest for 7; Didier's 15, the fourth-highest, was too high as well: 7 + 4."""
    turn = told(table(answer=13), *estimated(23, 22, 21, 15), doubts(BERNARD, ANNIE))
    assert turn.gains[BERNARD] == gain(Word("doubt", 11, 15, DIDIER), doubt=7)


@pytest.mark.rules("IX6")
def test_a_risk_round_and_where_each_fell():
    moves = [says(95), *choosing(annie="-", bernard="-", cecile="-"), *content()]
    moves += [says(1500), *choosing(annie="+", bernard="+", cecile="-"), *content()]
    moves += [says(70), *choosing(cecile="-")]
    turn = told(risk_round(), *moves)
    fell = gain(Word("less", 5, 1500), risk=2)
    assert (turn.answer, turn.questioner) == (None, DIDIER)
    assert turn.gains == (fell, fell, gain(Word("more", 9, 70), risk=5), gain(fooled=7))


@pytest.mark.parametrize("seats", INCROYABLE.seats)
def test_the_parts_are_the_squares_also_after_a_correction(seats):
    states = every_state(INCROYABLE, match(INCROYABLE, f"ledger {seats}", seats, 11, track="short"))
    key = INCROYABLE.revealed(states)[-1].key
    low = list(accumulate(INCROYABLE.recount(states, key, 1), INCROYABLE.evolve, initial=states[-1]))
    assert low[-1].positions != states[-1].positions
    for known in (states, states + low[1:]):
        turns = INCROYABLE.story(known).ledger
        for seat, square in enumerate(known[-1].positions):
            gains = [turn.gains[seat] for turn in turns]
            assert square == sum(g.close + g.doubt + g.risk + g.fooled + g.bonus - g.back for g in gains)
            got = [g.close + g.doubt + g.risk + g.fooled for g in gains]
            assert all(g.better is None or g.better.points > had for g, had in zip(gains, got, strict=True))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, 6), min_size=3, max_size=4, unique=True), st.integers(1, 7), st.integers(0, 3))
def test_no_other_word_would_have_been_better(estimates, answer, passed):
    """Everything that may be said, tried at the real table, where the lowest then doubts the highest."""
    state = table(*estimated(*estimates), seats=len(estimates), answer=answer)
    for _ in range(passed):
        state = after(state, (state.phase.speaker, Pass())) if min(estimates) < mine(state) else state
    seat = state.phase.speaker
    end = after(state, doubts(seat, (seat + 1) % len(estimates)))
    words = [Pass(), *map(Doubt, range(len(estimates))), *map(Raise, range(1, MOST))]
    best = max(brought(state, word) for word in words)
    better = better_word([state.phase], end.phase.result, seat)
    assert (better.points if better else points(end)[seat]) == best


def mine(state):
    return state.phase.estimates[state.phase.speaker]


def brought(state, word):
    seat = state.phase.speaker
    try:
        state = after(state, (seat, word))
    except Rejected:
        return 0
    while not isinstance(state.phase, Looking):
        high, speaker = highest(state.phase.estimates), state.phase.speaker
        state = after(state, passes(speaker) if min(state.phase.estimates) < mine(state) else doubts(speaker, high))
    return points(state)[seat]
