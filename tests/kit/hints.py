"""The hints of whole games, and the hint at one table."""

from __future__ import annotations

from functools import cache
from typing import Any

from ardoise.coach import Hint
from ardoise.engine.game import Seat
from ardoise.games import GAMES, KITS
from ardoise.games.packs import box
from tests.kit.play import played


@cache
def heard(game: str) -> list[tuple[Any, Seat, Hint]]:
    """Every hint of some games, with the state and the seat to which it was given."""
    rules, found = GAMES[game], []
    for seed, seats in (
        ("one", rules.seats[0]),
        ("two", rules.seats[-1]),
        ("three", rules.seats[-1]),
        ("four", rules.seats[0]),
    ):
        for step in played(rules, rules.types.options(), seats, box(game), seed, timeout_every=7):
            told = [(step.state, Seat(seat), advised(step.state, game, Seat(seat))) for seat in range(seats)]
            found += [(state, seat, hint) for state, seat, hint in told if hint]
    return found


def advised(state: Any, game: str, seat: Seat) -> Hint | None:
    return KITS[game].coach(GAMES[game].view(state, seat), seat)
