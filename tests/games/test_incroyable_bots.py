"""Incroyable!'s players: low at first, doubt or raise by points, and risk rounds that nobody can read."""

from __future__ import annotations

import pytest

from ardoise.bots import LEVELS, Hunch
from ardoise.bots.belief import Belief
from ardoise.bots.levels import DIALS
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.question import AnswerView, QuestionView
from ardoise.engine.text import Text
from ardoise.games import KITS
from ardoise.games.incroyable.bots import STYLES
from ardoise.games.incroyable.bots_risk import more, number
from ardoise.games.incroyable.estimates import may_doubt, may_pass, may_raise
from ardoise.games.incroyable.moves import Doubt, Estimate, Pass, Raise, Say, Shift
from ardoise.games.incroyable.track import TRACKS
from ardoise.games.incroyable.types import LEAST, MOST, Options
from ardoise.games.incroyable.view_types import EstimatingView, ShiftingView, SpeakingView, StatingView, View
from ardoise.games.match import match
from ardoise.games.packs import box

WORDS = Text("", "", "")
QUESTION = QuestionView("globe", WORDS, WORDS, None, False)


def table(phase, seats):
    return View(0, Seat(0), (0,) * seats, TRACKS["standard"], QUESTION, phase)


def estimate(level, seats, hunch):
    view = table(EstimatingView((False,) * seats, None, LEAST, MOST), seats)
    return KITS["incroyable"].bots.player(level)(view, Seat(1), Dice(1, 1), hunch).value


def word(level, estimates, speaker, hunch, dice=3):
    speaking = SpeakingView(
        estimates,
        speaker,
        may_pass(estimates, speaker),
        may_raise(estimates, speaker),
        may_doubt(estimates, speaker),
    )
    return KITS["incroyable"].bots.player(level)(table(speaking, len(estimates)), speaker, Dice(dice, 1), hunch)


def test_the_first_estimate_is_low_and_lower_with_few_players():
    hunch = Hunch(1000, 0.8)
    assert 930 < estimate("novice", 3, hunch) < 1100  # what it believes
    assert estimate("master", 3, hunch) < estimate("master", 6, hunch) < 1000
    assert estimate("master", 3, hunch) < estimate("strong", 3, hunch) < estimate("club", 3, hunch) < 1000


def played(levels, games):
    """What was said in some whole games, and in how many turns."""
    moves = [
        step.move
        for number in range(games)
        for step in match(KITS["incroyable"], Options(), levels, box("incroyable"), f"said {number}")
    ]
    first = [move.value for move in moves if isinstance(move, Estimate)]
    return first, [move.value for move in moves if isinstance(move, Raise)], len(first) / len(levels)


def share_of_long(values):
    """Of the numbers from 100 on: how many have three significant digits or more."""
    large = [value for value in values if value >= 100]
    return sum(len(str(value).rstrip("0")) > 2 for value in large) / len(large)


@pytest.mark.parametrize("level", LEVELS)
def test_estimates_of_whole_games_are_round_as_people_say_them(level):
    first, raised, _ = played([level] * 4, 6)
    above = [value for value in first if value >= 10]
    assert share_of_long(first) < 0.45  # people: 13 %, but bots know some, and masters more
    assert sum(value % 10 == 0 for value in above) / len(above) > 0.5  # 81 %
    if level in ("strong", "master"):
        assert share_of_long(raised) < 0.2


def test_the_usual_player_raises_now_and_then_where_few_play():
    for seats, least in ((3, 0.4), (4, 0.1)):
        _, raised, turns = played(["club"] * seats, 10)
        assert least < len(raised) / turns < 2


@pytest.mark.parametrize("level", LEVELS)
def test_who_knows_says_it(level):
    assert abs(estimate(level, 4, Hunch(1000, 0.005)) - 1000) < 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("value", [0, 10**12])
def test_an_estimate_stays_in_bounds(level, value):
    assert LEAST <= estimate(level, 3, Hunch(value, 1.0)) <= MOST


@pytest.mark.parametrize("level", ["strong", "master"])
def test_of_two_that_are_too_high_the_second_is_doubted_because_it_pays_more(level):
    assert word(level, (40, 900, 800, 50), Seat(3), Hunch(60, 0.05)) == Doubt(Seat(2))


@pytest.mark.parametrize("level", ["strong", "master"])
def test_of_one_that_is_too_high_it_is_this_one(level):
    assert word(level, (20, 900, 40, 50), Seat(3), Hunch(60, 0.05)) == Doubt(Seat(1))


@pytest.mark.parametrize("level", ["strong", "master"])
def test_who_believes_all_passes_or_raises(level):
    estimates, hunch = (100, 200, 300, 400), Hunch(5000, 0.2)
    assert word(level, estimates, Seat(2), hunch) == Pass()
    raised = word(level, estimates, Seat(0), hunch)
    assert isinstance(raised, Raise)
    assert raised.value > 400


def test_a_raise_goes_where_nobody_is():
    raised = [word("master", (8, 9, 12), Seat(0), Hunch(estimate, 0.02)) for estimate in range(11, 40)]
    values = [move.value for move in raised if isinstance(move, Raise)]
    assert values
    assert 12 not in values


@pytest.mark.parametrize(("belief", "to"), [(Hunch(500, 0.05), 101), (Hunch(50, 0.5), 99)])
def test_from_a_shared_estimate_it_moves_up_if_it_may_safely(belief, to):
    view = table(ShiftingView((100, 100, 20), Seat(1), (99, 101)), 3)
    assert KITS["incroyable"].bots.player("master")(view, Seat(1), Dice(1, 1), belief) == Shift(to)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("answer", [1, 2, 10, 5000, 9999])
def test_a_number_of_a_risk_round_is_never_the_answer(level, answer):
    said = [number(answer, LEAST, MOST, STYLES[level].bluffs, Dice(n, 1)) for n in range(60)]
    assert all(LEAST <= value <= MOST and value != answer for value in said)


def test_the_side_of_the_number_is_mixed_and_a_master_stays_close():
    def said(level):
        return [number(1000, LEAST, MOST, STYLES[level].bluffs, Dice(n, 1)) for n in range(300)]

    assert 0.5 < sum(value < 1000 for value in said("master")) / 300 < 0.7
    assert max(abs(value - 1000) for value in said("master")) <= 41
    assert max(abs(value - 1000) for value in said("novice")) > 300
    assert len(set(said("master"))) > 40  # no habit to read


def test_a_questioner_of_wood_speaks_from_its_view():
    stating = StatingView(2, (Seat(1),), AnswerView(1000, WORDS, ""), LEAST, MOST)
    assert isinstance(KITS["incroyable"].bots.player("master")(table(stating, 3), Seat(0), Dice(1, 1), None), Say)


def test_more_or_less_follows_belief_firmly_far_away_and_by_lot_near_it():
    def share(stated):
        belief = Belief(Hunch(1000, 0.3))
        return sum(more(belief, stated, DIALS["strong"].heeds, Dice(n, 1)) for n in range(200)) / 200

    assert share(100) > 0.85
    assert share(9000) < 0.25
    assert 0.25 < share(1000) < 0.75
