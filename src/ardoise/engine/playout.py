"""A whole game between bots, step by step: for simulations, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Game, Move, Record, Seat, Timeout, play
from ardoise.engine.seats import in_order

MOST_STEPS = 20_000  # far beyond any real game: a game that gets here does not end

Chooser = Callable[[Any, Seat, Dice], Move | None]  # state, whose turn, dice


class Step(Record):
    state: Any  # after the move
    by: Seat | None
    move: Move | None  # None: the deal
    events: tuple[Event, ...]


def playout(
    game: Game[Any, Any, Any, Any, Any],
    options: Any,
    seats: int,
    cards: Sequence[Any],
    seed: str,
    choose: Chooser,
    timeout_every: int = 0,
) -> Iterator[Step]:
    """The deal and every step after it. `timeout_every` 5 lets the hourglass run out at about one step in five."""
    lots, own = f"{seed}/order", [f"{seed}/seat {seat}" for seat in range(seats)]
    state = game.setup(options, seats, cards, Dice(seed, 0))
    yield Step(state, None, None, ())
    version = 0
    while waiting := game.waiting(state):
        version += 1
        if version > MOST_STEPS:
            raise RuntimeError(f"{game.name} does not end: seed {seed}, {seats} seats, {options}")
        by = _next(in_order(waiting.seats), timeout_every, lots, version)
        move = None if by is None else choose(state, by, Dice(own[by], version))
        if move is None:
            by, move = None, Timeout()
        state, events = play(game, state, by, move, Dice(seed, version))
        yield Step(state, by, move, events)


def _next(awaited: Sequence[Seat], timeout_every: int, seed: str, version: int) -> Seat | None:
    """Whose turn it is, at random; None: the hourglass has run out."""
    if len(awaited) == 1 and not timeout_every:
        return awaited[0]
    dice = Dice(seed, version)
    by = dice.pick(awaited)
    return None if timeout_every and dice.below(timeout_every) == 0 else by
