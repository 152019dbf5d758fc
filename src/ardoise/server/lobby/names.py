"""The lobby: what people are called. Two Annas both come in, and the second is Anna 2."""

from __future__ import annotations

from itertools import count

from ardoise.engine.text import JOINERS, alike, typed
from ardoise.server.lobby.seats import present
from ardoise.server.lobby.types import Lobby, PersonId, Role

NAME_LENGTH = 20
TAIL = "".join(JOINERS) + " "  # not before a number


def name_for(lobby: Lobby, name: str, role: Role, me: PersonId | None = None) -> str:
    """What somebody wants to be called, with a number if another person here is; or Rejected.

    Nobody reads the name of a big screen.
    """
    wanted = typed(name, NAME_LENGTH)
    if role == "screen":
        return wanted
    taken = {alike(person.name) for person in present(lobby) if person.id != me and person.role != "screen"}
    if alike(wanted) not in taken:
        return wanted
    numbered = (f"{wanted[: NAME_LENGTH - 1 - len(str(n))].rstrip(TAIL)} {n}" for n in count(2))
    return next(other for other in numbered if alike(other) not in taken)
