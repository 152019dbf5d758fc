"""The lobby: bots, how good they are, and whose seat they may know more about than its view shows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import fields, replace

from ardoise.bots import USUAL, Level
from ardoise.engine.game import Rejected, Seat
from ardoise.server.lobby.commands import SetBot
from ardoise.server.lobby.events import BotSet, LobbyEvent
from ardoise.server.lobby.seats import game_of, on_seat
from ardoise.server.lobby.types import Lobby

TOGETHER = "together"  # the option that says whether all sit in one room


def level_of(lobby: Lobby, seat: Seat) -> Level:
    return lobby.levels.get(seat, USUAL)


def set_bot(lobby: Lobby, command: SetBot) -> Sequence[LobbyEvent]:
    """A bot sits down, gets up or plays at another level from now on; or Rejected."""
    seat, on = command.seat, command.on
    seats = lobby.seats if lobby.playing else game_of(lobby).seats[-1]
    if not 0 <= seat < seats:
        raise Rejected("no_such_seat")
    if not lobby.playing and on and on_seat(lobby, seat):
        raise Rejected("seat_taken")
    if lobby.playing and not on and not on_seat(lobby, seat):
        raise Rejected("not_now")  # a seat without people needs its bot
    if lobby.playing and on and command.level != level_of(lobby, seat):
        raise Rejected("not_now")  # nobody becomes a master in the middle of a game
    return (BotSet(seat, on, command.level),)


def apart(lobby: Lobby) -> Lobby:
    """A bot sits in no room: with one of them not everybody sits together (B18)."""
    options = {field.name for field in fields(game_of(lobby).types.options)}
    if not lobby.bots or TOGETHER not in options:
        return lobby
    return replace(lobby, options=lobby.options | {TOGETHER: False})


def looked_at(lobby: Lobby, seat: Seat) -> bool:
    """May anybody see this seat's secrets: who sits here, or did in this game and may come back to it?"""
    may_return = (who for who, known in lobby.known.items() if known == seat and not lobby.people[who].gone)
    return bool(on_seat(lobby, seat)) or any(True for _ in may_return)
