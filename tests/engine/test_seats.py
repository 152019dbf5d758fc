"""Seats in groups and rows."""

from __future__ import annotations

from ardoise.engine.seats import NOBODY, everybody, highest_wins, only, put


def test_groups():
    assert everybody(3) - only(1) == {0, 2}
    assert everybody(0) == NOBODY


def test_put_makes_a_new_row():
    row = (1, 2, 3)
    assert put(row, 2, 9) == (1, 2, 9)
    assert row == (1, 2, 3)


def test_equals_share_the_win():
    assert highest_wins((5, 7, 7)).winners == {1, 2}
