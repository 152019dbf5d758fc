"""Fourchette's rules, each by its id in rules/en.md."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest
from ardoise_fourchette.game import FOURCHETTE
from ardoise_fourchette.plates import serve
from ardoise_fourchette.recount import recount, revealed
from ardoise_fourchette.story import story
from ardoise_fourchette.types import (
    Choose,
    Choosing,
    Content,
    Fork,
    Looking,
    Options,
    Over,
    Payout,
    Plate,
    State,
    Write,
    Writing,
)
from msgspec.structs import replace

from ardoise import Dice, Rejected, Seat, Timeout, play
from ardoise.engine.number import MOST
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.rulebook import rulebook

ADA, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))
FORKS = ((300, 310), (320, 335), (250, 350), (100, 500))
NARROWEST, BENS, CLEOS, WIDEST = range(4)
WORD = Text("word", "mot", "Wort")


def cards(answer: int = 330, signed: bool = False) -> list[Question]:
    return [Question(f"q{n}", "plate", WORD, WORD, answer, WORD, "book", None, signed) for n in range(8)]


def table(*moves: Any, seats: int = 4, options: Options = Options(), **card: Any) -> State:  # noqa: B008
    return after(FOURCHETTE.setup(options, seats, cards(**card), Dice("test", 0)), *moves)


def after(state: State, *moves: Any) -> State:
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        state, _ = play(FOURCHETTE, state, by, move, Dice("test", 1))
    return state


def written(*forks: Any) -> list[Any]:
    """Everybody writes; a seat with None lets the time run out."""
    moves: list[Any] = [(Seat(seat), Write(*fork)) for seat, fork in enumerate(forks) if fork]
    return [*moves, Timeout()] if None in forks else moves


def chosen(*plates: Any) -> list[Any]:
    moves: list[Any] = [(Seat(seat), Choose(plate)) for seat, plate in enumerate(plates) if plate is not None]
    return [*moves, Timeout()] if None in plates else moves


def content(seats: int = 4) -> list[Any]:
    return [(Seat(seat), Content()) for seat in range(seats)]


ROUND = [*written(*FORKS), *chosen(BENS, CLEOS, NARROWEST, BENS)]


def gains(state: State) -> list[int]:
    assert isinstance(state.phase, Looking)
    return [payout.gain for payout in state.phase.payouts]


@pytest.mark.rules("F1")
@pytest.mark.parametrize("seats", [2, 8])
def test_three_to_seven_players(seats):
    with pytest.raises(Rejected, match="wrong_number_of_seats"):
        table(seats=seats)


@pytest.mark.rules("F2", "F16")
def test_six_questions_or_as_many_as_the_table_wants():
    assert len(table().questions) == 6
    assert len(table(options=Options(rounds=8)).questions) == 8
    with pytest.raises(Rejected, match="too_few_cards"):
        FOURCHETTE.setup(Options(), 4, cards()[:5], Dice("test", 0))


@pytest.mark.rules("F3")
def test_a_fork_may_be_changed_until_all_have_written():
    state = table((ADA, Write(1, 2)), (ADA, Write(5, 5)))
    assert isinstance(state.phase, Writing)
    assert state.phase.forks[ADA] == Fork(5, 5)
    assert state.phase.awaited == {BEN, CLEO, DAN}
    with pytest.raises(Rejected, match="fork_upside_down"):
        after(state, (BEN, Write(6, 5)))


@pytest.mark.rules("F4")
def test_a_player_without_a_fork_may_choose():
    state = table(*written((1, 2), (3, 9), None, (5, 6)), (CLEO, Choose(0)))
    assert isinstance(state.phase, Choosing)
    assert state.phase.authored[CLEO] is None
    assert state.phase.choices[CLEO] == 0


@pytest.mark.rules("F5")
@pytest.mark.parametrize(("signed", "low", "high"), [(False, -1, 5), (False, 1, MOST + 1), (True, -MOST - 1, 5)])
def test_numbers_have_bounds(signed, low, high):
    with pytest.raises(Rejected, match="out_of_range"):
        table((ADA, Write(low, high)), signed=signed)


@pytest.mark.rules("F5")
def test_below_zero_where_the_question_says_so():
    assert table((ADA, Write(-5, -2)), signed=True).phase.forks[ADA] == Fork(-5, -2)


@pytest.mark.rules("F6", "F7")
def test_plates_lie_from_narrow_to_wide_and_are_worth_less_and_less():
    state = table(*written((100, 500), (320, 335), (300, 310), (320, 335)))
    assert state.phase.plates == (Plate(300, 310, 4), Plate(320, 335, 2), Plate(100, 500, 1))
    assert state.phase.authored == (2, 1, 0, 1)


@pytest.mark.rules("F6")
def test_the_order_of_the_plates_does_not_depend_on_the_authors():
    forks = [Fork(1, 4), Fork(5, 8), Fork(2, 2), None]
    assert serve(forks) == serve(forks[::-1])


@pytest.mark.rules("F6", "F8")
def test_nobody_sees_authors_and_choices_but_their_own():
    state = table(*written(*FORKS), (BEN, Choose(CLEOS)))
    ada, ben, middle = (FOURCHETTE.view(state, seat).phase for seat in (ADA, BEN, None))
    assert (ada.mine, ada.choice) == (NARROWEST, None)
    assert (ben.mine, ben.choice) == (BENS, CLEOS)
    assert (middle.mine, middle.choice) == (None, None)
    assert ada.chosen == (False, True, False, False)


@pytest.mark.rules("F8")
@pytest.mark.parametrize(("plate", "code"), [(NARROWEST, "own_plate"), (4, "no_such_plate"), (-1, "no_such_plate")])
def test_any_plate_but_the_own(plate, code):
    with pytest.raises(Rejected, match=code):
        table(*written(*FORKS), (ADA, Choose(plate)))


@pytest.mark.rules("F8")
def test_a_choice_may_be_changed():
    state = table(*written(*FORKS), (ADA, Choose(1)), (ADA, Choose(2)))
    assert state.phase.choices[ADA] == 2


@pytest.mark.rules("F9")
def test_the_table_waits_only_for_those_who_may_choose():
    assert table(*written((1, 2), None, None, None)).phase.awaited == {BEN, CLEO, DAN}
    nothing = table(*written(None, None, None, None))
    assert isinstance(nothing.phase, Looking)
    assert gains(nothing) == [0, 0, 0, 0]


@pytest.mark.rules("F10", "F11", "F12", "FX1")
def test_the_worked_example():
    state = table(*ROUND)
    assert state.phase.payouts == (Payout(0, 3, 1), Payout(3, 2, 0), Payout(2, 0, 0), Payout(1, 3, 0))
    assert state.scores == (4, 5, 2, 4)
    assert FOURCHETTE.view(state, ADA).phase.right == (False, True, True, True)


@pytest.mark.rules("F10")
@pytest.mark.parametrize(("answer", "right"), [(319, False), (320, True), (335, True), (336, False)])
def test_both_ends_belong_to_the_fork(answer, right):
    assert FOURCHETTE.view(table(*ROUND, answer=answer), None).phase.right[BENS] is right


@pytest.mark.rules("F12", "F16")
def test_a_table_of_liars_pays_two_for_the_bait():
    assert gains(table(*ROUND, answer=700, options=Options(bait=2))) == [2, 4, 2, 0]


@pytest.mark.rules("F13", "F16")
@pytest.mark.parametrize(("dessert", "factor"), [(True, 2), (False, 1)])
def test_the_dessert_counts_double(dessert, factor):
    state = table(options=Options(rounds=4, dessert=dessert))
    for _ in range(3):
        state = after(state, *ROUND, *content())
    assert FOURCHETTE.view(state, None).dessert is dessert
    assert gains(after(state, *ROUND)) == [factor * gain for gain in (4, 5, 2, 4)]


@pytest.mark.rules("F14")
def test_the_most_points_win_and_equals_share():
    state = table(options=Options(rounds=4))
    for _ in range(4):
        state = after(state, *ROUND, *content())
    assert isinstance(state.phase, Over)
    assert FOURCHETTE.outcome(state).winners == {BEN}
    assert FOURCHETTE.outcome(replace(state, scores=(7, 7, 1, 0))).winners == {ADA, BEN}


@pytest.mark.rules("F15")
def test_a_corrected_answer_is_scored_again_while_all_look_at_it():
    look = table(*ROUND)
    states = [table(), look]
    again = reduce(FOURCHETTE.evolve, recount(states, revealed(states)[0].key, 305), look)
    assert gains(again) == [4 + 0, 2 + 2, 2 + 4, 1 + 0]
    assert again.scores == (4, 4, 6, 1)
    assert again.questions[0].answer == 305


@pytest.mark.rules("F15")
def test_later_rounds_keep_their_points():
    look = table(*ROUND)
    later = after(look, *content(), *ROUND)
    writing = after(later, *content())
    states = [table(), look, later, writing]
    event = recount(states, revealed(states)[0].key, 305)[0]
    assert event.payouts is None
    assert [counted.after for counted in event.recount.rounds] == [
        ((4,), (4,), (6,), (1,)),
        ((8,), (9,), (8,), (5,)),
    ]


def test_the_story_names_the_sharpest_fork_and_the_best_bait():
    look = table(*ROUND)
    told = story([table(), look])
    assert (told.sharpest.seats, told.sharpest.low, told.sharpest.high) == ((BEN,), 320, 335)
    assert (told.bait.seats, told.bait.fooled) == ((ADA,), (CLEO,))
    assert [tally.fooled for tally in told.tallies] == [1, 0, 0, 0]
    assert [tally.well_chosen for tally in told.tallies] == [1, 1, 0, 1]


def test_every_rule_is_named_by_a_test():
    marks = [mark for thing in globals().values() for mark in getattr(thing, "pytestmark", ())]
    named = {rule for mark in marks if mark.name == "rules" for rule in mark.args}
    assert {rule.id for rule in rulebook("fourchette", "en").rules} == named
