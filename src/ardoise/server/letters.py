"""What can lie in a room's letter box."""

from __future__ import annotations

from asyncio import Future
from dataclasses import dataclass
from typing import Literal, Protocol

from ardoise.engine.game import Seat
from ardoise.server.lobby.types import AnyWish, PersonId, Role
from ardoise.server.protocol import Close, Play

Slot = Literal["room", "table"]


class Screen(Protocol):
    """Whatever shows the room to a person. Sending never waits: a slow screen skips what it could not take in time."""

    person: PersonId

    def send(self, data: bytes, slot: Slot | None) -> None:
        """A newer message of the same slot replaces an older one that has not gone out yet; None is never replaced."""

    def close(self, code: Close) -> None: ...


@dataclass(frozen=True, slots=True)
class Said:
    screen: Screen
    message: Play | AnyWish


@dataclass(frozen=True, slots=True)
class Arrived:
    screen: Screen


@dataclass(frozen=True, slots=True)
class Departed:
    screen: Screen


@dataclass(frozen=True, slots=True)
class WantsIn:
    """Somebody without a token: the answer is their number, or Rejected."""

    name: str
    role: Role
    token: str
    answer: Future[PersonId]


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    phase: int


@dataclass(frozen=True, slots=True)
class BotsTurn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HostMissing:
    host: PersonId


Letter = Said | Arrived | Departed | WantsIn | TimeIsUp | BotsTurn | HostMissing
