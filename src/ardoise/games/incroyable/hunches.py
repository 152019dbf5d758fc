"""What a bot may guess: the sealed look at the open question. Only `ardoise.bots.hunches` calls it."""

from __future__ import annotations

from ardoise.bots.hunches import asked_by, draw
from ardoise.bots.levels import Dials
from ardoise.bots.player import Hunch
from ardoise.engine.game import Seat
from ardoise.games.incroyable.types import MOST, Choosing, Estimating, Shifting, Speaking, State


def look(state: State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    ordinary = isinstance(state.phase, (Estimating, Shifting, Speaking))
    if not ordinary and not (isinstance(state.phase, Choosing) and seat in state.phase.still_in):
        return None
    return draw(asked_by(state.question, MOST), seat, dials, own, seed)
