"""Code 777: a wrong declaration costs a pause, counted in questions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected
from ardoise.games.code777.bots import DIALS, choose
from ardoise.games.code777.bots_inference import moments
from ardoise.games.code777.coach import hint
from ardoise.games.code777.story import story
from ardoise.games.code777.types import Ask, Content, Declaration, Declare, Options
from ardoise.games.code777.view import view
from tests.games.code777_table import FOUR_RACKS, A, B, C, D, after, asked_once, content, lay_out, right, told, wrong

GROWING = Options(points_to_win=5, pauses="growing")
TELL_A_ALL = (1, 3, 5, 7, 2, 4, 6, 8, 9, 10)  # worked out in test_code777_story


def waits_of(state, seat, declarations):
    """Before each of these declarations: how many questions had to be asked until the seat might make it."""
    waits = []
    for declaration in declarations:
        waits.append(0)
        while view(state, seat).pauses:
            with pytest.raises(Rejected, match="pausing"):
                after(state, declaration(state, seat))
            state = asked_once(state)
            waits[-1] += 1
        state = after(state, declaration(state, seat))
    return waits


def paused(state, seat, pause=3):
    """As if the seat had declared wrong just before the last question."""
    asked = len(state.record) - 1
    said = Declaration(seat, 0, (1, 1, 1), right=False, cards=FOUR_RACKS[seat], asked=asked, pause=pause)
    return replace(state, declarations=(said,))


@pytest.mark.rules("C23")
def test_each_wrong_declaration_in_a_row_costs_a_question_more_and_at_most_three():
    assert waits_of(lay_out(options=GROWING), B, [wrong] * 6) == [0, 1, 2, 3, 3, 3]


@pytest.mark.rules("C23")
def test_a_right_one_costs_nothing_and_begins_the_count_anew():
    said = [wrong, wrong, right, right, wrong, wrong, wrong]
    assert waits_of(lay_out(options=GROWING), B, said) == [0, 1, 2, 0, 0, 1, 2]


@pytest.mark.rules("C23")
@pytest.mark.parametrize("options", [Options(), Options(pauses="one")])
def test_where_pauses_do_not_grow_one_question_is_enough(options):
    """So it is in the first logs, which have no such option."""
    assert waits_of(lay_out(options=options), B, [wrong] * 5) == [0, 1, 1, 1, 1]


@pytest.mark.rules("C23")
def test_nobody_else_has_to_wait():
    state = after(lay_out(options=GROWING), wrong(lay_out(), B))
    for seat in (A, C, D):
        assert told(state, wrong(state, seat))


@pytest.mark.rules("C23")
def test_every_screen_is_told_who_waits_and_for_how_long_and_the_declarer_what_it_costs_next():
    state = asked_once(after(lay_out(options=GROWING), wrong(lay_out(), B)))
    assert [view(state, seat).may_declare.pause for seat in (A, B)] == [1, 2]
    state = after(state, wrong(state, B), wrong(state, D))
    for screen in (None, A, B, C, D):
        assert view(state, screen).pauses == (0, 2, 0, 1)
    state = asked_once(state)
    assert view(state, None).pauses == (0, 1, 0, 0)
    state = asked_once(state)
    assert b"pauses" not in encode(view(state, B))


@pytest.mark.rules("C23")
def test_when_the_game_is_over_nobody_waits():
    state = lay_out(options=Options(points_to_win=1))
    state = after(state, wrong(state, B), right(state, A))
    assert view(state, None).pauses == ()


@pytest.mark.rules("C23")
def test_the_refusal_says_how_many_questions_are_left():
    state = asked_once(after(lay_out(options=GROWING), wrong(lay_out(), B)))
    state = after(state, wrong(state, B))
    with pytest.raises(Rejected) as refusal:
        after(state, right(state, B))
    assert (refusal.value.code, refusal.value.about) == ("pausing", {"count": 2})


@pytest.mark.rules("C23")
def test_a_question_asked_by_oneself_counts_too():
    state = after(lay_out(options=GROWING), wrong(lay_out(), A))
    state = after(state, (A, Ask()))
    assert told(state, wrong(state, A))


@pytest.mark.rules("C23")
@pytest.mark.parametrize("level", DIALS)
def test_a_bot_that_is_sure_waits_and_then_declares(level):
    state = lay_out(seats=2)
    for _ in range(46):  # by then everybody declares
        state = asked_once(state)
    state = after(state, (A, Ask()))
    seen = view(paused(state, A), A)
    assert choose(DIALS[level], seen, A, Dice("x", 0)) == Content()
    assert isinstance(choose(DIALS[level], replace(seen, pauses=()), A, Dice("x", 0)), Declare)


@pytest.mark.rules("C23")
def test_a_master_reads_nothing_into_the_silence_of_somebody_who_may_not_speak():
    state = asked_once(after(lay_out(options=GROWING), wrong(lay_out(), B)))
    state = after(state, wrong(state, B))
    silent = [moment.left for moment in moments(view(state, A), A)]
    state = asked_once(state)
    waiting = [moment.left for moment in moments(view(state, A), A)]
    state = asked_once(state)
    free = [moment.left for moment in moments(view(state, A), A)]
    assert len(silent) == len(waiting) == len(free) - 1


@pytest.mark.rules("C23")
def test_the_coach_says_to_wait():
    state = lay_out(pile=TELL_A_ALL)
    for _ in TELL_A_ALL:
        state = after(state, (state.asker, Ask()), *content())
    assert hint(view(state, A), A).code == "code777_certain"
    told = hint(view(paused(state, A), A), A)
    assert (told.code, told.about["code"], told.about["wait"]) == ("code777_soon", "1-2-3", 2)


@pytest.mark.rules("C23")
def test_the_story_says_from_when_on_a_rack_might_be_declared():
    state = asked_once(after(lay_out(options=GROWING), wrong(lay_out(), B)))
    state = asked_once(after(state, wrong(state, B)))
    riddles = [riddle for riddle in story([state]).riddles if riddle.seat == B]
    assert [(riddle.since, riddle.free) for riddle in riddles] == [(0, 0), (0, 1), (1, 3)]
    assert {riddle.free for riddle in story([state]).riddles if riddle.seat != B} == {0}
