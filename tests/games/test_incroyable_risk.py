"""Incroyable!: the risk round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Dice, Rejected, Timeout
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.moves import StatedByLot
from ardoise.games.incroyable.risk import number_by_lot
from ardoise.games.incroyable.types import MOST, STAKES, SYMBOLS, Choosing, Estimating, RiskLooking, Stating
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    after,
    choosing,
    content,
    points,
    risk_round,
    says,
    told,
)


@pytest.mark.rules("I20", "I22")
def test_five_questions_of_one_card_in_turn_for_2_3_4_5_7():
    state = risk_round()
    pile, turn = state.pile, state.turn
    for symbol, stake, truth in zip(SYMBOLS, STAKES, (93, 1010, 75, 20, 30), strict=True):
        view = INCROYABLE.view(state, None)
        assert (view.question.category, view.phase.stake) == (symbol, stake)
        assert (state.pile, state.turn) == (pile, turn)
        state = after(state, says(truth + 1), *choosing(annie="-", bernard="-", cecile="-"))
        assert points(state) == [stake, stake, stake, 0]
        state = after(state, *content())
    assert isinstance(state.phase, Estimating)
    assert state.positions == (21, 21, 21, 8)
    assert state.turn == turn + 1


@pytest.mark.rules("I20")
def test_the_questioner_states_any_number_but_the_answer():
    state = risk_round()
    assert INCROYABLE.waiting(state).seats == {DIDIER}
    with pytest.raises(Rejected, match="is_the_answer"):
        after(state, says(93))
    for bad in (0, 10_000):
        with pytest.raises(Rejected, match="out_of_range"):
            after(state, says(bad))
    for good in (1, 92, 94, 9999):
        assert after(state, says(good)).phase.stated == good
    with pytest.raises(Rejected, match="not_your_turn"):
        after(state, says(95, ANNIE))


@pytest.mark.rules("I20")
def test_choices_are_secret_may_be_changed_and_are_shown_together():
    state = risk_round(says(95), *choosing(annie="+", bernard="-"))
    state = after(state, *choosing(annie="-"))
    assert isinstance(state.phase, Choosing)
    assert INCROYABLE.waiting(state).seats == {CECILE}
    view = INCROYABLE.view(state, ANNIE).phase
    assert (view.noted, view.mine, view.still_in) == ((True, True, False, False), False, (ANNIE, BERNARD, CECILE))
    assert {INCROYABLE.view(state, screen).phase.mine for screen in (None, CECILE, DIDIER)} == {None}
    state, events = told(state, choosing(cecile="+")[0])
    assert [type(event).__name__ for event in events if event.seen_by(ANNIE)] == ["RiskScored"]
    assert INCROYABLE.view(state, None).phase.choices == (False, False, True, None)


@pytest.mark.rules("I21")
@pytest.mark.parametrize(("stated", "sign"), [(94, "-"), (92, "+")])
def test_who_is_right_advances_and_who_is_wrong_is_out(stated, sign):
    wrong = "+" if sign == "-" else "-"
    state = risk_round(says(stated), *choosing(annie=sign, bernard=wrong, cecile=sign))
    assert points(state) == [2, 0, 2, 2]
    assert state.positions == (2, 0, 2, 10)
    assert [payout.why[0].why for payout in state.phase.result.payouts] == [
        "chose_rightly",
        "chose_wrongly",
        "chose_rightly",
        "somebody_wrong",
    ]
    state = after(state, *content(), says(5))
    assert INCROYABLE.waiting(state).seats == {ANNIE, CECILE}
    with pytest.raises(Rejected, match="out_of_round"):
        after(state, *choosing(bernard="+"))


@pytest.mark.rules("I21")
def test_the_questioner_gets_nothing_when_nobody_errs():
    state = risk_round(says(95), *choosing(annie="-", bernard="-", cecile="-"))
    assert state.phase.result.payouts[DIDIER].why[0].why == "nobody_wrong"
    assert state.positions[DIDIER] == 8


@pytest.mark.rules("I22")
def test_the_round_ends_when_all_others_are_out():
    state = risk_round(says(95), *choosing(annie="+", bernard="+", cecile="+"))
    assert points(state) == [0, 0, 0, 2]
    assert isinstance(state.phase, RiskLooking)
    state = after(state, *content())
    assert isinstance(state.phase, Estimating)
    assert state.questioner == ANNIE


@pytest.mark.rules("I23")
def test_who_chooses_nothing_in_time_is_wrong():
    state = risk_round(says(95), *choosing(annie="-"), Timeout())
    assert points(state) == [2, 0, 0, 2]
    assert state.phase.result.payouts[BERNARD].why[0].why == "chose_nothing"
    assert state.phase.result.still_in == {ANNIE}


@pytest.mark.rules("I23")
def test_a_questioner_who_states_nothing_has_a_number_drawn():
    state, events = told(risk_round(), Timeout())
    assert isinstance(state.phase, Choosing)
    assert any(isinstance(event, StatedByLot) and event.value == state.phase.stated for event in events)
    assert 93 / 2 <= state.phase.stated <= 2 * 93


@pytest.mark.rules("I23")
@given(st.integers(1, MOST) | st.sampled_from([1, 2, 3, 9998, 9999]), st.integers(0, 1000))
def test_the_drawn_number_is_within_a_factor_of_two_and_not_the_answer(answer, seed):
    number = number_by_lot(answer, Dice(seed, 0))
    assert number != answer
    assert 1 <= number <= MOST
    assert answer <= 2 * number
    assert number <= 2 * answer


@pytest.mark.rules("I23")
def test_every_such_number_can_be_drawn():
    assert {number_by_lot(6, Dice(seed, 0)) for seed in range(300)} == set(range(3, 13)) - {6}
    assert {number_by_lot(1, Dice(seed, 0)) for seed in range(10)} == {2}


@pytest.mark.rules("I22")
def test_looking_on_may_be_cut_short_by_the_hourglass():
    state = risk_round(says(95), *choosing(annie="-", bernard="+", cecile="-"), Timeout())
    assert isinstance(state.phase, Stating)
    assert INCROYABLE.view(state, None).phase.still_in == (ANNIE, CECILE)
