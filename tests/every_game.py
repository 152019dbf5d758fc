"""For tests that hold for every game: its marked cards, its twins, and matches between bots."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from ardoise import GAMES
from ardoise.engine.match import Step, bot_match

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def twins(game: Any) -> Any:
    """The game's module of marked cards and twin states."""
    return import_module(f"tests.games.{game.name}_twin")


def match(game: Any, seed: str, seats: int, timeout_every: int = 0, **options: Any) -> Iterator[Step]:
    return bot_match(game, game.types.options(**options), seats, twins(game).cards(), seed, timeout_every)


def screens(seats: int) -> list[Any]:
    return [None, *range(seats)]
