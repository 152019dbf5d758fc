"""Hints for whoever practises: worked out from what their seat sees, told to the screen that asks, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.coach import Hint
from ardoise.engine.game import Seat
from ardoise.server.lobby.practice import may_be_helped
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.protocol import Hinted
from ardoise.server.table import Table

Coach = Callable[[str, Any, Seat], Hint | None]  # game, view, seat


def hinted(coach: Coach, lobby: Lobby, table: Table | None, by: PersonId) -> Hinted:
    """Or Rejected."""
    seat = may_be_helped(lobby, by)
    hint = coach(table.game.name, table.game.view(table.state, seat), seat) if table else None
    return Hinted(hint.code, hint.about) if hint else Hinted(None)
