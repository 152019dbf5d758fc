"""Hints for practice: from the view alone, always from a closed set, and with words in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from ardoise import GAMES, Seat, play
from ardoise.coach import Hint
from ardoise.engine.dice import Dice
from ardoise.engine.text import Text
from ardoise.games import KITS, OURS
from ardoise.games.bornes import coach as bornes
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Arrange
from ardoise.games.gambit7 import coach as gambit7
from ardoise.games.gambit7.types import Bet, Write
from ardoise.games.incroyable import coach as incroyable
from ardoise.games.incroyable.moves import Doubt, Raise
from ardoise.games.packs import box
from tests.games import bornes_table, gambit7_table, incroyable_table
from tests.games.bornes_table import ALIX, ranking, side
from tests.games.gambit7_table import GREEN, RED, on, written
from tests.games.incroyable_table import BERNARD, CECILE, estimated
from tests.kit.play import played
from tests.kit.source import imports

COACHED = {"gambit7": gambit7, "bornes": bornes, "incroyable": incroyable}
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
RARE = {f"gambit7_{what}" for what in ("bet_too_high", "chip", "chip_too_high", "year", "share", "signed")}
RARE |= {"bornes_done", "incroyable_shift"}  # told below
every_coached_game = pytest.mark.parametrize("game", COACHED)


@cache
def heard(game):
    """Every hint of whole games, with the state and the seat to which it was given."""
    rules, found = GAMES[game], []
    for seed, seats in (("one", rules.seats[0]), ("two", rules.seats[-1])):
        for step in played(rules, rules.types.options(), seats, box(game), seed, timeout_every=7):
            views = [(Seat(seat), rules.view(step.state, Seat(seat))) for seat in range(seats)]
            found += [(step.state, seat, told) for seat, view in views if (told := KITS[game].coach(view, seat))]
    return found


@every_coached_game
def test_hints_are_of_a_closed_set_and_come_for_every_kind_of_decision(game):
    codes = {told.code for _, _, told in heard(game)}
    assert codes <= set(get_args(COACHED[game].Code))
    assert codes >= set(get_args(COACHED[game].Code)) - RARE


@every_coached_game
def test_only_who_is_awaited_is_told_something(game):
    assert all(seat in GAMES[game].waiting(state).seats for state, seat, _ in heard(game))


@every_coached_game
@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_every_hint_has_words_for_its_figures(game, language):
    text = (WORDS / f"{game}.{language}.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^hint-(\w+) =(.*(?:\n .*)*)", text, re.MULTILINE))
    assert set(messages) == set(get_args(COACHED[game].Code))
    for _, _, told in heard(game):
        assert set(re.findall(r"\$(\w+)", messages[told.code])) <= set(told.about)


@pytest.mark.parametrize("module", ["coach/crowd.py", *(f"games/{game}/coach.py" for game in OURS)])
def test_a_hint_reaches_no_state_no_question_and_no_knowledge(module):
    names = [name.split(".") for name in imports(Path(module))]
    assert not [name for name in names if name[-1] in ("State", "Question", "GAMES", "Side", "Round")]
    assert not {"hunches", "rules", "view", "evolve", "setup"} & {name[-2] for name in names}


def test_a_doubt_or_raise_that_is_advised_may_be_made():
    words = [entry for entry in heard("incroyable") if entry[2].code in ("incroyable_doubt", "incroyable_raise")]
    for state, seat, told in words:
        value = int(told.about["value"])
        raising = told.code == "incroyable_raise"
        move = Raise(value) if raising else Doubt(Seat(state.phase.estimates.index(value)))
        play(GAMES["incroyable"], state, seat, move, Dice("next", 1))


def advised(table, game, seat):
    return KITS[game].coach(GAMES[game].view(table, seat), seat)


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


def test_what_lies_far_above_all_others_is_doubted():
    table = incroyable_table.table(*estimated(9000, 50, 40, 30))
    told = advised(table, "incroyable", BERNARD)
    assert (told.code, told.about["value"], told.about["points"]) == ("incroyable_doubt", "9000", 7)
    assert told.about["chance"] > 80
    assert advised(table, "incroyable", CECILE) is None  # it is not their turn


def test_who_must_leave_a_number_is_told_of_both_ways():
    table = incroyable_table.table(*estimated(50, 40, 40, 30))
    assert advised(table, "incroyable", CECILE) == Hint("incroyable_shift", {"low": "39", "high": "41"})


def test_first_the_boundary_then_what_can_be_reckoned_then_what_has_to_be_believed():
    hand = (side("sum", 12, kind="arithmetic"), side("river", 50))
    table = ranking(hand, (side("c"), side("d")), (side("e"), side("f")))
    lying = [(), (BOUNDARY,), ("sum", BOUNDARY), ("sum", BOUNDARY, "river", CHALLENGE)]
    states = [bornes_table.after(table, (ALIX, Arrange(column))) for column in lying]
    told = [advised(state, "bornes", ALIX) for state in states]
    assert [one.code for one in told] == ["bornes_boundary", "bornes_reckon", "bornes_side", "bornes_done"]
    assert told[2].about == {"count": 2, "boundary": 45}
