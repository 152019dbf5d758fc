"""A room's log: how its facts and its games' events are written, and how it all comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Record
from ardoise.engine.wire import decode, encode
from ardoise.games import GAMES
from ardoise.packs import starter
from ardoise.server.lobby.fold import evolve
from ardoise.server.lobby.types import AnyFact, Began, Lobby, PauseSet, PersonId, TimeGiven
from ardoise.store.log import Entry

LOBBY = 0  # the number of a room's own log; its games count from 1


class Kept(Record):
    """All that a room needs to go on where it was."""

    lobby: Lobby
    facts: int  # entries in the room's own log
    game: str  # the last that was played: another may be chosen since
    state: Any  # of the last game; None: there has been none
    version: int  # entries in that game's log
    phase_began: float  # the wall clock's hour at which its present phase began
    answered: dict[PersonId, int]


def cause_of(person: PersonId, message: int) -> str:
    return f"{person}:{message}"


def entries(game: int, version: int, at: float, cause: str, bodies: Iterable[object]) -> list[Entry]:
    return [Entry(game, version + n, at, cause, encode(body)) for n, body in enumerate(bodies)]


def deal(began: Began) -> Any:
    """The first state of a game, or Rejected. Made again from the same facts, it is the same: that is the proof."""
    game = GAMES[began.game]
    options = decode(encode(began.options), game.types.options)
    return game.setup(options, began.seats, starter(began.game), Dice(began.seed, 0))


def wake(log: Sequence[Entry]) -> Kept:
    """Fold a room's log."""
    lobby, facts, game = Lobby(""), 0, ""
    answered: dict[PersonId, int] = {}
    for entry in log:
        _note(answered, entry.cause)
        if entry.game == LOBBY:
            fact = decode(entry.body, AnyFact)
            lobby, facts = evolve(lobby, fact), facts + 1
            game = fact.game if isinstance(fact, Began) else game
    last = [entry for entry in log if entry.game == lobby.number and entry.game != LOBBY]
    state, began = _fold_game(game, last) if last else (None, 0.0)
    return Kept(lobby, facts, game, state, len(last), began + _stood_still(log, began), answered)


def _stood_still(log: Sequence[Entry], since: float) -> float:
    """For how many seconds the hourglass has been paused or given more since then (P5)."""
    seconds, stopped = 0.0, since
    for entry in log:
        if entry.game == LOBBY and entry.at >= since:
            match decode(entry.body, AnyFact):
                case PauseSet(on=True):
                    stopped = entry.at
                case PauseSet():
                    seconds += entry.at - stopped
                case TimeGiven(seconds=given):
                    seconds += given
    return seconds


def _note(answered: dict[PersonId, int], cause: str) -> None:
    person, colon, message = cause.partition(":")
    if colon:
        who = PersonId(int(person))
        answered[who] = max(answered.get(who, 0), int(message))


def _fold_game(name: str, log: Sequence[Entry]) -> tuple[Any, float]:
    """The last state, and when its phase began."""
    game = GAMES[name]
    state, began, phase = None, 0.0, None
    for entry, state in states(game.name, log):
        waiting = game.waiting(state)
        if waiting is None or waiting.phase != phase:
            began, phase = entry.at, waiting.phase if waiting else None
    return state, began


def states(game: str, log: Sequence[Entry]) -> Iterator[tuple[Entry, Any]]:
    """Every entry of a game's log with the state after it."""
    rules = GAMES[game]
    state: Any = None
    for entry in log:
        if entry.version == 0:
            state = decode(entry.body, rules.types.state)
        else:
            event: Event = decode(entry.body, rules.types.event)
            state = rules.evolve(state, event)
        yield entry, state
