"""Incroyable!'s hints: what to doubt, how far to raise, where to move."""

from __future__ import annotations

from ardoise.coach import Hint
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, play
from ardoise.games import GAMES
from ardoise.games.incroyable.moves import Doubt, Raise
from tests.games import incroyable_table
from tests.games.incroyable_table import BERNARD, CECILE, estimated
from tests.kit.hints import advised, heard


def test_a_doubt_or_raise_that_is_advised_may_be_made():
    words = [entry for entry in heard("incroyable") if entry[2].code in ("incroyable_doubt", "incroyable_raise")]
    for state, seat, told in words:
        value = int(told.about["value"])
        raising = told.code == "incroyable_raise"
        move = Raise(value) if raising else Doubt(Seat(state.phase.estimates.index(value)))
        play(GAMES["incroyable"], state, seat, move, Dice("next", 1))


def test_what_lies_far_above_all_others_is_doubted():
    table = incroyable_table.table(*estimated(9000, 50, 40, 30))
    told = advised(table, "incroyable", BERNARD)
    assert (told.code, told.about["value"], told.about["points"]) == ("incroyable_doubt", "9000", 7)
    assert told.about["chance"] > 80
    assert advised(table, "incroyable", CECILE) is None  # it is not their turn


def test_who_must_leave_a_number_is_told_of_both_ways():
    table = incroyable_table.table(*estimated(50, 40, 40, 30))
    assert advised(table, "incroyable", CECILE) == Hint("incroyable_shift", {"low": "39", "high": "41"})
