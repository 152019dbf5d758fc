"""Incroyable!: one refusal for each code, and no other."""

from __future__ import annotations

from decimal import Decimal

import pytest

from ardoise import Dice, Rejected, Seat, Timeout
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.moves import Choose, Content, Doubt, Estimate, Pass, Raise, Say, Shift
from ardoise.games.incroyable.types import Options, Over, Track
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
    raises,
    risk_round,
    says,
    table,
    turn_over,
)

BARRED = Track(20, danger=tuple((square, 9) for square in range(8, 15)))  # no gain is greater than 7
EVERY_MOVE = (Estimate(5), Shift(5), Pass(), Raise(5), Doubt(ANNIE), Say(5), Choose(True), Content())


def speaking():
    """Annie 30, Bernard 10, Cécile 40, Didier 20: Annie speaks."""
    return table(*estimated(30, 10, 40, 20))


def lowest_speaking():
    return after(speaking(), passes(ANNIE), passes(DIDIER))


REFUSED = {
    "wrong_number_of_seats": lambda: table(seats=2),
    "too_few_cards": lambda: INCROYABLE.setup(Options(), 3, [], Dice("x", 0)),
    "wrong_card": lambda: table(answer=10_000),
    "wrong_track": lambda: table(options=Options(track=Track(20, symbols=("books",)))),
    "square_off_track": lambda: table(options=Options(track=Track(20, bonus=20))),
    "black_twice": lambda: table(options=Options(track=Track(20, danger=((5, 3), (5, 2))))),
    "no_way_to_finish": lambda: table(options=Options(track=BARRED)),
    "not_seated": lambda: table((Seat(4), Estimate(5))),
    "not_now": lambda: table((ANNIE, Pass())),
    "not_your_turn": lambda: after(speaking(), passes(BERNARD)),
    "questioner_does_not_choose": lambda: risk_round(says(95), *choosing(didier="+")),
    "not_a_number": lambda: table((ANNIE, Estimate(Decimal("NaN")))),
    "not_whole": lambda: table((ANNIE, Estimate(Decimal("2.5")))),
    "too_precise": lambda: table((ANNIE, Estimate(Decimal("2.0000000001")))),
    "out_of_range": lambda: table((ANNIE, Estimate(10_000))),
    "not_nearest_free": lambda: table(*estimated(10, 10, 5, 6), (BERNARD, Shift(8))),
    "not_free": lambda: after(lowest_speaking(), raises(BERNARD, 40)),
    "lowest_may_not_pass": lambda: after(lowest_speaking(), passes(BERNARD)),
    "only_lowest_may_raise": lambda: after(speaking(), raises(ANNIE, 50)),
    "no_room_to_raise": lambda: table(*estimated(9999, 9998, 9997), passes(BERNARD), raises(CECILE, 9999), seats=3),
    "no_such_seat": lambda: after(speaking(), doubts(ANNIE, 4)),
    "doubt_another": lambda: after(speaking(), doubts(ANNIE, ANNIE)),
    "is_the_answer": lambda: risk_round(says(93)),
    "out_of_round": lambda: risk_round(
        says(95), *choosing(annie="+", bernard="-", cecile="-"), *content(), says(5), *choosing(annie="+")
    ),
}


@pytest.mark.parametrize("code", REFUSED)
def test_each_code_refuses(code):
    with pytest.raises(Rejected) as refusal:
        REFUSED[code]()
    assert refusal.value.code == code


def test_there_is_no_other_code():
    of_recount = {"no_such_question", "same_answer", "turn_moved_on"}
    assert set(REFUSED) | of_recount == INCROYABLE.refusals


@pytest.mark.rules("I2")
@pytest.mark.parametrize(
    ("track", "code"),
    [
        (Track(20, symbols=("books",)), "wrong_track"),
        (Track(20, symbols=()), "wrong_track"),
        (Track(20, danger=((5, 0),)), "wrong_track"),
        (Track(20, spirals=(0,)), "square_off_track"),
        (Track(20, spirals=(20,)), "square_off_track"),
        (Track(20, bonus=0), "square_off_track"),
        (Track(20, danger=((25, 3),)), "square_off_track"),
        (Track(20, danger=((5, 3), (6, 1), (5, 2))), "black_twice"),
    ],
)
def test_a_track_must_hold_together(track, code):
    with pytest.raises(Rejected, match=code):
        table(options=Options(track=track))


@pytest.mark.parametrize(
    ("table_in", "fitting"),
    [
        (table, {Estimate}),
        (lambda: table(*estimated(10, 10, 5, 6)), {Shift}),
        (speaking, {Pass, Raise, Doubt}),
        (lambda: turn_over((0, 0, 0, 0)), {Content}),
        (risk_round, {Say}),
        (lambda: risk_round(says(95)), {Choose}),
        (lambda: risk_round(says(95), *choosing(annie="-", bernard="-", cecile="-")), {Content}),
        (lambda: after(turn_over((50, 0, 0, 0)), *content()), set()),
    ],
    ids=["Estimating", "Shifting", "Speaking", "Looking", "Stating", "Choosing", "RiskLooking", "Over"],
)
def test_a_move_belongs_to_its_phase(request, table_in, fitting):
    state = table_in()
    assert type(state.phase).__name__ == request.node.callspec.id
    for move in EVERY_MOVE:
        for seat in range(4):
            if type(move) not in fitting:
                with pytest.raises(Rejected, match="not_now"):
                    after(state, (Seat(seat), move))


def test_nobody_else_shifts():
    with pytest.raises(Rejected, match="not_your_turn"):
        table(*estimated(10, 10, 5, 6), (ANNIE, Shift(9)))


def test_a_whole_number_may_be_written_with_decimals():
    assert table((ANNIE, Estimate(Decimal("12.0")))).phase.estimates[ANNIE] == 12


def test_the_hourglass_does_nothing_when_the_game_is_over():
    state = after(turn_over((50, 0, 0, 0)), *content())
    assert isinstance(state.phase, Over)
    for by, move in ((None, Timeout()), (DIDIER, Timeout())):
        with pytest.raises(Rejected, match="not_now"):
            INCROYABLE.decide(state, by, move, Dice("x", 1))
