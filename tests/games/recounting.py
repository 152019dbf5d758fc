"""Games for the tests of corrected answers: all their states, and the same moves played again with other cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ardoise import Dice, Timeout, play
from ardoise.engine.game import Game
from ardoise.engine.playout import Step
from tests.every_game import every_state
from tests.kit.play import played

AnyGame = Game[Any, Any, Any, Any, Any]
SEED = "recount"


def path(game: AnyGame, state: Any, *moves: Any) -> list[Any]:
    """Every state on the way that some moves lead: (seat, move), or Timeout()."""
    states = [state]
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        _, events = play(game, states[-1], by, move, Dice("test", states[-1].phase.number))
        for event in events:
            states.append(game.evolve(states[-1], event))
    return states


def match(game: AnyGame, seats: int, cards: Sequence[Any], seed: int, timeout_every: int = 0) -> list[Step]:
    return list(played(game, game.types.options(), seats, cards, f"{SEED} {seed}", timeout_every))


def again(game: AnyGame, steps: Sequence[Step], cards: Sequence[Any], seed: int) -> Iterator[Step]:
    """The same moves, from the same seed, with other cards."""
    state = game.setup(game.types.options(), len(seats_of(steps)), cards, Dice(f"{SEED} {seed}", 0))
    yield Step(state, None, None, ())
    for version, step in enumerate(steps[1:], 1):
        state, events = play(game, state, step.by, step.move, Dice(f"{SEED} {seed}", version))
        yield Step(state, step.by, step.move, events)


def seats_of(steps: Sequence[Step]) -> Sequence[int]:
    state = steps[0].state
    scores: Sequence[int] = next(
        getattr(state, name) for name in ("scores", "green", "positions") if hasattr(state, name)
    )
    return scores


def corrected(
    game: AnyGame, steps: Sequence[Step], correct: Callable[[list[Any]], Sequence[Any]], at: int, seed: int
) -> list[Any]:
    """All states of a game in which something was corrected after step `at`, and the same moves went on."""
    states = every_state(game, steps[: at + 1])
    for event in correct(states):
        states.append(game.evolve(states[-1], event))
    for version, step in enumerate(steps[at + 1 :], at + 1):
        _, events = play(game, states[-1], step.by, step.move, Dice(f"{SEED} {seed}", version))
        for event in events:
            states.append(game.evolve(states[-1], event))
    return states
