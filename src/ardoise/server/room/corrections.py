"""A second look at what was played: an answer is doubted, or corrected and counted again from the game's log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import takewhile
from typing import Any

import msgspec

from ardoise.engine.codec import decode_strictly
from ardoise.engine.game import Outcome, Record, Rejected
from ardoise.engine.number import Number
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import Correct, CorrectionCommand, Dismiss, Flag
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.objections import corrected, dismissed, objection_of, seated_then
from ardoise.server.lobby.seats import called_up
from ardoise.server.lobby.types import Finish, Finished, Lobby, LobbyEvent, PersonId, TimeGiven
from ardoise.server.records.archive import facts_of, states
from ardoise.server.room.table import Step, Table
from ardoise.store.log import Entry, Store

TIME_TO_READ = 15  # seconds that a phase goes on for when all are told what was counted again


def concerned(lobby: Lobby, by: PersonId, question: str) -> set[PersonId]:
    """Who is told of what is said about an answer: the host, and whoever says so."""
    said = (objection.by for objection in lobby.objections if objection.question.key == question)
    return {by, *said, *(() if lobby.host is None else (lobby.host,))}


class Found(Record):
    """What follows: facts of the room, and a step of the game where something is counted again."""

    facts: Sequence[LobbyEvent]
    step: Step | None = None


async def look_again(store: Store, lobby: Lobby, table: Table | None, by: PersonId, wish: CorrectionCommand) -> Found:
    """Or Rejected."""
    person = rules.may_ask(lobby, by, wish)
    if table is None or wish.number != lobby.number:
        raise Rejected("not_now")
    if isinstance(wish, Flag) and not seated_then(lobby, by):
        raise Rejected("not_seated")
    if isinstance(wish, Dismiss):
        return Found(dismissed(lobby, wish.question))
    log = await store.read(lobby.code)
    played = states_of(log, table, lobby.number)
    if isinstance(wish, Flag):
        return Found(objection_of(lobby, person, wish, table.game.revealed(played)))
    return _corrected(lobby, table, wish, played, log)


def states_of(log: Sequence[Entry], table: Table, number: int) -> list[Any]:
    return [state for _, state in states(table.game.name, [entry for entry in log if entry.game == number])]


def _corrected(lobby: Lobby, table: Table, wish: Correct, played: Sequence[Any], log: Sequence[Entry]) -> Found:
    events = tuple(table.game.recount(played, wish.question, _number(wish)))
    step = Step(reduce(table.game.evolve, events, table.state), events)
    facts = corrected(lobby, wish.question)
    outcome = table.game.outcome(step.state)
    if outcome is None:
        return Found((*facts, TimeGiven(TIME_TO_READ)), step)
    at_the_end = before_the_end(log, lobby.number)
    return Found((*facts, Finished(finish_of(at_the_end, outcome))), step)


def _number(wish: Correct) -> Number:
    try:
        number: Number = decode_strictly(bytes(wish.answer), Number)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Rejected("malformed", why=str(error)) from error
    return number


def ending(lobby: Lobby, outcome: Outcome | None, asked: tuple[str, ...]) -> Sequence[LobbyEvent]:
    """What the room notes when its game is over."""
    if outcome is None:
        return ()
    over = Finished(finish_of(lobby, outcome), asked)
    return (over, *called_up(evolve(lobby, over)))


def finish_of(lobby: Lobby, outcome: Outcome) -> Finish:
    """By the people on the seats as they are in this lobby."""
    people = (person for person in rules.present(lobby) if person.seat in outcome.winners)
    return Finish(lobby.number, tuple(person.id for person in people), outcome.scores)


def before_the_end(log: Sequence[Entry], number: int) -> Lobby:
    """The room as the game ended: since then people may have sat down elsewhere for the next."""
    facts: Iterable[LobbyEvent] = (fact for _, fact in facts_of(log))
    return reduce(evolve, takewhile(lambda fact: not _ends(fact, number), facts), Lobby(code=""))


def _ends(fact: LobbyEvent, number: int) -> bool:
    return isinstance(fact, Finished) and fact.finish.game == number
