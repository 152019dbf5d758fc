"""What ends a game: the events that a room notes when its table has an outcome, also when it is counted again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import takewhile

from ardoise.engine.game import Outcome
from ardoise.server.lobby import rules
from ardoise.server.lobby.events import Finished, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.seats import called_up
from ardoise.server.lobby.types import Finish, Lobby
from ardoise.server.records.archive import lobby_events
from ardoise.store.log import Entry


def end_of_game(lobby: Lobby, outcome: Outcome | None, asked: Iterable[str]) -> Sequence[LobbyEvent]:
    """Nothing, as long as there is no outcome."""
    if outcome is None:
        return ()
    finished = Finished(_finish(lobby, outcome), tuple(asked))
    return (finished, *called_up(evolve(lobby, finished)))


def recounted_end(lobby: Lobby, outcome: Outcome, log: Sequence[Entry]) -> Finished:
    """The end of a game that was over before an answer was corrected."""
    return Finished(_finish(_lobby_at_the_end(log, lobby.number), outcome))


def _finish(lobby: Lobby, outcome: Outcome) -> Finish:
    """The winners are the people who sit on the winning seats in this lobby."""
    people = (person for person in rules.present(lobby) if person.seat in outcome.winners)
    return Finish(lobby.number, tuple(person.id for person in people), outcome.scores)


def _lobby_at_the_end(log: Sequence[Entry], number: int) -> Lobby:
    """The lobby as the game ended: since then people may have sat down elsewhere for the next."""
    events: Iterable[LobbyEvent] = (event for _, event in lobby_events(log))
    return reduce(evolve, takewhile(lambda event: not _ends(event, number), events), Lobby(code=""))


def _ends(event: LobbyEvent, number: int) -> bool:
    return isinstance(event, Finished) and event.finish.game == number
