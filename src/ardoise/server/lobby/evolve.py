"""The lobby: how an event changes it. No rules: only folding."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.seats import put
from ardoise.server.lobby.types import (
    Began,
    BotSet,
    Changed,
    ClockSet,
    DoorSet,
    Finished,
    GameChosen,
    HostNamed,
    Joined,
    Judged,
    KeptSet,
    Lobby,
    LobbyEvent,
    Objected,
    Objection,
    Opened,
    OwnChosen,
    PauseSet,
    Person,
    SheetsKept,
    TimeGiven,
)


def evolve(lobby: Lobby, event: LobbyEvent) -> Lobby:
    match event:
        case Opened() | Joined() | Changed() | HostNamed():
            return _people(lobby, event)
        case SheetsKept(seat=seat, sheets=sheets, rack=rack):
            return replace(lobby, sheets=lobby.sheets | {seat: sheets}, noted=lobby.noted | {seat: rack})
        case Objected(objection=objection):
            return replace(lobby, objections=(*_others(lobby, objection), objection))
        case Judged():
            return replace(lobby, objections=tuple(_judged(objection, event) for objection in lobby.objections))
        case Began() | PauseSet() | TimeGiven() | Finished():
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


def _people(lobby: Lobby, event: Opened | Joined | Changed | HostNamed) -> Lobby:
    match event:
        case Opened(code=code, retired=retired, practice=practice, most_people=most):
            return Lobby(code=code, retired=retired, practice=practice, most_people=most)
        case Joined(person=person):
            return replace(lobby, people=(*lobby.people, person))
        case Changed(person=person):
            return _changed(lobby, person)
        case HostNamed(person=host):
            return replace(lobby, host=host)
    assert_never(event)


def _changed(lobby: Lobby, person: Person) -> Lobby:
    people = put(lobby.people, person.id, person)
    if not lobby.playing or person.seat is None:
        return replace(lobby, people=people)
    return replace(lobby, people=people, known=lobby.known | {person.id: person.seat})


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


def _game(lobby: Lobby, event: Began | PauseSet | TimeGiven | Finished) -> Lobby:
    match event:
        case Began():
            return _begun(lobby, event)
        case PauseSet(on=on):
            return replace(lobby, paused=on)
        case TimeGiven():
            return lobby
        case Finished(finish=finish, asked=asked):
            before = tuple(question for question in lobby.asked if question not in set(asked))
            earlier = (other for other in lobby.finishes if other.game != finish.game)
            return replace(lobby, playing=False, paused=False, finishes=(*earlier, finish), asked=before + asked)
    assert_never(event)


def _begun(lobby: Lobby, event: Began) -> Lobby:
    return replace(
        lobby,
        people=event.people,
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
        seats=event.seats,
        seed=event.seed,
        commitment=event.commitment,
    )
