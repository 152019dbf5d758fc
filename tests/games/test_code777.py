"""Code 777: the rulebook's worked example, then the deal and a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Timeout
from ardoise.games.code777 import CODE777
from ardoise.games.code777.deck import COPIES, DECK, RACKS
from ardoise.games.code777.deduction import fitting
from ardoise.games.code777.questions import QUESTIONS, TEXTS, answer
from ardoise.games.code777.types import (
    Ask,
    Asked,
    Asking,
    Content,
    Contented,
    Declare,
    Drawn,
    NextTurn,
    Noting,
    Offered,
    Options,
    Pick,
    Picking,
)
from ardoise.games.code777.view import view
from ardoise.rulebook import rulebook
from tests.games.code777_table import FOUR_RACKS, A, B, C, D, after, bot_steps, content, lay_out, rack, told

PICK = Options(pick_of_two=True)


@pytest.mark.rules("CX1", "C16")
def test_question_21_answered_same():
    """A reads question 21 and answers "same"; you, D, see a black five on B's rack and a brown four on C's."""
    mine = rack("3 black, 4 brown, 6 green")
    racks = (rack("3 black, 3 black, 4 brown"), rack("5 black, 5 red, 7 blue"), rack("4 brown, 6 pink, 7 blue"), mine)
    _, events = told(lay_out(*racks, pile=[21]), (A, Ask()))
    assert events == (Asked(A, 21, "same"),)

    left = {hand for n, hand in enumerate(RACKS) if fitting(21, "same", (racks[B], racks[C])) >> n & 1}
    left = {hand for hand in left if "5 black" not in hand}  # it is on B
    assert mine in left
    for hand in left:
        threes, fours = hand.count("3 black"), hand.count("4 brown")
        assert (threes, fours) in [(1, 1), (0, 0)]
    assert all(hand in left for hand in RACKS if not {"3 black", "4 brown", "5 black"} & set(hand))


@pytest.mark.rules("C1", "C2", "C3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal(seats):
    state = CODE777.setup(Options(), seats, (), Dice("deal", seats))
    on_racks = [card for rack in state.racks for card in rack]
    assert len(state.racks) == 4
    assert all(len(rack) == 3 for rack in state.racks)
    assert sorted([*on_racks, *state.supply.stock]) == sorted(DECK)
    assert sorted(state.pile) == list(range(1, 24))
    other = CODE777.setup(Options(), seats, (), Dice("another deal", seats))
    assert (other.racks, other.pile) != (state.racks, state.pile)


@pytest.mark.rules("C2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats):
    with pytest.raises(Rejected, match="wrong_number_of_seats"):
        CODE777.setup(Options(), seats, (), Dice("deal", 0))


@pytest.mark.rules("C2", "C4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_all_racks_but_their_own_and_the_big_screen_only_the_unowned(seats):
    state = lay_out(seats=seats)
    for seat in range(seats):
        assert view(state, seat).tables[0].racks == tuple(
            None if place == seat else rack for place, rack in enumerate(FOUR_RACKS)
        )
    assert view(state, None).tables[0].racks == (None,) * seats + FOUR_RACKS[seats:]


@pytest.mark.rules("C19")
def test_the_first_asker_is_drawn_by_lot_and_then_it_goes_round():
    askers = {CODE777.setup(Options(), 3, (), Dice(seed, 0)).asker for seed in range(40)}
    assert askers == {A, B, C}
    state = lay_out(seats=3)
    for asker in (A, B, C, A):
        assert state.asker == asker
        assert CODE777.waiting(state).seats == {asker}
        state = after(state, (asker, Ask()), *content(3))


@pytest.mark.rules("C5", "C6", "C7")
def test_the_top_question_is_answered_from_what_its_asker_sees():
    state, events = told(lay_out(pile=[11, 8]), (A, Ask()))
    assert events == (Asked(A, 11, 2),)  # the green 1 on A's own rack does not count
    assert all(event.seen_by(screen) for event in events for screen in (None, A, B, C, D))
    state, events = told(after(state, *content()), (B, Ask()))
    assert events == (Asked(B, 8, answer(8, (FOUR_RACKS[0], *FOUR_RACKS[2:]))),)
    assert [(heard.asker, heard.question) for heard in view(state, None).record] == [(A, 11), (B, 8)]


@pytest.mark.rules("C5")
def test_the_question_goes_under_the_pile_so_its_order_comes_round_again():
    state = lay_out(seats=2)
    order = state.pile
    for question in order + order:
        assert state.pile[0] == question
        state = after(state, (state.asker, Ask()))
        assert state.pile[-1] == question
        state = after(state, *content(2))


@pytest.mark.rules("C7")
def test_the_list_of_questions_and_the_chart_of_cards_are_on_the_page():
    for language in ("en", "fr", "de"):
        page = rulebook("code777", language).page
        assert all(f"{number}. {text.into(language)}" in page for number, text in TEXTS.items())
    assert len(TEXTS) == len(QUESTIONS)
    assert sum(COPIES.values()) == 28


@pytest.mark.rules("C7", "C21")
def test_the_record_stays_readable_and_says_of_which_racks_it_speaks():
    for before, step in bot_steps("record", 3):
        now = view(step.state, A)
        assert now.record[: len(before.record)] == before.record
        for heard in now.record:
            racks = step.state.tables[heard.table].racks
            assert heard.answer == answer(heard.question, racks[: heard.asker] + racks[heard.asker + 1 :])
        for n, (table, later) in enumerate(pairwise(now.tables)):
            assert table.asked <= later.asked
            assert {heard.table for heard in now.record[table.asked : later.asked]} <= {n}


def test_only_the_asker_asks_and_only_when_it_is_time():
    state = lay_out()
    for seat in (B, C, D):
        with pytest.raises(Rejected, match="not_your_turn"):
            told(state, (seat, Ask()))
    for wish in [(A, Content()), (A, Pick(1)), (A, Timeout())]:
        with pytest.raises(Rejected, match="not_now"):
            CODE777.decide(state, *wish, Dice("x", 0))
    with pytest.raises(Rejected, match="not_now"):
        told(after(state, (A, Ask())), (A, Ask()))


@pytest.mark.parametrize("by", [None, 4, -1])
def test_strangers_do_not_play(by):
    for move in (Ask(), Content(), Pick(1), Declare(1, (1, 2, 3))):
        with pytest.raises(Rejected, match="not_seated"):
            told(lay_out(), (by, move))


@pytest.mark.rules("C15")
def test_who_does_not_draw_in_time_has_the_question_drawn_for_them():
    state = lay_out(pile=[11], options=Options(turn_seconds=45))
    assert CODE777.waiting(state).seconds == 45
    assert CODE777.waiting(lay_out()).seconds == 60
    assert told(state, Timeout())[1] == (Asked(A, 11, 2),)


@pytest.mark.rules("C7")
def test_everybody_notes_the_answer_before_the_next_asker_goes_on():
    state = after(lay_out(), (A, Ask()))
    assert isinstance(state.phase, Noting)
    assert (CODE777.waiting(state).seats, CODE777.waiting(state).seconds) == ({A, B, C, D}, 20)
    state, events = told(state, (C, Content()))
    assert events == (Contented(C),)
    assert view(state, None).awaited == (A, B, D)
    state = after(state, (C, Content()), (A, Content()), (B, Content()))
    state, events = told(state, (D, Content()))
    assert events == (Contented(D), NextTurn(B))
    assert isinstance(state.phase, Asking)


@pytest.mark.rules("C7")
def test_when_the_time_to_note_is_over_it_goes_on():
    state = after(lay_out(), (A, Ask()), (B, Content()), Timeout())
    assert (state.asker, type(state.phase)) == (B, Asking)


@pytest.mark.rules("C17")
def test_two_questions_to_pick_from_are_seen_by_the_asker_alone():
    state, events = told(lay_out(options=PICK, pile=[11, 21, 5]), (A, Ask()))
    assert events == (Drawn(A), Offered(A, (11, 21)))
    assert [[event.seen_by(screen) for event in events] for screen in (A, B, None)] == [
        [True, True],
        [True, False],
        [True, False],
    ]
    assert isinstance(state.phase, Picking)
    assert view(state, A).phase.offered == (11, 21)
    assert view(state, B).phase.offered == view(state, None).phase.offered == ()
    with pytest.raises(Rejected, match="not_offered"):
        told(state, (A, Pick(5)))
    with pytest.raises(Rejected, match="not_your_turn"):
        told(state, (B, Pick(11)))


@pytest.mark.rules("C17", "C15")
def test_the_question_that_was_not_picked_goes_under_the_pile_first():
    drawn = after(lay_out(options=PICK, pile=[11, 21, 5]), (A, Ask()))
    picked, events = told(drawn, (A, Pick(21)))
    assert events == (Asked(A, 21, answer(21, FOUR_RACKS[1:])),)
    assert (picked.pile[0], picked.pile[-2:]) == (5, (11, 21))
    late, _ = told(drawn, Timeout())
    assert (late.record[-1].question, late.pile[-2:]) == (11, (21, 11))
    absent, events = told(lay_out(options=PICK, pile=[11, 21]), Timeout())
    assert [type(event) for event in events] == [Asked]
    assert (absent.pile[0], absent.pile[-1]) == (21, 11)


@pytest.mark.rules("C20")
def test_no_view_and_no_event_has_room_for_anybodys_notes():
    for _, step in bot_steps("sheets", 2):
        for words in (encode(step.events), *(encode(view(step.state, screen)) for screen in (None, A, B))):
            assert b"sheet" not in words
            assert b"note" not in words.replace(b'"Noting"', b"")
    assert {"sheets", "notes"}.isdisjoint(CODE777.types.state.__struct_fields__)
