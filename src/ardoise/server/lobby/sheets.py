"""The lobby: what a seat crosses out on its sheets."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Rejected
from ardoise.games import KITS
from ardoise.server.lobby.commands import CrossOut
from ardoise.server.lobby.events import SheetsKept
from ardoise.server.lobby.types import Lobby, Person


def sheets_kept(lobby: Lobby, person: Person, command: CrossOut) -> Sequence[SheetsKept]:
    if not lobby.playing or not KITS[lobby.game].sheets:
        raise Rejected("not_now")
    if person.seat is None:
        raise Rejected("not_seated")
    if command.rack < lobby.noted.get(person.seat, 0):
        return ()  # it was long on its way, and a newer rack has notes already
    return (SheetsKept(person.seat, command.sheets, command.rack),)
