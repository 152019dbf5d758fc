"""Code 777: no view holds more than a sheet of paper, and what is on it is enough to count cards."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest

from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.code777.assist import deduced
from ardoise.games.code777.deduction import CODES, places
from ardoise.games.code777.incremental_deduction import known
from ardoise.games.code777.questions import answer
from ardoise.games.code777.sheet import QUESTIONS_HELD, TABLES_HELD
from ardoise.games.code777.types import Options
from ardoise.games.code777.view import view
from ardoise.games.code777.view_types import TableView
from tests.games.code777_table import A, B, after, asked_once, lay_out, right, wrong

LARGEST = 32_000  # bytes of a view, whoever does what for however long


def noisy(rounds, seats=4, every=1, **options):
    """The table after each question of a game in which all declare wrong as often as they may, or now and then."""
    state = lay_out(seats=seats, options=Options(points_to_win=5, **options))
    for number in range(rounds):
        for seat in map(Seat, range(seats) if number % every == 0 else ()):
            waits = view(state, None).pauses
            state = state if waits and waits[seat] else after(state, wrong(state, seat))
        state = asked_once(state)
        yield state


def size(state):
    return max(len(encode(view(state, screen))) for screen in (None, *range(len(state.scores))))


@pytest.mark.rules("C21", "C23")
@pytest.mark.parametrize("level", ["none", "record", "certain", "full"])
@pytest.mark.parametrize("pauses", ["one", "growing"])
def test_a_view_does_not_grow_with_declarations(pauses, level):
    states = list(noisy(150, help=level, pauses=pauses))
    once, later = max(map(size, states[60:75])), max(map(size, states[135:]))
    assert len(states[-1].declarations) > 1.9 * len(states[74].declarations) > 150
    assert later <= 1.05 * once < LARGEST


@pytest.mark.rules("C21")
def test_the_longest_game_with_the_most_that_a_sheet_holds():
    """Nobody is ever right: as many questions as it holds, and as many replaced racks."""
    *_, state = noisy(QUESTIONS_HELD + 100, every=20)
    seen = view(state, A)
    assert len(seen.record) == QUESTIONS_HELD
    assert TABLES_HELD - 4 <= len(seen.tables) <= TABLES_HELD
    assert size(state) < LARGEST


@pytest.mark.rules("C21")
def test_what_is_not_on_the_sheet_any_more_is_counted_and_the_rest_speaks_of_its_own_racks():
    *_, state = noisy(QUESTIONS_HELD + 50, seats=2, every=9)
    seen = view(state, A)
    assert seen.earlier + len(seen.record) == len(state.record)
    assert [heard.question for heard in seen.record] == [heard.question for heard in state.record[seen.earlier :]]
    assert (seen.quiet, seen.tables[-1].had) == (state.quiet, state.tables[-1].had)
    for heard in seen.record:
        racks = seen.tables[heard.table].racks
        if None not in racks:
            assert heard.answer == answer(heard.question, racks[: heard.asker] + racks[heard.asker + 1 :])
    for said in seen.declarations:
        assert said.asked == next(table.asked for table in seen.tables if table.had[said.seat] == said.rack + 1)


@pytest.mark.rules("C12", "C21", "C22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_was_dealt_a_rack_on_the_sheet_knows_as_much_as_from_the_whole_game(seats):
    """Right and wrong in any order, so that the sheet begins where the stock has just been shuffled."""
    dice, compared = Dice("sheet", seats), 0
    state = lay_out(seats=seats, options=Options(points_to_win=5, help="full"))
    for number in range(80):
        for seat in map(Seat, range(seats)):
            waits = view(state, None).pauses
            if seat != number % seats and dice.below(3) and not (waits and waits[seat]):
                may_score = state.scores[seat] < 4 and number > 40
                state = after(state, (right if may_score and dice.below(2) else wrong)(state, seat))
        state = asked_once(state)
        for seat in map(Seat, range(seats)):
            seen = view(state, seat)
            if seen.earlier and any(table.had[seat] < seen.tables[-1].had[seat] for table in seen.tables):
                assert deduced(seen, seat) == seen.deduced
                compared += 1
    assert compared > 20


@pytest.mark.rules("C22")
def test_help_forgets_nothing_that_is_no_longer_on_the_sheet():
    """A keeps the first rack for ever: what was certain stays certain."""
    state = lay_out(seats=2, options=Options(points_to_win=5, help="full"))
    left = []
    while not (view(state, A).earlier and len(left) > TABLES_HELD + 40):
        state = asked_once(after(state, wrong(state, B)))
        left.append({likely.code for likely in view(state, A).deduced.codes})
    assert all(now <= before for before, now in pairwise(left))
    sheet = deduced(view(state, A), A)
    assert {likely.code for likely in sheet.codes} >= left[-1]


def test_a_history_of_5000_steps_is_walked_and_not_climbed():
    """Far beyond what Python recurses: 2,500 answers, and as many racks that somebody else was dealt meanwhile."""
    state, rounds = lay_out(seats=2, options=Options(help="full")), 2500
    for _ in range(rounds):
        state = asked_once(after(state, wrong(state, B)))
    assert rounds > 2 * sys.getrecursionlimit()
    tables = tuple(TableView(table.asked, (None, *table.racks[1:]), table.had) for table in state.tables)
    found = known(tables, state.record, A)
    assert found.heard == sum(heard.asker == B for heard in state.record) == rounds / 2
    assert {CODES[place] for place in places(found.left)} == {likely.code for likely in view(state, A).deduced.codes}
