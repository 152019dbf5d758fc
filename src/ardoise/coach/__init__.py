"""Help for people who practise: worked out from what their seat sees, like a bot, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ardoise.coach import bornes, code777, gambit7, incroyable
from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat

__all__ = ["HINTS", "Hint", "hint"]

HINTS: Mapping[str, Callable[[Any, Seat], Hint | None]] = {
    "gambit7": gambit7.hint,
    "bornes": bornes.hint,
    "incroyable": incroyable.hint,
    "code777": code777.hint,
}


def hint(game: str, view: Any, seat: Seat) -> Hint | None:
    """The one thing to say to this seat now. None: there is nothing to decide, or nothing to say about it."""
    look = HINTS.get(game)
    return look(view, seat) if look else None
