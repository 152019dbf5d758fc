"""The lobby: a table at which one person practises against bots. It is one from its making, or never."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import msgspec

from ardoise.bots.player import USUAL
from ardoise.bots.player import Level as Skill
from ardoise.engine.game import Record, Rejected, Seat
from ardoise.games import GAMES
from ardoise.server.limits import LIMITS
from ardoise.server.lobby.choices import checked_options
from ardoise.server.lobby.events import BotSet, ClockSet, GameChosen, LobbyEvent, Opened
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.start import start
from ardoise.server.lobby.types import Lobby, PersonId

BOTS = (Seat(1), Seat(2), Seat(3))  # whoever practises sits on the first seat


class Practice(Record, forbid_unknown_fields=True):
    """What somebody wants to practise, and against whom."""

    game: str
    level: Skill = USUAL
    options: dict[str, Any] = msgspec.field(default_factory=dict)  # of the game, with what is for practice only


def opened(code: str, practice: Practice | None, most_people: int = LIMITS.people) -> Sequence[LobbyEvent]:
    """The first events of a room; or Rejected."""
    if practice is None:
        return (Opened(code=code, most_people=most_people),)
    if practice.game not in GAMES:
        raise Rejected("no_such_game")
    options = checked_options(practice.game, practice.options, practice=True)
    chosen = GameChosen(practice.game, options, Lobby(code=code).packs)
    bots = (BotSet(seat, on=True, level=practice.level) for seat in BOTS)
    return (
        Opened(code=code, practice=True, most_people=most_people),
        chosen,
        *bots,
        ClockSet(on=False),
    )  # nobody is in a hurry


def may_be_helped(lobby: Lobby, by: PersonId) -> Seat:
    """Whose seat it is, or Rejected."""
    if not lobby.practice:
        raise Rejected("only_in_practice")
    seat = lobby.people[by].seat
    if seat is None:
        raise Rejected("not_seated")
    return seat


def begun(lobby: Lobby, joined: Sequence[LobbyEvent], seed: Callable[[], str], day: str) -> Sequence[LobbyEvent]:
    """Join; practice rooms start immediately."""
    after = reduce(evolve, joined, lobby)
    begins = after.practice and after.host is not None and not after.number
    return (*joined, *(start(after, seed, day) if begins else ()))
