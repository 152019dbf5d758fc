"""The lobby: how an event changes it. No rules: only folding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.seats import put
from ardoise.server.lobby.events import (
    Began,
    BotSet,
    Changed,
    ClockSet,
    DoorSet,
    Explained,
    Finished,
    GameChosen,
    HostNamed,
    Joined,
    Judged,
    KeptSet,
    LobbyEvent,
    Objected,
    Opened,
    OwnChosen,
    PauseSet,
    ReaderSet,
    SheetsKept,
    TeamNamed,
    TimeGiven,
)
from ardoise.server.lobby.reader import still_reader
from ardoise.server.lobby.types import Lobby, Objection, Person


def evolve(lobby: Lobby, event: LobbyEvent) -> Lobby:
    match event:
        case Opened() | Joined() | Changed() | TeamNamed() | HostNamed() | ReaderSet():
            return _people(lobby, event)
        case SheetsKept(seat=seat, sheets=sheets, rack=rack):
            return replace(lobby, sheets=lobby.sheets | {seat: sheets}, noted=lobby.noted | {seat: rack})
        case Objected(objection=objection):
            return replace(lobby, objections=(*_others(lobby, objection), objection))
        case Judged():
            return replace(lobby, objections=tuple(_judged(objection, event) for objection in lobby.objections))
        case Began() | Explained() | PauseSet() | TimeGiven() | Finished():
            return _game(lobby, event)
        case GameChosen(game=game, options=options, packs=packs, choice=choice):
            return replace(lobby, game=game, options=options, packs=packs, choice=choice)
        case OwnChosen(own=own):
            return replace(lobby, own=own)
        case BotSet():
            return _bot_set(lobby, event)
        case DoorSet(locked=locked, approving=approving):
            return replace(lobby, locked=locked, approving=approving)
        case ClockSet(on=on):
            return replace(lobby, clock=on)
        case KeptSet(on=on):
            return replace(lobby, kept=on)
    assert_never(event)


def _people(lobby: Lobby, event: Opened | Joined | Changed | TeamNamed | HostNamed | ReaderSet) -> Lobby:
    match event:
        case Opened(code=code, retired=retired, practice=practice, most_people=most):
            return Lobby(code=code, retired=retired, practice=practice, most_people=most)
        case Joined(person=person):
            return replace(lobby, people=(*lobby.people, person))
        case Changed(person=person):
            return _changed(lobby, person)
        case TeamNamed(seat=seat, name=name):
            others = {other: called for other, called in lobby.teams.items() if other != seat}
            return replace(lobby, teams=others if name is None else others | {seat: name})
        case HostNamed(person=host):
            return replace(lobby, host=host)
        case ReaderSet(person=reader):
            return replace(lobby, reader=reader)
    assert_never(event)


def _changed(lobby: Lobby, person: Person) -> Lobby:
    people = put(lobby.people, person.id, person)
    teams, reader = _still_teams(lobby.teams, people), still_reader(people, lobby.reader)
    lobby = replace(lobby, people=people, teams=teams, reader=reader)
    if not lobby.playing or person.seat is None:
        return lobby
    return replace(lobby, known=lobby.known | {person.id: person.seat})


def _still_teams(names: dict[Seat, str], people: Sequence[Person]) -> dict[Seat, str]:
    """A name lasts as long as there is a team to bear it."""
    if not names:
        return names
    sizes = Counter(person.seat for person in people if not person.gone)
    return {seat: name for seat, name in names.items() if sizes[seat] > 1}


def _bot_set(lobby: Lobby, event: BotSet) -> Lobby:
    others = {seat: level for seat, level in lobby.levels.items() if seat != event.seat}
    if not event.on:
        return replace(lobby, bots=lobby.bots - {event.seat}, levels=others)
    return replace(lobby, bots=lobby.bots | {event.seat}, levels=others | {event.seat: event.level})


def _others(lobby: Lobby, new: Objection) -> Iterator[Objection]:
    """Of one person about one question only the last counts."""
    about = (new.by, new.question.key)
    return (objection for objection in lobby.objections if (objection.by, objection.question.key) != about)


def _judged(objection: Objection, event: Judged) -> Objection:
    if objection.question.key != event.question or objection.verdict != "open":
        return objection
    return replace(objection, verdict="corrected" if event.corrected else "right")


def _game(lobby: Lobby, event: Began | Explained | PauseSet | TimeGiven | Finished) -> Lobby:
    match event:
        case Began():
            return _begun(lobby, event)
        case Explained():
            return replace(lobby, explaining=False)
        case PauseSet(on=on):
            return replace(lobby, paused=on)
        case TimeGiven():
            return lobby
        case Finished(finish=finish, asked=asked):
            before = tuple(question for question in lobby.asked if question not in set(asked))
            earlier = (other for other in lobby.finishes if other.game != finish.game)
            return replace(
                lobby, playing=False, paused=False, explaining=False, finishes=(*earlier, finish), asked=before + asked
            )
    assert_never(event)


def _numbers(lobby: Lobby, event: Began) -> dict[str, int]:
    """Among them a seat that an option names, as it is counted from now on."""
    return {key: value for key, value in event.options.items() if key in lobby.options and type(value) is int}


def _teams_at_the_table(lobby: Lobby, event: Began) -> dict[Seat, str]:
    """The names stay with their people, whose seats have other numbers now."""
    return {
        seat: lobby.teams[person.seat]
        for person, now in zip(lobby.people, event.people, strict=True)
        if person.seat is not None and person.seat in lobby.teams and (seat := now.seat) is not None
    }


def _begun(lobby: Lobby, event: Began) -> Lobby:
    return replace(
        lobby,
        people=event.people,
        teams=_teams_at_the_table(lobby, event),
        options=lobby.options | _numbers(lobby, event),
        known={person.id: person.seat for person in event.people if person.seat is not None},
        bots=event.bots,
        levels=dict(event.levels),
        number=event.number,
        played=event.game,
        sheets={},
        noted={},
        objections=(),
        playing=True,
        paused=False,
        explaining=event.explaining,
        seats=event.seats,
        seed=event.seed,
        commitment=event.commitment,
    )
