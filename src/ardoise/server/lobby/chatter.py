"""The lobby: chatter, which is only true until it is said again. It is one replaced row, and never a part of a deal."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.server.lobby.events import Changed, LobbyEvent, SheetsKept
from ardoise.server.lobby.types import Lobby, Person

KINDS = 2  # a person's row, and the sheets of a seat


def slot_of(lobby: Lobby, event: LobbyEvent) -> int | None:
    """Which row this replaces, if it happens now; None: it is a fact, and belongs in the log."""
    match event:
        case Changed(person=person) if _as_before(person, lobby.people[person.id]) == lobby.people[person.id]:
            return KINDS * person.id
        case SheetsKept(seat=seat):
            return KINDS * seat + 1
    return None


def _as_before(person: Person, before: Person) -> Person:
    """A person's row without what they may say of themselves as often as they like."""
    return replace(
        person,
        name=before.name,
        avatar=before.avatar,
        colour=before.colour,
        ready=before.ready,
        new_to=before.new_to,
        language=before.language,
        time_factor=before.time_factor,
    )
