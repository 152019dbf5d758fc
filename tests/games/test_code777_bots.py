"""Code 777's players: what they believe against brute force, when they dare, what they forget, how strong they are."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from math import sqrt

import pytest

from ardoise.bots import LEVELS
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.playout import playout
from ardoise.games import KITS
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import (
    BEST,
    CAREFUL,
    CERTAIN,
    DIALS,
    Dials,
    choose,
    noted,
    notes_of,
    possible_of,
    weights_of,
)
from ardoise.games.code777.deck import RACKS, code_of
from ardoise.games.code777.deduction import by_code, learned_by
from ardoise.games.code777.incremental_deduction import heard_about
from ardoise.games.code777.types import Ask, Content, Declare, Noting, Options
from ardoise.games.code777.view import view
from ardoise.games.match import match
from tests.games.code777_brute import chances
from tests.games.code777_table import A, B, after, content, lay_out, wrong

DARING = Dials(100, {2: 30, 3: 30, 4: 30})  # declares often, so that racks come and go


def played(seed, seats, dials=DARING):
    """All states of a game between bots with these dials in which somebody is noting."""
    players = partial(choose, dials)
    steps = playout(
        CODE777, Options(), seats, (), seed, choose=lambda state, seat, dice: players(view(state, seat), seat, dice)
    )
    return [step.state for step in steps if isinstance(step.state.phase, Noting)]


def believed(state, seat):
    looked = view(state, seat)
    left = possible_of(looked.tables, seat)
    for fits, _ in heard_about(looked.tables, looked.record, seat):
        left &= fits
    ways = by_code(weights_of(looked.tables, seat), left)
    return {code: Fraction(many, sum(ways.values())) for code, many in ways.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beliefs_are_exact_through_a_whole_game(seats):
    """Every fifth moment of a game: each chance is the fraction that brute force finds."""
    met = Counter()
    for number, state in enumerate(played(f"exact {seats}", seats)):
        seat = Seat(number % seats)
        if number % 5 == 0:
            found = believed(state, seat)
            assert found == chances(state, seat)
            met.update(traps(state, seat, found))
    assert set(met) == {"kept answers", "later deals", "old stock", "colours"}


def traps(state, seat, found):
    """Which of the four things that are easy to get wrong matter here."""
    had = state.tables[-1].had[seat]
    mine = [table for table in state.tables if table.had[seat] == had]
    heard = [told for told in state.record if state.tables[told.table] in mine and told.asker != seat]
    if any(state.tables[told.table].racks != state.racks for told in heard):
        yield "kept answers"  # that speak of racks which have been replaced since
    if len(mine) > 1:
        yield "later deals"
        if len(state.supply.set_aside) < 3 * sum(
            now - then for now, then in zip(mine[-1].had, mine[0].had, strict=True)
        ):
            yield "old stock"  # a reshuffle, and my rack was dealt before it
    if len(found) < sum(1 for rack in RACKS if code_of(rack) in found):
        yield "colours"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["strong", "certain"])
def test_it_declares_just_when_the_chance_is_good_enough_for_so_many_players(seats, level):
    dials = DIALS["strong"] if level == "strong" else Dials(100, CAREFUL)
    enough = Fraction(BEST[seats] if level == "strong" else CERTAIN, 100)
    did = Counter()
    moments = [(state, seat) for state in played(f"dare {seats}", seats, dials) for seat in state.phase.awaited]
    for state, seat in moments:
        move, found = choose(dials, view(state, seat), seat, Dice("x", 0)), believed(state, seat)
        best = max(found.values())
        did[type(move)] += 1
        tired = len(learned_by(view(state, seat), seat)) >= 23
        assert isinstance(move, Declare) == (best >= enough or tired)
        assert not isinstance(move, Declare) or found[move.numbers] == best
    assert did[Declare]
    assert did[Content]


def test_the_more_rivals_the_sooner():
    assert BEST[2] > 50 >= BEST[3] >= BEST[4] > 33
    assert DIALS["strong"].daring == BEST


@pytest.mark.parametrize("level", ["novice", "club"])
def test_who_notes_less_is_slower_but_never_wrong(level):
    for state in played(f"slow {level}", 4, DIALS[level])[-1:]:
        assert state.declarations
        assert all(declared.right for declared in state.declarations)


@pytest.mark.parametrize(("level", "share"), [("novice", 0.5), ("club", 0.75), ("strong", 1)])
def test_how_much_of_what_it_hears_it_notes(level, share):
    views = [view(lay_out(*state.racks), A) for state in played("noting", 4)[::9]]
    notes = [notes_of(looked.tables[0].racks, seat) for looked in views for seat in range(4)]
    heard = [noted(DIALS[level].noted, seed, n) for seed in notes for n in range(40)]
    assert len(heard) > 1000
    assert sum(heard) / len(heard) == pytest.approx(share, abs=0.03)


def half_noted(state, seat):
    notes = notes_of(view(state, seat).tables[0].racks, seat)
    return tuple(noted(50, notes, n) for n in range(60))


def test_what_was_forgotten_stays_forgotten():
    state = after(lay_out(), (A, Ask()), *content(), (B, Ask()))
    later = after(state, wrong(state, A), wrong(state, B))
    for seat in (A, B):
        assert half_noted(state, seat) == half_noted(later, seat)
    assert len({half_noted(state, seat) for seat in range(4)}) == 4


def test_after_23_answers_about_one_rack_everybody_guesses():
    state = lay_out(seats=2)
    while len(learned_by(view(state, A), A)) < 23:
        state = after(state, *(content(2) if state.record else ()))
        state = after(state, (state.asker, Ask()))
    for level in LEVELS:
        assert isinstance(KITS["code777"].bots.player(level)(view(state, A), A, Dice("x", 0), None), Declare)


@pytest.mark.parametrize(
    ("weaker", "stronger", "games"), [("novice", "club", 30), ("club", "strong", 30), ("strong", "master", 80)]
)
def test_each_level_beats_the_one_below(weaker, stronger, games):
    """Two against two: three games in five, less one standard error. `run.py bench bots` plays more."""
    wins = 0
    for number in range(games):
        levels = [weaker, stronger, weaker, stronger] if number % 2 else [stronger, weaker, stronger, weaker]
        *_, last = match(KITS["code777"], Options(), levels, (), f"strength/{number}")
        wins += sum(levels[seat] == stronger for seat in CODE777.outcome(last.state).winners)
    assert wins / games >= 0.6 - sqrt(0.6 * 0.4 / games)
