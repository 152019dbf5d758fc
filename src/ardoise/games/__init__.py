"""The games: the only list of them."""

from __future__ import annotations

from typing import Any

from ardoise.engine.game import Game
from ardoise.games.gambit7 import GAMBIT7

GAMES: dict[str, Game[Any, Any, Any, Any, Any]] = {game.name: game for game in (GAMBIT7,)}
