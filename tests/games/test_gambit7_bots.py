"""Gambit 7's players: what they write, where their chips go, and when the Gambit 7 chip."""

from __future__ import annotations

from decimal import Decimal
from random import Random

import pytest

from ardoise.bots import LEVELS, Hunch
from ardoise.bots.belief import Belief
from ardoise.bots.player import CERTAIN
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.question import QuestionView
from ardoise.engine.text import Text
from ardoise.games import KITS
from ardoise.games.gambit7.bots import case_chances, trusting_odd_numbers
from ardoise.games.gambit7.bots_rollout import chance_to_win
from ardoise.games.gambit7.mat import lay, open_cases
from ardoise.games.gambit7.types import (
    MAT,
    TOO_HIGH,
    AnsweringView,
    BettingView,
    Case,
    Chips,
    Content,
    Options,
    Stake,
    View,
    Write,
)

WORDS = Text("", "", "")
ME = Seat(0)


def answering():
    question = QuestionView("arts", WORDS, WORDS, None, False)
    return View(0, 7, (0, 0, 0), (True,) * 3, 7, MAT, question, AnsweringView((False,) * 3, None))


def betting(answers, round_=0, scores=(0, 0, 0), stakes=None):
    slates = lay(answers, Options())
    seats = len(answers)
    phase = BettingView(slates, open_cases(slates), stakes or (Stake(),) * seats, (False,) * seats)
    question = QuestionView("arts", WORDS, WORDS, None, False)
    return View(round_, 7, scores, (True,) * seats, 7, MAT, question, phase)


def stake(level, view, hunch, dice=7):
    return KITS["gambit7"].bots.player(level)(view, ME, Dice(dice, 1), hunch).stake


@pytest.mark.parametrize("level", LEVELS)
def test_it_writes_what_it_believes(level):
    assert KITS["gambit7"].bots.player(level)(answering(), ME, Dice(1, 1), Hunch(1900, 0.01)) == Write(1900)
    assert KITS["gambit7"].bots.player(level)(answering(), ME, Dice(1, 1), Hunch(-5, 0.5)) == Write(-5)


@pytest.mark.rules("G20")
@pytest.mark.parametrize("level", LEVELS)
def test_it_bets_among_answers_below_zero(level):
    assert stake(level, betting((-10, Decimal("-0.5"), 100)), Hunch(105, 0.02)) != Stake()


def test_the_chances_of_the_cases_are_whole_and_follow_the_belief():
    slates = lay((10, 100, 1000), Options())
    chances = case_chances(slates, Belief(Hunch(200, 0.3)))
    assert sum(chances.values()) == pytest.approx(1)
    assert max(chances, key=chances.__getitem__) == Case(0)  # the slate with 100
    too_low = case_chances(slates, Belief(Hunch(Decimal("2.5"), 0.2)))
    assert max(too_low, key=too_low.__getitem__) == TOO_HIGH


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_chips_go_where_the_truth_is_believed(level):
    assert stake(level, betting((10, 100, 1000)), Hunch(105, 0.02)) == Stake((Chips(Case(0), 2),))
    assert stake(level, betting((10, 100, 1000)), Hunch(5, 0.02)) == Stake((Chips(TOO_HIGH, 2),))


def test_what_the_slates_tell_moves_who_heeds_them():
    """Five others agree on far more than I believe."""
    answers, mine = (100, 900, 900, 1000, 1000, 1100), Hunch(100, 1.0)
    alone = case_chances(lay(answers, Options()), Belief(mine))
    heeding = case_chances(lay(answers, Options()), Belief(mine, answers[1:], heeds=0.6))
    assert heeding[TOO_HIGH] < alone[TOO_HIGH] / 2
    assert heeding[Case(2)] > alone[Case(2)]


def test_who_knows_backs_the_slate_with_just_that_number():
    slates = lay((1185, 1186, 1187), Options())
    assert case_chances(slates, Belief(Hunch(1186, CERTAIN)))[Case(0)] > 0.9
    assert case_chances(slates, Belief(Hunch(1186, 0.5)))[Case(0)] < 0.1


def test_a_number_that_is_not_round_is_trusted_but_not_the_own():
    slates = lay((500, 1186, 2000), Options())
    chances = case_chances(slates, Belief(Hunch(500, 1.0)))
    trusting = trusting_odd_numbers(chances, slates, ME, 0.4)
    assert trusting[Case(0)] > chances[Case(0)] + 0.1
    assert sum(trusting.values()) == pytest.approx(1)
    assert trusting_odd_numbers(chances, slates, Seat(1), 0.4) == pytest.approx(chances)


def test_a_case_that_others_back_is_worth_less():
    """Two cases are worth about the same, until somebody bets on one of them."""
    answers, hunch = (50, 100, 200), Hunch(185, 0.4)
    free = stake("club", betting(answers), hunch)
    backed = Stake((Chips(free.chips[0].case, 1),))
    other = stake("club", betting(answers, stakes=(Stake(), backed, backed)), hunch)
    assert other != free


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_in_the_last_round_who_is_far_behind_plays_the_gambit_chip(level):
    view = betting((10, 100, 1000), round_=6, scores=(20, 100, 30))
    assert stake(level, view, Hunch(105, 0.05)).gambit == Case(0)


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_a_leader_whom_nobody_can_reach_refuses_it(level):
    view = betting((10, 100, 1000), round_=6, scores=(100, 2, 3))
    for hunch in (Hunch(105, 0.05), Hunch(105, 1.0)):
        assert stake(level, view, hunch).gambit is None


def test_a_leader_reckons_with_the_gambit_chips_of_those_behind():
    def chance(scores):
        view = betting((10, 100, 1000), round_=6, scores=scores)
        chances = case_chances(view.phase.slates, Belief(Hunch(105, 0.5)))
        chips = Stake((Chips(Case(0), 2),))
        return chance_to_win(view, view.phase, ME, chances, [chips], Random(1))[chips]

    assert chance((100, 40, 30)) < 0.8 * chance((100, 0, 0))


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_nobody_multiplies_nothing(level):
    assert stake(level, betting((10, 100, 1000), round_=6), Hunch(105, 0.05)).gambit is None
    assert stake(level, betting((10, 100, 1000)), Hunch(100, CERTAIN)).gambit is None


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_in_an_early_round_only_who_is_sure_plays_it(level):
    view = betting((100, 60, 130), scores=(5, 50, 3))
    assert stake(level, view, Hunch(100, CERTAIN)).gambit == Case(0)
    assert stake(level, view, Hunch(100, 0.5)).gambit is None


def test_a_spent_chip_is_not_played():
    view = betting((10, 100, 1000), round_=6, scores=(20, 100, 30))
    spent = View(view.round, 7, view.scores, (False, True, True), 7, MAT, view.question, view.phase)
    for dice in range(20):
        assert all(stake(level, spent, Hunch(105, 0.05), dice).gambit is None for level in LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_once_it_has_bet_it_is_content(level):
    mine = Stake((Chips(Case(0), 1),))
    view = betting((10, 100, 1000), stakes=(mine, Stake(), Stake()))
    assert KITS["gambit7"].bots.player(level)(view, ME, Dice(1, 1), Hunch(1, 1.0)) == Content()
