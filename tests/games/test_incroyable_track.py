"""Incroyable!: black squares side by side, and the way past them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.games.incroyable.track import checked, march
from ardoise.games.incroyable.types import PLACES, Options, Track
from tests.games.incroyable_table import table

SQUARES = range(1, 20)


def black(*squares, back=2, finish=20, bonus=None):
    return Track(finish, danger=tuple((square, back) for square in squares), bonus=bonus)


def refusal(track):
    try:
        checked(track)
    except Rejected as refused:
        return refused.code, refused.about
    return None


def reaches_the_finish(track, square):
    """A pawn alone, with every gain there is."""
    seen, ahead = set(), {square}
    while ahead - seen:
        here = (ahead - seen).pop()
        seen.add(here)
        ahead |= {march(track, (here,), (gain,), 0)[0].end for gain in PLACES}
        if max(ahead) >= track.finish:
            return True
    return False


@pytest.mark.rules("I2")
@pytest.mark.parametrize("squares", [(7, 8), (7, 8, 9, 10, 11, 12), (1, 2, 4, 5), (17, 18, 19)])
def test_black_squares_may_be_neighbours(squares):
    track = black(*squares)
    assert table(options=Options(track=track)).positions == (0, 0, 0, 0)


@pytest.mark.rules("I2")
def test_seven_black_squares_in_a_row_bar_the_way_and_the_first_barred_square_is_named():
    assert refusal(black(*range(8, 14), back=9)) is None
    assert refusal(black(*range(8, 15), back=9)) == ("no_way_to_finish", {"square": 0})
    assert refusal(black(*range(8, 15), back=2)) is None  # a pawn stands among them, and a gain passes the rest


@pytest.mark.rules("I2")
def test_no_gain_of_1_or_6_is_taken_into_account():
    assert refusal(black(2, 3, 4, 5, 7, back=9)) == ("no_way_to_finish", {"square": 0})


@pytest.mark.rules("I2", "I24")
def test_the_bonus_square_may_carry_a_pawn_past_or_onto_black_squares():
    assert refusal(black(*range(8, 15), back=9)) is not None
    assert refusal(black(*range(8, 15), back=9, bonus=9)) is None
    assert refusal(black(*range(8, 14), back=9, bonus=7)) is None
    assert refusal(black(9, 10, 11, 12, 13, 15, back=9)) is None
    assert refusal(black(9, 10, 11, 12, 13, 15, back=9, bonus=9)) is None


@pytest.mark.rules("I2")
@given(st.sets(st.sampled_from(SQUARES)), st.integers(1, 20), st.none() | st.sampled_from(SQUARES))
def test_a_track_is_refused_just_where_some_square_has_no_way_to_the_finish(squares, back, bonus):
    track = black(*squares, back=back, bonus=bonus)
    barred = [square for square in range(track.finish) if not reaches_the_finish(track, square)]
    assert refusal(track) == (("no_way_to_finish", {"square": barred[0]}) if barred else None)


@pytest.mark.rules("I2")
@given(st.sets(st.sampled_from(SQUARES)), st.integers(1, 20), st.none() | st.sampled_from(SQUARES))
def test_black_squares_that_stand_apart_were_always_allowed(squares, back, bonus):
    apart = {square for square in squares if square - 1 not in squares}
    assert refusal(black(*apart, back=back, bonus=bonus)) is None
