"""A whole game between bots, step by step: for simulations, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Game, Move, Seat, Timeout, play

MOST_STEPS = 20_000  # far beyond any real game: a game that gets here does not end

Chooser = Callable[[Any, Seat, Dice], Move | None]  # state, whose turn, dice


class Step(NamedTuple):
    state: Any  # after the move
    by: Seat | None
    move: Move | None  # None: the deal
    events: tuple[Event, ...]


def bot_match(
    game: Game[Any, Any, Any, Any, Any],
    options: Any,
    seats: int,
    cards: Sequence[Any],
    seed: str,
    timeout_every: int = 0,
    choose: Chooser | None = None,
) -> Iterator[Step]:
    """The deal and every step after it, played by the game's own bots unless somebody else is to `choose`.

    `timeout_every` 5 lets the hourglass run out at about one step in five.
    """
    choose = choose or (lambda state, seat, dice: game.choose(game.view(state, seat), seat, dice))
    state = game.setup(options, seats, cards, Dice(seed, 0))
    yield Step(state, None, None, ())
    version = 0
    while waiting := game.waiting(state):
        version += 1
        if version > MOST_STEPS:
            raise RuntimeError(f"{game.name} does not end: seed {seed}, {seats} seats, {options}")
        order = Dice(f"{seed}/order", version)
        by: Seat | None = order.pick(sorted(waiting.seats))
        move: Move | None = None
        if by is not None and not (timeout_every and order.below(timeout_every) == 0):
            move = choose(state, by, Dice(f"{seed}/seat {by}", version))
        if move is None:
            by, move = None, Timeout()
        state, events = play(game, state, by, move, Dice(seed, version))
        yield Step(state, by, move, events)
