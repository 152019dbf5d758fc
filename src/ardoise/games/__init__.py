"""The games: the only list of them."""

from __future__ import annotations

from typing import Any

from ardoise.engine.game import Game
from ardoise.games.bornes import BORNES
from ardoise.games.code777 import CODE777
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.incroyable import INCROYABLE

GAMES: dict[str, Game[Any, Any, Any, Any, Any]] = {game.name: game for game in (GAMBIT7, BORNES, INCROYABLE, CODE777)}
