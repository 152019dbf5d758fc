"""A room's log: how its events and those of its games are written, and how it all comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any

import msgspec

from ardoise.engine.codec import decode, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Record
from ardoise.engine.recount import Recount, RecountEvent, Revealed
from ardoise.games import GAMES, KITS
from ardoise.packs import dealing
from ardoise.server.lobby.events import Began, Explained, Finished, LobbyEvent, PauseSet, TimeGiven
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import Lobby
from ardoise.server.records.folding import folded, gently
from ardoise.server.records.idempotency import Answered
from ardoise.server.records.notes import LOBBY as LOBBY
from ardoise.server.records.notes import Notes, causes_of, in_their_places, notes_of
from ardoise.store.log import Entry, Store


class Kept(Record, kw_only=True):
    """All that a room needs to go on where it was."""

    lobby: Lobby
    lobby_version: int  # entries in the room's own log
    game: str  # the last that was played: another may be chosen since
    state: Any  # of the last game; None: there has been none
    version: int  # entries in that game's log
    phase_began: float  # the wall clock's hour at which its present phase began, as if it had never been paused
    answered: Answered
    given: float = 0.0  # seconds that its phase was given beyond its own, which `phase_began` counts, too
    paused_at: float | None = None  # since when the hourglass stands
    asked: tuple[str, ...] = ()  # the questions that people have seen in it, in their order
    recounts: tuple[Recount, ...] = ()  # of the last game
    notes: Notes = msgspec.field(default_factory=dict)
    entries: int = 0  # in all its logs
    bytes: int = 0


def entries(game: int, version: int, at: float, cause: str, bodies: Iterable[object]) -> list[Entry]:
    return [Entry(game, version + n, at, cause, encode(body)) for n, body in enumerate(bodies)]


def deal(began: Began) -> Any:
    """The first state of a game, or Rejected. Made again from the same events, it is the same: that is the proof."""
    game = GAMES[began.game]
    options = decode(encode(began.options), game.types.options)
    dice = Dice(began.seed, 0)
    shape, first = KITS[began.game].cards, began.number == 1
    cards = dealing.cards(shape, began.choice, began.own, began.without, began.day, dice, first=first)
    return game.setup(options, began.seats, cards, dice, mixed=True)


def story_of(log: Sequence[Entry], number: int) -> Any:
    """Of a game that is over."""
    game = _name(log, number)
    return GAMES[game].story(_states(log, game, number))


def questions_of(log: Sequence[Entry], number: int) -> Sequence[Revealed]:
    """All whose answer was read out so far."""
    game = _name(log, number)
    revealed: Sequence[Revealed] = GAMES[game].revealed(list(_states(log, game, number)))
    return revealed


def _name(log: Sequence[Entry], number: int) -> str:
    return next(event.game for _, event in lobby_events(log) if isinstance(event, Began) and event.number == number)


def _states(log: Sequence[Entry], game: str, number: int) -> Iterator[Any]:
    return (state for _, state in states(game, [entry for entry in log if entry.game == number]))


def lobby_events(log: Sequence[Entry]) -> list[tuple[Entry, LobbyEvent]]:
    """The entries of a room's own log, and its notes in their places."""
    facts = [(entry, decode(entry.body, LobbyEvent)) for entry in gently(log) if entry.game == LOBBY]
    return in_their_places(facts, log)


def lobby_of(log: Sequence[Entry]) -> Lobby:
    """The room without its table, which takes longest to fold."""
    return _folded(lobby_events(log))


async def lobby_in(store: Store, code: str) -> Lobby:
    """The room as all may know it, without the chatter; Lobby(code=""): there is none."""
    return await folded(lobby_of, await store.read(code, LOBBY))


def _folded(events: Iterable[tuple[Entry, LobbyEvent]]) -> Lobby:
    return reduce(evolve, (event for _, event in gently(events)), Lobby(code=""))


async def woken(store: Store, code: str) -> Kept:
    return await folded(wake, await store.read(code))


def wake(log: Sequence[Entry]) -> Kept:
    """Fold a room's log."""
    events = lobby_events(log)
    lobby = _folded(events)
    game = next((event.game for _, event in reversed(events) if isinstance(event, Began)), "")
    last = [entry for entry in log if entry.game == lobby.number and entry.game != LOBBY]
    state, began, asked, recounts = _fold_game(game, last) if last else (None, 0.0, (), ())
    stood, given, paused_at = _stood_still(events, began)
    return Kept(
        lobby=lobby,
        lobby_version=sum(entry.game == LOBBY for entry in log),
        game=game,
        state=state,
        version=len(last),
        phase_began=began + stood + given,
        given=given,
        answered=Answered.of(causes_of(log)),
        paused_at=paused_at,
        asked=asked,
        recounts=recounts,
        notes=notes_of(log),
        entries=len(log),
        bytes=sum(len(entry.body) for entry in log),
    )


def _stood_still(events: Sequence[tuple[Entry, LobbyEvent]], since: float) -> tuple[float, float, float | None]:
    """For how many seconds the hourglass has been held since then and given more (P5), and since when it stands."""
    seconds, given, stopped = 0.0, 0.0, None
    paused = explaining = False
    for entry, event in events:
        match event:
            case PauseSet(on=on):
                paused = on
            case Explained():
                explaining = False
            case Began() | Finished():
                paused, explaining = False, isinstance(event, Began) and event.explaining
            case TimeGiven(seconds=more) if entry.at >= since:
                given += more
        if not (paused or explaining):
            seconds, stopped = seconds + (0.0 if stopped is None else max(0.0, entry.at - stopped)), None
        elif stopped is None:
            stopped = max(entry.at, since)
    return seconds, given, stopped


def _fold_game(name: str, log: Sequence[Entry]) -> tuple[Any, float, tuple[str, ...], tuple[Recount, ...]]:
    """The last state, when its phase began, what people were asked until then, and what was counted again."""
    game = GAMES[name]
    state, began, phase = None, 0.0, None
    asked: dict[str, None] = {}
    recounts: list[Recount] = []
    for entry, event, state in _told(game.name, log):
        asked |= dict.fromkeys(game.asked(state))
        waiting = game.waiting(state)
        if waiting is None or waiting.phase != phase:
            began, phase = entry.at, waiting.phase if waiting else None
        if isinstance(event, RecountEvent):
            recounts.append(event.recount)
    return state, began, tuple(asked), tuple(recounts)


def states(game: str, log: Sequence[Entry]) -> Iterator[tuple[Entry, Any]]:
    """Every entry of a game's log with the state after it."""
    return ((entry, state) for entry, _, state in _told(game, log))


def _told(game: str, log: Sequence[Entry]) -> Iterator[tuple[Entry, Event | None, Any]]:
    """The same with the event between them; None: the deal."""
    rules = GAMES[game]
    state: Any = None
    for entry in gently(log):
        event: Event | None = None
        if entry.version == 0:
            state = decode(entry.body, rules.types.state)
        else:
            event = decode(entry.body, rules.types.event)
            state = rules.evolve(state, event)
        yield entry, event, state
