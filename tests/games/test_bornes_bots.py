"""Bornes' players: the order of their belief, the card left out, hurry, and what a master of wood asks."""

from __future__ import annotations

import re

import pytest

from ardoise.bots import LEVELS, Hunch
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.text import Text
from ardoise.games import KITS
from ardoise.games.bornes.types import (
    BOUNDARIES,
    BOUNDARY,
    CHALLENGE,
    COMMON_BOUNDARY,
    LEAST_BOUNDARY,
    MOST_BOUNDARY,
    TEXT_LENGTH,
    UNIT_LENGTH,
    Arrange,
    Done,
    FrontView,
)
from ardoise.games.bornes.view_types import AnnouncementView, AnnouncingView, HandView, RankingView, View

WORDS = Text("", "", "")
ME = Seat(1)
PIECES = (BOUNDARY, CHALLENGE, "red", "blue")


def front(card):
    return FrontView(card, "known", WORDS, WORDS, None)


def table(phase):
    return View(0, 4, Seat(0), (Seat(1), Seat(2), Seat(3)), 3, 2, True, (0,) * 4, (0,) * 4, (Seat(0), ME), phase)


def ranking(column=(), done=()):
    announcement = AnnouncementView(front(CHALLENGE), (45, 30, 55), False, None)
    mine = HandView((front("red"), front("blue")), PIECES, column, BOUNDARY in column)
    return table(RankingView(announcement, done, mine))


def hunch(challenge, red, blue):
    return Hunch(*challenge, (("red", Hunch(*red)), ("blue", Hunch(*blue))))


SURE = hunch((20, 0.02), (80, 0.02), (60, 0.02))
UNSURE = hunch((46, 1.5), (44, 1.5), (80, 0.02))


def choose(level, view, belief):
    return KITS["bornes"].bots.player(level)(view, ME, Dice(1, 1), belief)


def laid(level, belief, done=()):
    """The column with which the bot is done, and how many moves it took."""
    column, moves = (), 0
    while True:
        moves += 1
        move = choose(level, ranking(column, done), belief)
        if move == Done():
            return column, moves
        assert isinstance(move, Arrange)
        assert move.column != column
        column = move.column


@pytest.mark.parametrize("level", LEVELS)
def test_cards_lie_in_the_order_of_belief_around_the_boundary(level):
    assert laid(level, SURE)[0] == (CHALLENGE, BOUNDARY, "blue", "red")


def test_the_boundary_is_the_seats_own():
    near = hunch((46, 0.01), (44, 0.01), (47, 0.01))
    assert laid("master", near)[0] == ("red", BOUNDARY, CHALLENGE, "blue")


def test_who_is_good_hurries_and_a_beginner_lays_card_by_card():
    moves = [laid(level, SURE)[1] for level in LEVELS]
    assert moves == sorted(moves, reverse=True)
    assert moves[0] > moves[-1] == 2


def test_a_master_leaves_out_what_is_unsure_and_a_beginner_lays_all():
    assert "red" not in laid("master", UNSURE, done=(Seat(2),))[0] or CHALLENGE not in laid("master", UNSURE)[0]
    assert len(laid("novice", UNSURE)[0]) == len(PIECES)


def test_when_others_are_done_there_is_less_to_gain_from_laying_all():
    first = len(laid("master", UNSURE)[0])
    late = len(laid("master", UNSURE, done=(Seat(2), Seat(3)))[0])
    assert late <= first
    assert late < len(PIECES)


def test_second_thoughts_take_a_card_back():
    column, _ = laid("master", UNSURE, done=(Seat(2), Seat(3)))
    everything = (CHALLENGE, "red", BOUNDARY, "blue")
    assert choose("master", ranking(everything, (Seat(2), Seat(3))), UNSURE) == Arrange(column)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_hunch_it_still_gets_done(level):
    assert BOUNDARY in laid(level, None)[0]


def announced(number):
    phase = AnnouncingView(
        BOUNDARIES, LEAST_BOUNDARY, MOST_BOUNDARY, COMMON_BOUNDARY, TEXT_LENGTH, UNIT_LENGTH, answer_needed=False
    )
    return KITS["bornes"].bots.player("club")(table(phase), Seat(0), Dice(number, 1), None)


def test_what_a_master_of_wood_asks_can_be_counted_or_reckoned_and_its_answer_is_right():
    kinds = set()
    for number in range(40):
        move = announced(number)
        assert len(move.text) <= TEXT_LENGTH
        reckoned = re.fullmatch(r"(\d+) × (\d+) − (\d+) = \?", move.text)
        if reckoned:
            one, other, less = map(int, reckoned.groups())
            assert move.answer == one * other - less
        else:
            assert move.answer == move.text.count(move.text[0]) - 1  # the first stands for what is to be counted
        kinds.add(bool(reckoned))
    assert kinds == {True, False}
