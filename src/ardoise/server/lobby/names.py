"""The lobby: what people and teams are called. Two Annas both come in, and the second is Anna 2."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from ardoise.engine.game import Rejected
from ardoise.engine.text import JOINERS, alike, typed
from ardoise.server.lobby.events import TeamNamed
from ardoise.server.lobby.seats import present, teammates
from ardoise.server.lobby.types import Lobby, Person, PersonId, Role

NAME_LENGTH = 20
TAIL = "".join(JOINERS) + " "  # not before a number


def name_for(lobby: Lobby, name: str, role: Role, me: PersonId | None = None) -> str:
    """What somebody wants to be called, with a number if another person here is; or Rejected.

    Nobody reads the name of a big screen.
    """
    wanted = typed(name, NAME_LENGTH)
    if role == "screen":
        return wanted
    return _unlike(wanted, (*_people(lobby, me), *lobby.teams.values()))


def team_named(lobby: Lobby, person: Person, name: str | None) -> TeamNamed:
    """G4: what a team wants to be called; or Rejected."""
    if person.seat is None or len(teammates(lobby, person.id)) < 2:
        raise Rejected("no_team")
    if name is None:
        return TeamNamed(person.seat, None)
    others = (other for seat, other in lobby.teams.items() if seat != person.seat)
    return TeamNamed(person.seat, _unlike(typed(name, NAME_LENGTH), (*_people(lobby, None), *others)))


def _people(lobby: Lobby, me: PersonId | None) -> list[str]:
    return [person.name for person in present(lobby) if person.id != me and person.role != "screen"]


def _unlike(wanted: str, others: Sequence[str]) -> str:
    """The name, with a number if others look like it."""
    taken = set(map(alike, others))
    if alike(wanted) not in taken:
        return wanted
    numbered = (f"{wanted[: NAME_LENGTH - 1 - len(str(n))].rstrip(TAIL)} {n}" for n in count(2))
    return next(other for other in numbered if alike(other) not in taken)
