"""The lobby: who plays a game for the first time is shown how before its clock runs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ardoise.server.lobby.events import Changed, Explained, LobbyEvent
from ardoise.server.lobby.seats import Away, present
from ardoise.server.lobby.types import Lobby, Person


def readers(lobby: Lobby) -> list[Person]:
    """Who is still being shown how the game is played."""
    if not lobby.explaining:
        return []
    return [person for person in present(lobby) if person.seat is not None and lobby.played in person.new_to]


def got_it(person: Person, game: str) -> Sequence[LobbyEvent]:
    if game not in person.new_to:
        return ()
    return (Changed(replace(person, new_to=tuple(other for other in person.new_to if other != game))),)


def all_read(before: Lobby, after: Lobby, away: Away) -> Sequence[LobbyEvent]:
    """The clock runs as soon as nobody who is there reads any more. `away` knows the seats of before."""
    if not after.explaining:
        return ()
    seats = [before.people[person.id].seat for person in readers(after)]
    return (Explained(),) if all(seat is not None and away(seat) for seat in seats) else ()
