"""A lobby without a room: its rules alone."""

from __future__ import annotations

import pytest

from ardoise import Rejected, Seat
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import Finished, LobbyEvent, Opened
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.rules import decide, join, on_seat, present
from ardoise.server.lobby.types import Finish, Lobby, PersonId
from ardoise.server.room.room_view import room_updates

SEED = "00" * 32
DAY = "2026-11-16"


class Host:
    """A lobby in use: facts go through JSON, as in the log."""

    def __init__(self, *names, away=(), role="player"):
        self.lobby, self.log, self.away = Lobby(code=""), [], set(away)
        self.take((Opened(code="BCDFGH"),))
        for name in names:
            self.join(name, role)

    def take(self, facts):
        for fact in facts:
            self.log.append(encode(fact))
            self.lobby = evolve(self.lobby, decode(self.log[-1], LobbyEvent))

    def join(self, name, role="player", **about):
        self.take(join(self.lobby, name, role, f"token of {name}", **about))

    def ask(self, by, kind, **fields):
        wish = kind(1, **fields)
        self.take(decide(self.lobby, PersonId(by), wish, self.away.__contains__, lambda: SEED, DAY))

    def seats(self):
        return {person.name: person.seat for person in present(self.lobby)}


def refused(code, host, by, kind, **fields):
    before = host.lobby
    with pytest.raises(Rejected) as refusal:
        host.ask(by, kind, **fields)
    assert refusal.value.code == code
    assert host.lobby == before


def crowd(people: int) -> Host:
    return Host(*(f"P{n}" for n in range(people)))


def playing(*names: str) -> Host:
    host = Host(*names)
    host.ask(0, words.Start)
    return host


def over(host: Host) -> None:
    host.take((Finished(Finish(host.lobby.number, (PersonId(0),), (0,) * host.lobby.seats)),))


def names_on(host: Host, seat: int) -> list[str]:
    return [person.name for person in on_seat(host.lobby, Seat(seat))]


def room_seen(lobby, person):
    """By somebody alone in it."""
    (seen,) = room_updates(lobby, [person], {}, (), DAY)
    return seen
