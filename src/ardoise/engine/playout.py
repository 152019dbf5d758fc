"""A whole game between bots, step by step: for simulations, tests and benchmarks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Game, Move, Outcome, Record, Seat, Timeout, play
from ardoise.engine.seats import in_order

MOST_STEPS = 20_000  # far beyond any real game: a game that gets here does not end

Chooser = Callable[[Any, Seat, Dice], Move | None]  # state, whose turn, dice


class Step(Record):
    state: Any  # after the move
    by: Seat | None
    move: Move | None  # None: the deal
    events: tuple[Event, ...]


class Result(Record):
    """What came of a game."""

    state: Any  # at its end
    outcome: Outcome
    moves: int
    fired: Mapping[str, int]  # how often each of the game's notables


def result_of(game: Game[Any, Any, Any, Any, Any], steps: Iterable[Step]) -> Result:
    """Of all steps of a whole game."""
    moves, fired = -1, Counter[str]()  # the deal is no move
    for step in steps:
        moves += 1
        for event in step.events:
            if names := game.notable(event):
                fired.update(names)
    outcome = game.outcome(step.state)
    assert outcome is not None
    return Result(step.state, outcome, moves, fired)


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
    lots, own = seed_of_order(seed), [seed_of_seat(seed, seat) for seat in range(seats)]
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


def seed_of_order(seed: str) -> str:
    """Of the dice that say who moves next."""
    return f"{seed}/order"


def seed_of_seat(seed: str, seat: int) -> str:
    """Of a player's own dice."""
    return f"{seed}/seat {seat}"


def _next(awaited: Sequence[Seat], timeout_every: int, seed: str, version: int) -> Seat | None:
    """Whose turn it is, at random; None: the hourglass has run out."""
    if len(awaited) == 1 and not timeout_every:
        return awaited[0]
    dice = Dice(seed, version)
    by = dice.pick(awaited)
    return None if timeout_every and dice.below(timeout_every) == 0 else by
