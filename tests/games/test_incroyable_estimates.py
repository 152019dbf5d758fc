"""Incroyable!: estimating, making estimates different, and who may say what."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected, Seat, Timeout
from ardoise.engine.seats import put
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.estimates import may_raise, next_tie
from ardoise.games.incroyable.moves import Doubt, Estimate, Pass, Raise, Shift
from ardoise.games.incroyable.types import MOST, Estimating, Looking, Options, Shifting, Speaking
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    after,
    doubts,
    estimated,
    passes,
    raises,
    table,
    told,
)


@pytest.mark.rules("I6")
def test_estimates_are_secret_may_be_changed_and_are_shown_together():
    state = table((ANNIE, Estimate(10)), (BERNARD, Estimate(20)), (ANNIE, Estimate(15)))
    assert isinstance(state.phase, Estimating)
    view = INCROYABLE.view(state, ANNIE).phase
    assert (view.noted, view.mine) == ((True, True, False, False), 15)
    assert INCROYABLE.view(state, CECILE).phase.mine is None
    assert INCROYABLE.view(state, None).phase.mine is None
    state = after(state, (CECILE, Estimate(30)), (DIDIER, Estimate(40)))
    assert INCROYABLE.view(state, None).phase.estimates == (15, 20, 30, 40)


@pytest.mark.rules("I6")
def test_others_hear_that_somebody_estimated_but_not_what():
    _, events = told(table(), (BERNARD, Estimate(77)))
    for screen in (None, *range(4)):
        assert [type(event).__name__ for event in events if event.seen_by(screen)] == []


@pytest.mark.rules("I6")
def test_who_sets_none_in_time_gets_1():
    state = table(*estimated(10, None, 20, 30))
    assert state.phase.estimates == (10, 1, 20, 30)
    assert INCROYABLE.waiting(table()).seconds == 60
    assert INCROYABLE.waiting(table(options=Options(estimate_seconds=90))).seconds == 90


@pytest.mark.rules("I6")
@pytest.mark.parametrize("value", [1, 9999])
def test_the_ends_of_the_range_are_good_estimates(value):
    state = table((ANNIE, Estimate(value)))
    assert INCROYABLE.view(state, ANNIE).phase.mine == value


def every_way(estimates, questioner, least, most):
    """I7 word by word: each way as the tuple of (who moves, from which choice, to what)."""
    seats = [(questioner + n) % len(estimates) for n in range(len(estimates))]
    later = []
    for value in sorted(set(estimates), reverse=True):
        group = [seat for seat in seats if estimates[seat] == value]
        later += group[1:]

    def go_on(current, queue):
        if not queue:
            yield ()
            return
        seat = queue[0]
        others = {value for other, value in enumerate(current) if other != seat}
        free = [value for value in range(least, most + 1) if value not in others]
        below = [value for value in free if value < current[seat]][-1:]
        above = [value for value in free if value > current[seat]][:1]
        for choice in below + above:
            moved = [choice if other == seat else value for other, value in enumerate(current)]
            yield from (((seat, (*below, *above), choice), *rest) for rest in go_on(moved, queue[1:]))

    return set(go_on(list(estimates), later))


def engine_ways(estimates, questioner, least, most):
    tie = next_tie(estimates, questioner, least, most)
    if tie is None:
        return {()}
    return {
        ((tie.seat, tie.may, choice), *rest)
        for choice in tie.may
        for rest in engine_ways(put(estimates, tie.seat, choice), questioner, least, most)
    }


@pytest.mark.rules("I7")
@pytest.mark.parametrize(("least", "most"), [(1, 4), (1, 5), (1, 20), (-20, 4)])
@pytest.mark.parametrize("questioner", range(4))
def test_every_tie_of_four_players_by_the_words_of_the_rule(questioner, least, most):
    for estimates in product(range(1, 5), repeat=4):
        assert engine_ways(estimates, questioner, least, most) == every_way(estimates, questioner, least, most)


@pytest.mark.rules("I7")
@given(st.lists(st.sampled_from([1, 2, 3, 9997, 9998, 9999]), min_size=3, max_size=6), st.data())
def test_shifting_ends_with_different_estimates_on_the_board(values, data):
    questioner = Seat(data.draw(st.integers(0, len(values) - 1)))
    state = table(*estimated(*values), seats=len(values), questioner=questioner)
    shifts = 0
    while isinstance(state.phase, Shifting):
        assert INCROYABLE.waiting(state).seats == {state.phase.seat}
        state = after(state, (state.phase.seat, Shift(data.draw(st.sampled_from(state.phase.may)))))
        shifts += 1
    assert shifts == len(values) - len(set(values))
    assert len(set(state.phase.estimates)) == len(values)
    assert all(1 <= value <= MOST for value in state.phase.estimates)


@pytest.mark.rules("I7")
def test_who_does_not_choose_in_time_goes_down_or_if_there_is_nothing_below_up():
    state = table(*estimated(10, 10, 5, 6), Timeout())
    assert state.phase.estimates == (10, 9, 5, 6)
    state = table(*estimated(1, 1, 5, 6))
    assert state.phase.may == (2,)
    assert after(state, Timeout()).phase.estimates == (1, 2, 5, 6)


@pytest.mark.rules("I7")
def test_all_estimates_different_need_no_shifting():
    assert isinstance(table(*estimated(10, 11, 12, 13)).phase, Speaking)


@pytest.mark.rules("I8", "I9")
def test_the_second_highest_speaks_first_then_the_next_lower():
    state = table(*estimated(30, 10, 40, 20))
    speakers = []
    for _ in range(2):
        speakers.append(state.phase.speaker)
        assert INCROYABLE.view(state, None).phase.may_pass
        assert INCROYABLE.view(state, None).phase.may_raise is None
        state = after(state, passes(state.phase.speaker))
    assert speakers == [ANNIE, DIDIER]
    assert state.phase.speaker == BERNARD
    view = INCROYABLE.view(state, BERNARD).phase
    assert not view.may_pass
    assert (view.may_raise.least, view.may_raise.most, view.may_raise.taken) == (21, 9999, (30, 40))


@pytest.mark.rules("I10", "I11")
@given(st.lists(st.integers(1, 12), min_size=3, max_size=6, unique=True))
def test_a_raise_is_what_the_view_says(values):
    state = table(*estimated(*values), seats=len(values))
    while INCROYABLE.view(state, None).phase.may_pass:
        state = after(state, passes(state.phase.speaker))
    room = INCROYABLE.view(state, None).phase.may_raise
    next_above = sorted(values)[1]
    for value in range(16):
        lawful = value > next_above and value not in values
        assert (room.least <= value <= room.most and value not in room.taken) == lawful
        if lawful:
            later = after(state, raises(state.phase.speaker, value))
            assert later.phase.estimates[state.phase.speaker] == value
            assert later.phase.speaker == later.phase.estimates.index(min(later.phase.estimates))
        else:
            with pytest.raises(Rejected):
                after(state, raises(state.phase.speaker, value))


@pytest.mark.rules("I10", "I11")
def test_the_room_to_raise_on_a_small_board():
    for estimates in product(range(1, 7), repeat=3):
        if len(set(estimates)) < 3:
            continue
        own = estimates.index(min(estimates))
        lawful = [value for value in range(sorted(estimates)[1] + 1, 7) if value not in estimates]
        room = may_raise(estimates, Seat(own), most=6)
        assert (room is None) == (not lawful)
        if room:
            assert [v for v in range(room.least, room.most + 1) if v not in room.taken] == lawful


@pytest.mark.rules("I11")
def test_who_has_no_room_must_challenge():
    state = table(*estimated(9999, 9998, 9997), passes(BERNARD), seats=3)
    view = INCROYABLE.view(state, CECILE).phase
    assert (view.may_pass, view.may_raise, view.may_doubt) == (False, None, (ANNIE, BERNARD))
    with pytest.raises(Rejected, match="no_room_to_raise"):
        after(state, raises(CECILE, 9999))
    assert isinstance(after(state, doubts(CECILE, ANNIE)).phase, Looking)


@pytest.mark.rules("I11")
def test_after_a_raise_the_lowest_speaks_and_nobody_passes_any_more():
    state = table(*estimated(15, 10, 8, 16), passes(ANNIE), passes(BERNARD), raises(CECILE, 20))
    for speaker, value in ((BERNARD, 17), (ANNIE, 30), (DIDIER, 18), (BERNARD, 19)):
        assert state.phase.speaker == speaker
        assert not INCROYABLE.view(state, None).phase.may_pass
        with pytest.raises(Rejected, match="lowest_may_not_pass"):
            after(state, passes(speaker))
        state = after(state, raises(speaker, value))


@pytest.mark.rules("I12")
def test_only_the_speaker_may_challenge_and_anybody_else():
    state = table(*estimated(30, 10, 40, 20))
    for other in (BERNARD, CECILE, DIDIER):
        for move in (Pass(), Raise(50), Doubt(ANNIE)):
            with pytest.raises(Rejected, match="not_your_turn"):
                after(state, (other, move))
    assert INCROYABLE.view(state, None).phase.may_doubt == (BERNARD, CECILE, DIDIER)
    for doubted in (BERNARD, CECILE, DIDIER):
        looking = after(state, doubts(ANNIE, doubted))
        assert isinstance(looking.phase, Looking)
        assert (looking.phase.result.challenger, looking.phase.result.doubted) == (ANNIE, doubted)
        assert INCROYABLE.view(looking, None).phase.answer.answer == 50
