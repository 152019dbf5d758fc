"""Games that bots play for the tests: novices who know nothing, which is quick and makes for odd moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.playout import Step, playout
from ardoise.games import KITS


def chosen(game: Any, view: Any, seat: Any, dice: Dice) -> Any:
    """What a bot does that is given this view and no hunch; None: nothing."""
    return KITS[game.name].bots.player("novice")(view, seat, dice, None)


def moved(game: Any, state: Any, seat: Any, dice: Dice) -> Any:
    return chosen(game, game.recalled(state, seat), seat, dice)


def played(
    game: Any, options: Any, seats: int, cards: Sequence[Any], seed: str, timeout_every: int = 0
) -> Iterator[Step]:
    return playout(game, options, seats, cards, seed, partial(moved, game), timeout_every)
