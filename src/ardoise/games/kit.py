"""All that Ardoise knows of one game, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ardoise.bots.family import Bots
from ardoise.bots.player import Player
from ardoise.coach.hint import Coach
from ardoise.engine.aloud import Aloud
from ardoise.engine.game import Event, Game
from ardoise.engine.playout import Result
from ardoise.packs.shape import CardShape

SelfPlay = Callable[[Any, Sequence[Player], Sequence[Any], str], Result | None]  # options, players, cards, seed


@dataclass(frozen=True, kw_only=True)
class GameKit:
    game: Game[Any, Any, Any, Any, Any]
    bots: Bots
    coach: Coach
    hints: tuple[str, ...]  # every code that the coach can give: the page has words for each
    cards: CardShape | None = None  # None: the game asks nothing of the world
    teams: bool = False  # several people may share a seat
    sheets: bool = False  # every seat has sheets on which it crosses cards out
    constants: Mapping[str, object] = field(default_factory=dict)  # what its page must know besides, by its name there
    seats: Callable[[Any], range] | None = None  # by the options, where they change it
    aloud: Callable[[Any, Sequence[Event]], Aloud] | None = None  # the big screen's view and news; None: it reads none
    selfplay: SelfPlay | None = None  # the same games, only faster; None: the engine has to play this one

    @property
    def name(self) -> str:
        return self.game.name

    def seats_with(self, options: Any) -> range:
        return self.seats(options) if self.seats else self.game.seats
