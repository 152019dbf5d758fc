"""The lobby: doubts about an answer, and what the host makes of them."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Rejected
from ardoise.engine.recount import Revealed, find
from ardoise.engine.text import typed
from ardoise.server.lobby.commands import Flag
from ardoise.server.lobby.events import Judged, LobbyEvent, Objected
from ardoise.server.lobby.types import Lobby, Objection, Person, PersonId

REMARK_LENGTH = 200
MOST_OPEN = 10  # of one person: who doubts everything must wait for the host


def objection_of(lobby: Lobby, person: Person, command: Flag, revealed: Sequence[Revealed]) -> Sequence[LobbyEvent]:
    """Or Rejected."""
    remark = typed(command.remark, REMARK_LENGTH, 0)
    new = Objection(find(revealed, command.question), person.id, remark)
    mine = {other.question.key for other in open_ones(lobby) if other.by == person.id}
    if len(mine - {command.question}) >= MOST_OPEN:
        raise Rejected("too_many_flags", most=MOST_OPEN)
    return (Objected(new),)


def open_ones(lobby: Lobby) -> list[Objection]:
    return [objection for objection in lobby.objections if objection.verdict == "open"]


def dismissed(lobby: Lobby, question: str) -> Sequence[LobbyEvent]:
    """Or Rejected: there must be something to say no to."""
    find([objection.question for objection in lobby.objections], question)
    return (Judged(question, corrected=False),)


def upheld(lobby: Lobby, question: str) -> Sequence[LobbyEvent]:
    """The doubts were right. Nothing, if only the host had any."""
    said = any(objection.question.key == question for objection in open_ones(lobby))
    return (Judged(question, corrected=True),) if said else ()


def seated_then(lobby: Lobby, person: PersonId) -> bool:
    """Has this person a seat in the game that lies on the table?"""
    return (lobby.people[person].seat is not None) if lobby.playing else person in lobby.known
