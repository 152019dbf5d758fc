"""Doubts about an answer: a player flags it, the host dismisses the doubt or corrects the answer and recounts.

Where the game names a judge of the round, that player may correct an answer, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from typing import Any

import msgspec

from ardoise.engine.codec import decode_strictly
from ardoise.engine.game import Record, Rejected
from ardoise.engine.number import Number
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import Correct, CorrectionCommand, Dismiss, Flag
from ardoise.server.lobby.events import LobbyEvent, TimeGiven
from ardoise.server.lobby.objections import dismissed, objection_of, seated_then, upheld
from ardoise.server.lobby.types import Lobby, Person, PersonId
from ardoise.server.records.archive import LOBBY, states
from ardoise.server.records.folding import folded
from ardoise.server.room.outcome import recounted_end
from ardoise.server.room.table import Step, Table
from ardoise.store.log import Entry, Store

TIME_TO_READ = 15  # more seconds for the phase, so that all can read what was counted again


def concerned(lobby: Lobby, by: PersonId, question: str) -> set[PersonId]:
    """The host, and everybody who doubts this answer."""
    doubters = (objection.by for objection in lobby.objections if objection.question.key == question)
    return {by, *doubters, *(() if lobby.host is None else (lobby.host,))}


class Correction(Record):
    """What follows: events of the room, and a step of the game if something is counted again."""

    events: Sequence[LobbyEvent]
    step: Step | None = None


async def decide_correction(
    store: Store, lobby: Lobby, table: Table | None, by: PersonId, command: CorrectionCommand
) -> Correction:
    """Or Rejected."""
    person = rules.may_ask(lobby, by, command)
    if isinstance(command, Correct) and by != lobby.host and not _judges(table, person, command.question):
        raise Rejected("not_allowed")
    if table is None or command.number != lobby.number:
        raise Rejected("not_now")
    if isinstance(command, Flag) and not seated_then(lobby, by):
        raise Rejected("not_seated")
    if isinstance(command, Dismiss):
        return Correction(dismissed(lobby, command.question))
    log = await store.read(lobby.code, LOBBY, lobby.number)
    played = await folded(partial(states_of, table=table, number=lobby.number), log)
    if isinstance(command, Flag):
        return Correction(objection_of(lobby, person, command, table.game.revealed(played)))
    return _recount(lobby, table, command, played, log)


def _judges(table: Table | None, person: Person, question: str) -> bool:
    return table is not None and person.seat is not None and table.game.judges(table.state, person.seat, question)


def states_of(log: Sequence[Entry], table: Table, number: int) -> list[Any]:
    return [state for _, state in states(table.game.name, [entry for entry in log if entry.game == number])]


def _recount(lobby: Lobby, table: Table, command: Correct, played: Sequence[Any], log: Sequence[Entry]) -> Correction:
    events = tuple(table.game.recount(played, command.question, _number(command)))
    step = Step(reduce(table.game.evolve, events, table.state), events)
    judged = upheld(lobby, command.question)
    outcome = table.game.outcome(step.state)
    if outcome is None:
        return Correction((*judged, TimeGiven(TIME_TO_READ)), step)
    return Correction((*judged, recounted_end(lobby, outcome, log)), step)


def _number(command: Correct) -> Number:
    try:
        number: Number = decode_strictly(bytes(command.answer), Number)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Rejected("malformed", why=str(error)) from error
    return number
