"""Hints for people who practise: from what their seat sees, sent to the screen that asks, kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.coach import Hint
from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.server.lobby.practice import may_be_helped
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.protocol import Hinted
from ardoise.server.room.table import Table

GiveHint = Callable[[str, Any, Seat], Hint | None]  # game, view, seat


def ask_coach(game: str, view: Any, seat: Seat) -> Hint | None:
    return KITS[game].coach(view, seat)


def hinted(give_hint: GiveHint, lobby: Lobby, table: Table | None, by: PersonId) -> Hinted:
    """Or Rejected."""
    seat = may_be_helped(lobby, by)
    hint = give_hint(table.game.name, table.game.recalled(table.state, seat), seat) if table else None
    return Hinted(hint.code, hint.about) if hint else Hinted(None)
