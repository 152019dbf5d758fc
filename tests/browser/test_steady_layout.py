"""While others play, nothing on a screen jumps."""

from __future__ import annotations

import pytest

from tests.browser.evening import SEATS, shifts_by_phase
from tests.kit.planned_server import Plan

MOVES = 30
NUDGE = 0.005  # of the screen times the way: a chip that makes room for another, a line whose text becomes longer


@pytest.mark.parametrize("game", SEATS)
def test_nothing_jumps_while_others_play(play, game):
    async def visit(stage):
        found = await shifts_by_phase(stage, game, MOVES)
        jumps = [
            f"{where}: {shift['value']:.4f} {shift['moved']}"
            for where, shifts in found.items()
            for shift in shifts
            if shift["value"] > NUDGE
        ]
        assert found
        assert not jumps, "\n".join(jumps)

    play(visit, Plan())
