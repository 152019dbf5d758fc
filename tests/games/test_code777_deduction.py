"""Code 777: the deduction against brute force over single cards, and a bot's conduct."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.code777 import CODE777
from ardoise.games.code777.deck import DECK, RACKS, code_of, counted, rack_of
from ardoise.games.code777.deduction import Learned, candidates, codes, fitting, learned_by, only_code
from ardoise.games.code777.draw_history import Draw, DrawHistory, draw_history_of
from ardoise.games.code777.incremental_deduction import Known, known, remembered
from ardoise.games.code777.questions import QUESTIONS, answer
from ardoise.games.code777.types import Ask, Content, Declare, Pick, State
from ardoise.games.code777.view import view
from tests.games.code777_table import A, B, after, asked_once, bot_steps, content, lay_out, wrong
from tests.games.code777_twin import racks_left
from tests.kit.play import moved


def by_brute_force(hidden, learned):
    """Every three of the hidden cards, each card for itself."""
    ways = Counter()
    for three in combinations(hidden, 3):
        mine = rack_of(three)
        if all(answer(told.question, (mine, *told.seen)) == told.answer for told in learned):
            ways[code_of(mine)] += 1
    return dict(ways)


@given(st.permutations(DECK), st.lists(st.sampled_from(sorted(QUESTIONS)), max_size=6), st.integers(0, 3))
def test_codes_and_their_ways_against_brute_force(deck, questions, seen):
    mine, *others = (rack_of(deck[n : n + 3]) for n in range(0, 3 * (seen + 1), 3))
    learned = [Learned(tuple(others), q, answer(q, (mine, *others))) for q in questions]
    hidden = deck[:3] + deck[3 * (seen + 1) :]
    origin = DrawHistory(counted(hidden))
    found = codes(origin, candidates(origin, learned))
    assert found == by_brute_force(hidden, learned)
    assert found[code_of(mine)] > 0
    assert list(found) == sorted(found)


@pytest.mark.rules("C5", "C16")
def test_an_answer_leaves_just_the_racks_with_which_it_is_true():
    seen = (RACKS[7], RACKS[200])
    for number in QUESTIONS:
        told = {rack: answer(number, (rack, *seen)) for rack in RACKS}
        for word in set(told.values()):
            left = fitting(number, word, seen)
            assert [left >> n & 1 for n in range(len(RACKS))] == [told[rack] == word for rack in RACKS]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"pick_of_two": True}], ids=["drawn", "picked"])
def test_the_truth_is_never_excluded(seats, options):
    for seed in range(6):
        for number, (_, step) in enumerate(bot_steps(f"truth {seed}", seats, 7, **options)):
            seat = Seat(number % seats)
            if CODE777.waiting(step.state):
                assert step.state.racks[seat] in racks_left(step.state, seat)


@pytest.mark.rules("C12")
def test_a_rack_dealt_before_the_reshuffle_is_not_made_of_cards_set_aside():
    """What was set aside and shuffled in again cannot be on A's rack, which A has had all the time."""
    state = lay_out()
    for seat in (1, 2, 3):
        state = after(state, wrong(state, Seat(seat)))
    assert state.supply.set_aside == ()
    assert "5 black" in state.supply.stock  # the only one: B had it
    assert not any("5 black" in rack for rack in racks_left(state, A))
    before = Counter(lay_out().supply.stock) + Counter(lay_out().racks[A])
    dealt = Counter(card for rack in state.racks[1:] for card in rack)
    assert all(Counter(rack) <= before - dealt for rack in racks_left(state, A))


def test_cards_dealt_to_others_later_make_my_holding_them_less_likely():
    """Ten unseen cards: I am dealt three of them, and somebody else three of the others."""
    unseen = counted(DECK[:10])
    drawn = rack_of(DECK[3:6])
    origin = DrawHistory(unseen, (Draw(unseen, drawn),))
    ways = Counter()
    for mine in combinations(range(10), 3):
        rest = [n for n in range(10) if n not in mine]
        for later in combinations(rest, 3):
            if rack_of(DECK[n] for n in later) == drawn:
                ways[code_of(rack_of(DECK[n] for n in mine))] += 1
    found = codes(origin, candidates(origin, []))
    assert found == dict(ways)


