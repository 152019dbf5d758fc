"""Bornes' hints: in which order to lay the cards."""

from __future__ import annotations

from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Arrange
from tests.games import bornes_table
from tests.games.bornes_table import ALIX, ranking, side
from tests.kit.hints import advised


def test_first_the_boundary_then_what_can_be_calculated_then_what_has_to_be_believed():
    hand = (side("sum", 12, kind="arithmetic"), side("river", 50))
    table = ranking(hand, (side("c"), side("d")), (side("e"), side("f")))
    lying = [(), (BOUNDARY,), ("sum", BOUNDARY), ("sum", BOUNDARY, "river", CHALLENGE)]
    states = [bornes_table.after(table, (ALIX, Arrange(column))) for column in lying]
    told = [advised(state, "bornes", ALIX) for state in states]
    assert [one.code for one in told] == ["bornes_boundary", "bornes_reckon", "bornes_side", "bornes_done"]
    assert told[2].about == {"count": 2, "boundary": 45}
