"""What can lie in a room's letter box."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from dataclasses import dataclass
from typing import Literal, Protocol

from ardoise.engine.game import Rejected, Seat
from ardoise.server.lobby.types import PersonId, Role
from ardoise.server.protocol import RESTART, Close, Speech

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
    message: Speech


@dataclass(frozen=True, slots=True)
class Arrived:
    screen: Screen
    age: float = 0.0  # seconds since its socket was opened: it may have looked at the room elsewhere before


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

    def let_in(self, person: PersonId) -> None:
        if not self.answer.done():
            self.answer.set_result(person)

    def turn_away(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


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


class Mailbox:
    """One reads, everybody posts. What the library's queue has besides costs as much as a small move."""

    def __init__(self) -> None:
        self._letters: deque[Letter] = deque()
        self._bell: Future[None] | None = None  # while the reader waits

    def put(self, letter: Letter) -> None:
        self._letters.append(letter)
        if self._bell and not self._bell.done():
            self._bell.set_result(None)

    async def get(self) -> Letter:
        while not self._letters:
            self._bell = get_running_loop().create_future()
            await self._bell
        return self._letters.popleft()

    def put_back(self, letter: Letter) -> None:
        """It was read, and nothing came of it."""
        self._letters.appendleft(letter)

    def empty(self) -> bool:
        return not self._letters

    def emptied(self) -> list[Letter]:
        """All that nobody will read any more."""
        letters = list(self._letters)
        self._letters.clear()
        return letters


def send_back(letter: Letter) -> None:
    """Whoever wrote to a room that has ended must not wait for it: they come again, and it wakes."""
    match letter:
        case WantsIn():
            letter.turn_away(Rejected("no_room"))
        case Arrived(screen):
            screen.close(RESTART)
