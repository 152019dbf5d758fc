"""The games, one folder each, and the registry: ours, and those that other distributions add by an entry point.

Door: the record `kit.GameKit`; the table `KITS` finds it by a game's name.
Never: in one game's folder, another game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ardoise.engine.game import Game
from ardoise.games.kit import GameKit

OURS = ("gambit7", "bornes", "incroyable", "code777")  # in the order in which people are shown them
ADDED = "ardoise.games"  # the group of the entry points, each of which names a GameKit


def _kits() -> dict[str, GameKit]:
    ours = [import_module(f"{__name__}.{name}.kit").KIT for name in OURS]
    added = [entry.load() for entry in sorted(entry_points(group=ADDED), key=lambda entry: entry.name)]
    return {kit.name: kit for kit in [*ours, *(kit for kit in added if kit.name not in OURS)]}


KITS: dict[str, GameKit] = _kits()
GAMES: dict[str, Game[Any, Any, Any, Any, Any]] = {name: kit.game for name, kit in KITS.items()}