@pytest.mark.rules("C12")
def test_the_chances_are_exact_after_a_reshuffle():
    """What A's rack can be after four racks were dealt to others, the last one from the new stock."""
    state = lay_out()
    for seat in (1, 2, 3):
        state = after(state, wrong(state, Seat(seat)))
    state = asked_once(state)
    state = after(state, wrong(state, B))
    origin = draw_history_of(view(state, A).tables, A)
    ways = codes(origin, candidates(origin, []))
    weights = Counter()
    for rack in RACKS:
        weights[code_of(rack)] += likelihood(rack, state)
    total = sum(weights.values())
    assert total
    for code, weight in weights.items():
        assert Fraction(ways.get(code, 0), sum(ways.values())) == weight / total


def likelihood(mine, state: State):
    """The chance of this very course of deals, card by card, if A's rack were `mine`."""
    racks = state.tables[0].racks
    stock = Counter(DECK) - Counter(card for rack in racks[1:] for card in rack)
    chance = draw(mine, stock)
    stock, set_aside = stock - Counter(mine), Counter()
    for before, now in pairwise(state.tables):
        place = next(place for place in range(4) if before.had[place] != now.had[place])
        set_aside += Counter(before.racks[place])
        chance *= draw(now.racks[place], stock)
        stock -= Counter(now.racks[place])
        if sum(stock.values()) == 7:
            stock, set_aside = stock + set_aside, Counter()
    return chance


def draw(cards, stock):
    """Three cards one after the other, in any order."""
    chance, left = Fraction(len(set(permutations(cards)))), Counter(stock)
    for card in cards:
        chance *= Fraction(left[card], sum(left.values()) or 1)
        left[card] -= 1
    return max(chance, Fraction(0))


@pytest.mark.rules("C21")
def test_answers_about_an_older_rack_or_by_myself_teach_nothing():
    state = after(lay_out(), (A, Ask()), *content(), (B, Ask()))
    assert [told.question for told in learned_by(view(state, A), A)] == [state.record[1].question]
    assert learned_by(view(after(state, wrong(state, A)), A), A) == []
    kept = after(state, wrong(state, Seat(2)), *content())
    assert learned_by(view(kept, A), A) == learned_by(view(state, A), A)


@pytest.mark.rules("C21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_answer_by_answer_is_what_is_known_from_the_whole_view(seats):
    """Remembered or not: every seat at every moment of games in which racks come and go."""
    for number, (_, step) in enumerate(bot_steps(f"known {seats}", seats, 5)):
        seen = view(step.state, seat := Seat(number % seats))
        if number % 7 == 0:
            remembered.clear()
        learned = learned_by(seen, seat)
        assert known(seen.tables, seen.record, seat) == Known(
            candidates(draw_history_of(seen.tables, seat), learned), len(learned)
        )


def test_only_code():
    assert only_code(0) is None
    sevens = sum(1 << n for n, rack in enumerate(RACKS) if code_of(rack) == (7, 7, 7))
    assert sevens.bit_count() > 1
    assert only_code(sevens) == (7, 7, 7)
    assert only_code(sevens | 1) is None


def test_a_bot_asks_picks_notes_and_declares_only_when_it_is_its_turn():
    moves = Counter(type(step.move) for _, step in bot_steps("conduct", 3, pick_of_two=True))
    assert set(moves) == {Ask, Pick, Content, Declare}
    state = lay_out()
    assert moved(CODE777, state, B, Dice("x", 0)) is None


def test_a_bot_that_has_heard_23_answers_takes_the_likeliest_code():
    state = lay_out(seats=2)
    while len(learned_by(view(state, A), A)) < 23:
        state = after(state, *(content(2) if state.record else ()))
        state = after(state, (state.asker, Ask()))
    assert isinstance(moved(CODE777, state, A, Dice("x", 0)), Declare)
