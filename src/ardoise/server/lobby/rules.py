"""The lobby: what people may ask of a room, and what then happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.game import Rejected
from ardoise.server.lobby.bots import set_bot
from ardoise.server.lobby.choices import choose
from ardoise.server.lobby.commands import (
    Again,
    AnyCommand,
    AnyHostCommand,
    Approve,
    BeReady,
    ChooseGame,
    ChooseOptions,
    ChooseOwn,
    ChooseQuestions,
    CorrectionCommand,
    CrossOut,
    Dress,
    GiveTime,
    GoOn,
    GotIt,
    HandOver,
    Keep,
    Kick,
    Leave,
    Lock,
    NameTeam,
    Pause,
    ReadAloud,
    Rename,
    SetBot,
    SetClock,
    SetTimeFactor,
    SkipHowTo,
    Speak,
    Start,
    TakeSeat,
    TimeCommand,
    WantApproval,
)
from ardoise.server.lobby.custom_pack import Brought
from ardoise.server.lobby.door import approve, has_room, join, leave, next_host, send_away
from ardoise.server.lobby.events import (
    Changed,
    ClockSet,
    DoorSet,
    Explained,
    HostNamed,
    KeptSet,
    LobbyEvent,
    PauseSet,
    TimeGiven,
)
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.howto import all_read, got_it
from ardoise.server.lobby.names import name_for, team_named
from ardoise.server.lobby.reader import read_aloud
from ardoise.server.lobby.seats import (
    Away,
    called_up,
    on_seat,
    present,
    take_seat,
)
from ardoise.server.lobby.sheets import sheets_kept
from ardoise.server.lobby.start import start
from ardoise.server.lobby.types import Lobby, Person, PersonId

__all__ = ["decide", "has_room", "join", "may_ask", "next_host", "on_seat", "person_of", "present"]

Begin = Callable[[], Sequence[LobbyEvent]]


def person_of(lobby: Lobby, person: PersonId) -> Person:
    """Somebody who is in the room, or Rejected."""
    if not 0 <= person < len(lobby.people) or lobby.people[person].gone:
        raise Rejected("no_such_person")
    return lobby.people[person]


def decide(
    lobby: Lobby,
    by: PersonId,
    command: AnyCommand,
    away: Away,
    seed: Callable[[], str],
    day: str,
    brought: Brought | None = None,
) -> Sequence[LobbyEvent]:
    """What follows from a command, for people who wait for a seat, and for a clock that waits; or Rejected."""
    events = _decide(lobby, by, command, away, partial(start, lobby, seed, day, brought), brought)
    after = _after(lobby, events)
    return (*events, *called_up(after), *all_read(lobby, after, away))


def _after(lobby: Lobby, events: Sequence[LobbyEvent]) -> Lobby:
    return reduce(evolve, events, lobby)


def may_ask(lobby: Lobby, by: PersonId, command: AnyCommand | CorrectionCommand) -> Person:
    """Who asks, or Rejected."""
    person = person_of(lobby, by)
    if command.host_only and lobby.host != by:
        raise Rejected("not_allowed")
    if not person.approved and not isinstance(command, Leave | Rename | Dress | Speak):
        raise Rejected("wait_for_approval")
    return person


def _decide(
    lobby: Lobby, by: PersonId, command: AnyCommand, away: Away, start: Begin, brought: Brought | None
) -> Sequence[LobbyEvent]:
    person = may_ask(lobby, by, command)
    match command:
        case TakeSeat(seat=seat):
            return take_seat(lobby, person, seat, away)
        case Rename(name=name):
            return (Changed(replace(person, name=name_for(lobby, name, person.role, by))),)
        case NameTeam(name=team):
            return (team_named(lobby, person, team),)
        case Dress(avatar=avatar, colour=colour):
            return (Changed(replace(person, avatar=avatar, colour=colour)),)
        case Speak(language=language):
            return (Changed(replace(person, language=language)),)
        case BeReady(ready=ready):
            return (Changed(replace(person, ready=ready)),)
        case GotIt(game=game):
            return got_it(person, game)
        case ReadAloud(on=on):
            return read_aloud(lobby, person, on)
        case Leave():
            return leave(lobby, person)
        case SetTimeFactor():
            return _time_factor(lobby, by, command)
        case CrossOut():
            return sheets_kept(lobby, person, command)
    return _decide_as_host(lobby, command, start, brought)


def _decide_as_host(
    lobby: Lobby, command: AnyHostCommand, start: Begin, brought: Brought | None
) -> Sequence[LobbyEvent]:
    match command:
        case ChooseGame() | ChooseOptions() | ChooseQuestions() | ChooseOwn():
            return choose(lobby, command, brought)
        case SetBot():
            return set_bot(lobby, command)
        case Start() | Again():
            return start()
        case SkipHowTo() | Pause() | GoOn() | GiveTime() | SetClock():
            return _time(lobby, command)
        case Lock(on=on):
            return (DoorSet(locked=on, approving=lobby.approving),)
        case WantApproval(on=on):
            return (DoorSet(locked=lobby.locked, approving=on),)
        case Approve(person=person):
            return approve(lobby, person_of(lobby, person))
        case Kick(person=person):
            return send_away(lobby, person_of(lobby, person))
        case HandOver(person=person):
            heir = person_of(lobby, person)
            if heir.role != "player" or not heir.approved:
                raise Rejected("not_allowed")
            return (HostNamed(person),)
        case Keep(on=on):
            return (KeptSet(on),)
    assert_never(command)


def _time_factor(lobby: Lobby, by: PersonId, command: SetTimeFactor) -> Sequence[LobbyEvent]:
    """A clock that runs is everybody's, so only the host may stretch it."""
    if by != lobby.host and (command.person != by or lobby.playing):
        raise Rejected("not_allowed")
    return (Changed(replace(person_of(lobby, command.person), time_factor=command.per_cent)),)


def _time(lobby: Lobby, command: TimeCommand) -> Sequence[LobbyEvent]:
    match command:
        case SetClock(on=on):
            return (ClockSet(on),)
        case SkipHowTo():
            if not lobby.explaining:
                raise Rejected("not_now")
            return (Explained(),)
        case Pause() | GoOn():
            pausing = isinstance(command, Pause)
            if not lobby.playing or lobby.paused == pausing:
                raise Rejected("not_now")
            return (PauseSet(pausing),)
        case GiveTime(seconds=seconds):
            if not lobby.playing:
                raise Rejected("not_now")
            return (TimeGiven(seconds),)
    assert_never(command)
