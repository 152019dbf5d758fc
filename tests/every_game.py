"""For tests that hold for every game: its marked cards, its twins, and matches between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from typing import Any

import pytest

from ardoise import GAMES
from ardoise.engine.playout import Step
from tests.kit.play import played

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def twins(game: Any) -> Any:
    """The game's module of marked cards and twin states. A game that was added brings its own."""
    name = f"{game.name}_twin"
    return import_module(f"tests.games.{name}" if find_spec(f"tests.games.{name}") else name)


def match(game: Any, seed: str, seats: int, timeout_every: int = 0, **options: Any) -> Iterator[Step]:
    return played(game, game.types.options(**options), seats, twins(game).cards(), seed, timeout_every)


def every_state(game: Any, steps: Iterable[Step]) -> list[Any]:
    """As the log has them: one after each event."""
    first, *rest = steps
    return list(accumulate((event for step in rest for event in step.events), game.evolve, initial=first.state))


def recounted(game: Any, states: Sequence[Any]) -> Step | None:
    """The host says that the last answer is one less, or more where there is no less; None: no answer is known yet."""
    known = game.revealed(states)
    if not known:
        return None
    answer = known[-1].answer
    events = tuple(game.recount(states, known[-1].key, answer - 1 if answer > 1 else answer + 1))
    return Step(reduce(game.evolve, events, states[-1]), None, None, events)


def screens(seats: int) -> list[Any]:
    return [None, *range(seats)]
