"""What a bot may guess: the sealed look at the open question. Only `ardoise.bots.hunches` calls it."""

from __future__ import annotations

from ardoise.bots.hunches import asked_by, draw
from ardoise.bots.levels import Dials
from ardoise.bots.player import Hunch
from ardoise.engine.game import Seat
from ardoise.games.gambit7.types import Answering, Betting, State


def look(state: State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    if not isinstance(state.phase, (Answering, Betting)):
        return None
    return draw(asked_by(state.questions[state.round]), seat, dials, own, seed)
