"""Gambit 7's hints: how to come to a number, and where a chip is best."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.coach import Hint
from ardoise.engine.game import Seat
from ardoise.engine.text import Text
from ardoise.games.gambit7.types import Bet, Write
from tests.games import gambit7_table
from tests.games.gambit7_table import GREEN, RED, on, written
from tests.kit.hints import advised


def test_the_slates_tell_where_a_chip_is_best():
    table = gambit7_table.table(*written(60, 90, 100, 110, 400), seats=5)
    told = advised(table, "gambit7", RED)
    assert told.code == "gambit7_bet"
    assert told.about["answer"] == "110"  # up to 400 there is nothing else
    shared = gambit7_table.after(table, (GREEN, Bet(on(1, 2))))
    assert advised(shared, "gambit7", RED).about["worth"] < told.about["worth"]
    agreed = gambit7_table.table(*written(5000, 5000, 5000, 6000, 7000), seats=5)
    assert advised(agreed, "gambit7", RED).about["answer"] == "5000"
    apart = gambit7_table.table(*written(5000, 5001, 5002, 6000, 7000), seats=5)
    assert advised(apart, "gambit7", RED).code == "gambit7_bet_too_high"


@pytest.mark.parametrize(
    ("text", "unit", "signed", "code"),
    [
        ("In what year did it open?", "", False, "gambit7_year"),
        ("How many of all people?", "%", False, "gambit7_share"),
        ("How cold is it there?", "°C", True, "gambit7_signed"),
        ("How long is it?", "km", False, "gambit7_measure"),
        ("How many are there?", "", False, "gambit7_size"),
    ],
)
def test_how_to_come_to_a_number_depends_on_its_kind(text, unit, signed, code):
    table = gambit7_table.table(seats=3)
    question = replace(table.questions[0], text=Text(text, "", ""), unit=Text(unit, "", ""), signed=signed)
    asked = replace(table, questions=(question, *table.questions[1:]))
    assert advised(asked, "gambit7", RED) == Hint(code, {})
    assert advised(gambit7_table.after(asked, (RED, Write(5))), "gambit7", RED) is None


def test_the_chip_is_for_the_last_round_and_for_those_who_are_not_ahead():
    table = gambit7_table.table(*written(10, 90, 100, 110, 1000), seats=5)
    rich = replace(table, scores=(30, 40, 0, 0, 0))
    last = replace(rich, round=6)
    assert advised(rich, "gambit7", RED).code == "gambit7_bet"
    told = [advised(last, "gambit7", Seat(seat)) for seat in range(3)]
    assert [one.code for one in told] == ["gambit7_chip", "gambit7_bet", "gambit7_bet"]
    assert (told[0].about["score"], told[0].about["won"]) == (30, 210)
