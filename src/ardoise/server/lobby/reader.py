"""The lobby: whose device reads aloud for the whole room."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Rejected
from ardoise.server.lobby.events import LobbyEvent, ReaderSet
from ardoise.server.lobby.types import Lobby, Person, PersonId


def read_aloud(lobby: Lobby, person: Person, on: bool) -> Sequence[LobbyEvent]:
    """The last who begins is the reader. A phone lends its voice to a big screen, so there must be one; or Rejected."""
    if on:
        if not may_read(lobby.people, person):
            raise Rejected("no_big_screen")
        return () if lobby.reader == person.id else (ReaderSet(person.id),)
    if lobby.reader is None:
        return ()
    if person.id not in (lobby.reader, lobby.host) and person.role != "screen":
        raise Rejected("not_allowed")
    return (ReaderSet(None),)


def may_read(people: Sequence[Person], person: Person) -> bool:
    return person.role == "screen" or any(_is_big_screen(other) for other in people)


def still_reader(people: Sequence[Person], reader: PersonId | None) -> PersonId | None:
    """None, once the reader has left, or a phone has no big screen to read for any more."""
    if reader is None or people[reader].gone or not may_read(people, people[reader]):
        return None
    return reader


def _is_big_screen(person: Person) -> bool:
    return person.role == "screen" and person.approved and not person.gone
