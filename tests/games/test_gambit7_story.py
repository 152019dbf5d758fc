"""Gambit 7's story, with figures computed by hand."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from ardoise import Dice, Seat, Timeout, play
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.story import Form, Gamble, Haul, Nearest, story
from ardoise.games.gambit7.types import TOO_HIGH, Bet, Over
from tests.games.gambit7_table import BLACK, GREEN, RED, WORD, YELLOW, cards, content, gambit, on, written

TRUTH = 27


def a_round(answers, *stakes):
    """Everyone writes, bets and looks."""
    bets = [(Seat(seat), Bet(stake)) for seat, stake in enumerate(stakes) if stake is not None]
    return [*written(*answers), *bets, *content(len(answers)), *content(len(answers))]


def told(*moves, seats=4, year=UNSET):
    """The story of a table that goes on until all rounds are over, with nobody writing once the moves are played."""
    state = GAMBIT7.setup(GAMBIT7.types.options(), seats, cards(TRUTH, year=year), Dice("test", 0))
    states = [state]

    def go_on(by, move):
        nonlocal state
        state, _ = play(GAMBIT7, state, by, move, Dice("test", 1))
        states.append(state)

    for item in moves:
        go_on(*((None, item) if isinstance(item, Timeout) else item))
    while not isinstance(state.phase, Over):
        go_on(None, Timeout())
    return story(states)


# 23, 25, 25 and 28: 25 faces blue and wins. Red has two chips there and Yellow one, so 4 each: 8 and 4. Yellow and
# Green wrote it: 2 each. Black's chip is on 28.
FIRST = a_round((23, 25, 25, 28), on(0, 2), on(0), None, on(1))
# 20, 26, 30 and 40: 26 lies right below blue (9/6/3). Red's Gambit 7 chip is there: 8 × 7 = 56. Green's is on "all too
# high": 2 points are lost. Yellow wrote 26: 3, so 9. Black gets nothing.
SECOND = a_round((20, 26, 30, 40), gambit(-1), None, gambit(TOO_HIGH), None)
# 1, 2, 3 and 4: 4 lies outermost of four (12/8/4). Black wrote it and bets alone with two chips: 24 + 4 = 28.
THIRD = a_round((1, 2, 3, 4), None, on(1), None, on(2, 2))


@pytest.fixture(scope="module")
def evening():
    return told(*FIRST, *SECOND, *THIRD)


def test_the_race_of_the_scores(evening):
    assert evening.scores[:3] == ((8, 6, 2, 0), (56, 9, 0, 0), (56, 9, 0, 28))
    assert len(evening.scores) == 7
    assert evening.scores[6] == (56, 9, 0, 28)


def test_a_lead_counts_when_somebody_else_is_ahead_alone(evening):
    assert evening.leads == 0  # Red all the time
    # Yellow alone on 25: 2 × 6 + 2 = 14; then Red alone on 25: 12 + 2, level; then Red again: ahead
    yellow = a_round((20, 25, 30), None, on(0, 2), None)
    red = a_round((25, 20, 30), on(0, 2), None, None)
    assert told(*yellow, seats=3).leads == 0
    assert told(*yellow, *red, seats=3).leads == 0
    assert told(*yellow, *red, *red, seats=3).leads == 1


def test_the_nearest_was_not_too_high(evening):
    assert evening.nearest == Nearest(1, (YELLOW,), 26, TRUTH, WORD)  # 28 in the first round was as near, but over


def test_the_story_knows_a_year():
    story = told(*FIRST, *SECOND, year=True)
    assert story.nearest == Nearest(1, (YELLOW,), 26, TRUTH, WORD, year=True)
    assert story.boldest == Gamble(1, RED, 26, (YELLOW,), 8, 56, year=True)
    assert {settled.year for settled in story.ledger} == {True}


def test_the_boldest_had_the_most_to_lose(evening):
    assert evening.boldest == Gamble(1, RED, 26, (YELLOW,), 8, 56)


def test_a_gamble_on_all_too_high_may_lose_everything():
    story = told(*FIRST, *a_round((20, 26, 30, 40), None, gambit(TOO_HIGH), None, None))
    assert story.boldest == Gamble(1, YELLOW, None, (), 6, 0)  # the star of 26 comes after it


def test_who_has_nothing_gambles_with_nothing():
    assert told(*a_round((20, 26, 30), gambit(0), None, None), seats=3).boldest is None


def test_the_best_round_is_without_the_gambit_chip(evening):
    assert evening.best == Haul(2, BLACK, 28)


def test_how_everybody_wrote_and_bet(evening):
    assert evening.forms[RED] == Form(wins=0, laid=2, hits=2)
    assert evening.forms[YELLOW] == Form(wins=2, laid=2, hits=1)
    assert evening.forms[GREEN] == Form(wins=1, laid=0, hits=0)
    assert evening.forms[BLACK] == Form(wins=1, laid=3, hits=2)


def test_nobody_ever_wrote():
    story = told(seats=3)
    assert (story.nearest, story.boldest, story.best, story.leads) == (None, None, None, 0)
    assert story.forms == (Form(0, 0, 0),) * 3
