"""The lobby: how a fact changes it. No rules: only folding."""

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


def evolve(lobby: Lobby, fact: LobbyEvent) -> Lobby:
    match fact:
        case Opened() | Joined() | Changed() | HostNamed():
            return _people(lobby, fact)
        case SheetsKept(seat=seat, sheets=sheets, rack=rack):
            return replace(lobby, sheets=lobby.sheets | {seat: sheets}, noted=lobby.noted | {seat: rack})
        case Objected(objection=objection):
            return replace(lobby, objections=(*_others(lobby, objection), objection))
        case Judged():
            return replace(lobby, objections=tuple(_judged(objection, fact) for objection in lobby.objections))
        case Began() | PauseSet() | TimeGiven() | Finished():
            return _game(lobby, fact)
        case GameChosen(game=game, options=options, packs=packs, choice=choice):
            return replace(lobby, game=game, options=options, packs=packs, choice=choice)
        case OwnChosen(own=own):
            return replace(lobby, own=own)
        case BotSet():
            return _bot_set(lobby, fact)
        case DoorSet(locked=locked, approving=approving):
            return replace(lobby, locked=locked, approving=approving)
        case ClockSet(on=on):
            return replace(lobby, clock=on)
        case KeptSet(on=on):
            return replace(lobby, kept=on)
    assert_never(fact)


def _people(lobby: Lobby, fact: Opened | Joined | Changed | HostNamed) -> Lobby:
    match fact:
        case Opened(code=code, retired=retired, practice=practice):
            return Lobby(code=code, retired=retired, practice=practice)
        case Joined(person=person):
            return replace(lobby, people=(*lobby.people, person))
        case Changed(person=person):
            return _changed(lobby, person)
        case HostNamed(person=host):
            return replace(lobby, host=host)
    assert_never(fact)


def _changed(lobby: Lobby, person: Person) -> Lobby:
    people = put(lobby.people, person.id, person)
    if not lobby.playing or person.seat is None:
        return replace(lobby, people=people)
    return replace(lobby, people=people, known=lobby.known | {person.id: person.seat})


def _bot_set(lobby: Lobby, fact: BotSet) -> Lobby:
    others = {seat: level for seat, level in lobby.levels.items() if seat != fact.seat}
    if not fact.on:
        return replace(lobby, bots=lobby.bots - {fact.seat}, levels=others)
    return replace(lobby, bots=lobby.bots | {fact.seat}, levels=others | {fact.seat: fact.level})


def _others(lobby: Lobby, new: Objection) -> Iterator[Objection]:
    """Of one person about one question only the last counts."""
    about = (new.by, new.question.key)
    return (objection for objection in lobby.objections if (objection.by, objection.question.key) != about)


def _judged(objection: Objection, fact: Judged) -> Objection:
    if objection.question.key != fact.question or objection.verdict != "open":
        return objection
    return replace(objection, verdict="corrected" if fact.corrected else "right")


def _game(lobby: Lobby, fact: Began | PauseSet | TimeGiven | Finished) -> Lobby:
    match fact:
        case Began():
            return _begun(lobby, fact)
        case PauseSet(on=on):
            return replace(lobby, paused=on)
        case TimeGiven():
            return lobby
        case Finished(finish=finish, asked=asked):
            before = tuple(question for question in lobby.asked if question not in set(asked))
            earlier = (other for other in lobby.finishes if other.game != finish.game)
            return replace(lobby, playing=False, paused=False, finishes=(*earlier, finish), asked=before + asked)
    assert_never(fact)


def _begun(lobby: Lobby, fact: Began) -> Lobby:
    return replace(
        lobby,
        people=fact.people,
        known={person.id: person.seat for person in fact.people if person.seat is not None},
        bots=fact.bots,
        levels=dict(fact.levels),
        number=fact.number,
        played=fact.game,
        sheets={},
        noted={},
        objections=(),
        playing=True,
        paused=False,
        seats=fact.seats,
        seed=fact.seed,
        commitment=fact.commitment,
    )
