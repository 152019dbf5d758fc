"""Code 777: declaring, replacing racks and winning."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ardoise.engine.game import Outcome, Rejected
from ardoise.games.code777 import CODE777
from ardoise.games.code777.deck import DECK, code_of
from ardoise.games.code777.deduction import learned_by
from ardoise.games.code777.types import (
    Ask,
    Content,
    Dealt,
    Declaration,
    Declare,
    Declared,
    Ended,
    Laid,
    Options,
    Over,
    Pick,
    Reshuffled,
    Restocked,
)
from ardoise.games.code777.view import view
from tests.games.code777_table import (
    FOUR_RACKS,
    A,
    B,
    C,
    D,
    after,
    asked_once,
    bot_steps,
    content,
    lay_out,
    right,
    told,
    wrong,
)


def kinds(events):
    return [type(event) for event in events]


@pytest.mark.rules("C8")
def test_anybody_may_declare_on_anyones_turn_in_every_phase():
    asking = lay_out(options=Options(pick_of_two=True))
    picking = after(asking, (A, Ask()))
    noting = after(picking, (A, Pick(picking.phase.offered[0])))
    for state in (asking, picking, noting):
        for seat in (A, B, C, D):
            declared, events = told(state, right(state, seat))
            assert events[0].right
            assert declared.phase == state.phase
    assert Declare.anytime


@pytest.mark.rules("C8")
@pytest.mark.parametrize("numbers", set(permutations((5, 5, 7))))
def test_numbers_only_in_any_order(numbers):
    _, events = told(lay_out(), (B, Declare(1, numbers)))
    assert events[0] == Declared(B, 1, (5, 5, 7), True, FOUR_RACKS[B], (B,))


@pytest.mark.rules("C8", "C9")
def test_repeats_count():
    _, events = told(lay_out(), (B, Declare(1, (7, 7, 5))))
    assert not events[0].right


@pytest.mark.rules("C8")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Declare(1, (5, 7)), "not_three_numbers"),
        (Declare(1, (5, 5, 7, 7)), "not_three_numbers"),
        (Declare(1, (0, 5, 7)), "out_of_range"),
        (Declare(1, (5, 7, 8)), "out_of_range"),
        (Declare(0, (5, 5, 7)), "not_this_rack"),
        (Declare(2, (5, 5, 7)), "not_this_rack"),
    ],
)
def test_what_is_no_declaration_costs_nothing(move, code):
    with pytest.raises(Rejected, match=code):
        told(lay_out(), (B, move))


@pytest.mark.rules("C8")
def test_the_screen_is_told_what_a_declaration_looks_like():
    state = asked_once(after(lay_out(), wrong(lay_out(), B)))
    may = view(state, B).may_declare
    assert (may.rack, may.count, may.least, may.most) == (2, 3, 1, 7)
    assert view(state, A).may_declare.rack == 1
    assert view(state, None).may_declare is None
    for number in (may.least, may.most):
        assert told(state, (B, Declare(may.rack, (number,) * may.count)))
    for number in (may.least - 1, may.most + 1):
        with pytest.raises(Rejected):
            told(state, (B, Declare(may.rack, (number,) * may.count)))


@pytest.mark.rules("C9", "C10")
def test_right_is_a_point_and_wrong_costs_only_the_cards():
    state = lay_out()
    for declaration, scores in [(right(state, B), (0, 1, 0, 0)), (wrong(state, B), (0, 0, 0, 0))]:
        declared, events = told(state, declaration)
        assert declared.scores == scores
        assert kinds(events) == [Declared, Dealt]
        assert events[0].cards == FOUR_RACKS[B]
        assert declared.racks[B] == events[1].cards
        assert Counter(events[1].cards) <= Counter(state.supply.stock)
        assert declared.supply.set_aside == FOUR_RACKS[B]
        assert [declared.racks[place] for place in (A, C, D)] == [state.racks[place] for place in (A, C, D)]


@pytest.mark.rules("C10")
def test_all_see_the_old_cards_and_all_but_the_declarer_the_new_ones():
    state = lay_out()
    declared, (said, dealt) = told(state, wrong(state, B))
    assert all(said.seen_by(screen) for screen in (None, A, B, C, D))
    assert [dealt.seen_by(screen) for screen in (None, A, B, C, D)] == [False, True, False, True, True]
    for screen in (None, B):
        then, now = view(declared, screen).tables
        assert (then.racks[B], now.racks[B]) == (FOUR_RACKS[B], None)
        assert view(declared, screen).set_aside == FOUR_RACKS[B]
        assert view(declared, screen).declarations == (Declaration(B, 1, said.numbers, False, FOUR_RACKS[B], 0),)
    assert view(declared, A).tables[1].racks[B] == dealt.cards


@pytest.mark.rules("C11")
def test_three_players_the_unowned_rack_is_replaced_after_a_right_declaration_only():
    state = lay_out(seats=3)
    assert kinds(told(state, wrong(state, C))[1]) == [Declared, Dealt]
    declared, events = told(state, right(state, C))
    assert kinds(events) == [Declared, Dealt, Laid]
    assert events[2].seen_by(None)
    assert declared.tables[-1].had == (1, 1, 2, 2)
    assert declared.supply.set_aside == FOUR_RACKS[C] + FOUR_RACKS[D]


@pytest.mark.rules("C11")
def test_two_players_the_two_unowned_racks_take_turns():
    state = lay_out(seats=2, options=Options(points_to_win=5))
    for seat, place in [(A, 2), (B, 3), (B, 2), (A, 3), (A, 2)]:
        state, events = told(state, right(state, seat))
        assert events[0].replaced == (seat, place)
        state = asked_once(after(state, wrong(state, B)))


@pytest.mark.rules("C11")
def test_four_players_nothing_but_the_declarers_rack_is_replaced():
    declared = after(lay_out(), right(lay_out(), A))
    assert declared.tables[-1].had == (2, 1, 1, 1)


@pytest.mark.rules("C12")
def test_the_stock_goes_16_13_10_and_at_7_the_cards_set_aside_are_shuffled_in():
    state = lay_out()
    sizes = [len(state.supply.stock)]
    for seat in (A, B):
        state = after(state, wrong(state, seat))
        sizes.append(len(state.supply.stock))
    assert sizes == [16, 13, 10]
    before = state.supply
    state, events = told(state, wrong(state, C))
    assert kinds(events) == [Declared, Dealt, Restocked, Reshuffled]
    assert (len(state.supply.stock), state.supply.set_aside) == (16, ())
    assert Counter(state.supply.stock) == Counter(before.stock[3:] + before.set_aside + FOUR_RACKS[C])
    assert state.supply.stock[:7] != before.stock[3:]
    assert [event.seen_by(A) for event in events[2:]] == [False, True]
    assert events[3].stock == view(state, None).stock == 16


@pytest.mark.rules("C12")
def test_the_check_is_made_between_two_racks():
    """Stock 10: the declarer's rack takes it to 7, so the unowned rack is filled from the new stock, which has 16."""
    state = lay_out(seats=3)
    state = after(state, wrong(state, A), wrong(state, B))
    assert len(state.supply.stock) == 10
    state, events = told(state, right(state, C))
    assert kinds(events) == [Declared, Dealt, Restocked, Reshuffled, Laid]
    assert (len(state.supply.stock), len(state.supply.set_aside)) == (13, 3)
    assert state.supply.set_aside == FOUR_RACKS[D]


