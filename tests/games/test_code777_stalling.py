"""Code 777: too many questions without a declaration."""

from __future__ import annotations

import pytest

from ardoise.games.code777.types import Ask, Dealt, Laid, NextTurn, Reshuffled, Restocked, Stalled
from ardoise.games.code777.view import view
from tests.games.code777_table import FOUR_RACKS, A, B, after, content, lay_out, told, wrong


@pytest.mark.rules("C18")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_69_questions_without_a_declaration_every_rack_is_replaced(seats):
    state = lay_out(seats=seats)
    for number in range(1, 70):
        state = after(state, (state.asker, Ask()), *content(seats)[:-1])
        assert view(state, None).quiet == number
        assert state.racks == FOUR_RACKS
        state, events = told(state, content(seats)[-1])
        kinds = [type(event) for event in events]
        assert (Stalled in kinds) == (number == 69)
    deals = [Dealt] * seats + [Laid] * (4 - seats)
    assert [kind for kind in kinds if kind in (Dealt, Laid)] == deals
    assert [kind for kind in kinds if kind not in (Dealt, Laid)][1:] == [
        Stalled,
        Restocked,
        Reshuffled,
        NextTurn,
    ]
    assert state.scores == (0,) * seats
    assert state.tables[-1].had == (2, 2, 2, 2)
    assert (view(state, A).quiet, view(state, A).patience) == (0, 69)
    assert view(state, A).tables[0].racks == FOUR_RACKS  # shown to all


@pytest.mark.rules("C18")
def test_a_declaration_right_or_wrong_begins_the_count_anew():
    state = lay_out(seats=2)
    for number in range(69):
        state = after(state, (state.asker, Ask()), *(content(2) if number < 68 else ()))
    state = after(state, wrong(state, B), *content(2))
    assert state.tables[-1].had == (1, 2, 1, 1)
    assert state.quiet == 0