@pytest.mark.rules("C1", "C12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost(seats):
    for _, step in bot_steps("cards", seats, 5):
        supply = step.state.supply
        cards = [*supply.stock, *supply.set_aside, *(card for rack in step.state.racks for card in rack)]
        assert sorted(cards) == sorted(DECK)
        assert len(supply.stock) in (16, 13, 10)


@pytest.mark.rules("C21")
def test_the_record_shows_between_which_questions_a_rack_was_replaced():
    state = after(lay_out(), (A, Ask()))
    state = after(state, wrong(state, D), *content(), (B, Ask()), *content())
    state = after(state, right(state, D), (C, Ask()))
    seen = view(state, A)
    assert [table.asked for table in seen.tables] == [0, 1, 2]
    assert [table.had[D] for table in seen.tables] == [1, 2, 3]
    assert [(said.seat, said.rack, said.asked, said.right) for said in seen.declarations] == [
        (D, 1, 1, False),
        (D, 2, 2, True),
    ]
    assert [heard.table for heard in seen.record] == [0, 1, 2]


@pytest.mark.rules("C13")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_first_to_the_winning_points_wins_at_once(points):
    state = lay_out(options=Options(points_to_win=points))
    for _ in range(points):
        assert CODE777.outcome(state) is None
        state, events = told(state, right(state, C))
    assert kinds(events) == [Declared, Ended]
    assert isinstance(state.phase, Over)
    assert CODE777.waiting(state) is None
    assert CODE777.outcome(state) == Outcome(frozenset({C}), (0, 0, points, 0))
    assert view(state, None).phase.winners == (C,)


@pytest.mark.rules("C13", "C17")
def test_three_points_win_and_then_all_racks_are_turned_round():
    assert Options().points_to_win == 3
    state = lay_out(options=Options(points_to_win=1))
    state, (said, ended) = told(state, right(state, C))
    assert ended.racks == FOUR_RACKS
    for screen in (None, A, B, C, D):
        assert view(state, screen).tables[-1].racks == FOUR_RACKS
        assert view(state, screen).may_declare is None
    for move in (Ask(), Content(), Pick(1), Declare(1, said.numbers)):
        with pytest.raises(Rejected, match="not_now"):
            told(state, (C, move))


@pytest.mark.rules("C14")
def test_a_declaration_changes_neither_whose_turn_it_is_nor_who_is_awaited():
    state = after(lay_out(), (A, Ask()), (B, Content()))
    for seat in (A, B):
        declared = after(state, wrong(state, seat))
        assert (declared.asker, declared.phase) == (A, state.phase)
    assert after(lay_out(), wrong(lay_out(), C)).asker == A


@pytest.mark.rules("C14")
def test_two_declarations_are_taken_in_the_order_in_which_they_arrive():
    state = lay_out(options=Options(points_to_win=1))
    first, second = right(state, B), right(state, D)
    assert CODE777.outcome(after(state, first)).winners == {B}
    assert CODE777.outcome(after(state, second)).winners == {D}
    with pytest.raises(Rejected, match="not_now"):
        after(state, first, second)
    with pytest.raises(Rejected, match="not_this_rack"):
        after(lay_out(), first, first)


@pytest.mark.rules("C17")
def test_the_rulebook_is_the_default():
    options = Options()
    assert (options.points_to_win, options.pick_of_two, options.turn_seconds) == (3, False, 60)


@pytest.mark.rules("C9")
def test_bots_that_are_sure_are_right():
    for seed in range(20):
        for before, step in bot_steps(f"sure {seed}", 4):
            if isinstance(step.move, Declare) and len(learned_by(view(before, step.by), step.by)) < 23:
                assert step.move.numbers == code_of(before.racks[step.by])
