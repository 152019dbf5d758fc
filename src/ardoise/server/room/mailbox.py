"""The mailbox of a room, and the mail that can lie in it."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter
from typing import Literal, Protocol

from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected, Seat
from ardoise.server.lobby.types import PersonId, Role
from ardoise.server.protocol import RESTART, Answer, Close, Speech
from ardoise.store.log import StoreFailed

Slot = Literal["room", "table"]


class Screen(Protocol):
    """Shows the room to a person. Sending never waits: a slow screen skips what it could not take in time."""

    person: PersonId

    def send(self, data: bytes, slot: Slot | None) -> None:
        """A newer message of the same slot replaces an older one that has not gone out yet; None is never replaced."""

    def close(self, code: Close) -> None: ...


@dataclass(frozen=True, slots=True)
class Said:
    screen: Screen
    message: Speech
    since: float = field(default_factory=perf_counter)

    def answer(self) -> None:
        self.screen.send(encode(Answer(self.message.id)), None)

    def refuse(self, failure: Rejected | StoreFailed) -> str:
        """The code that the sender is told."""
        if isinstance(failure, StoreFailed):
            refused = Answer(self.message.id, "not_stored", {"why": failure.code})
        else:
            refused = Answer(self.message.id, failure.code, failure.about)
        self.screen.send(encode(refused), None)
        return str(refused.refused)


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
    device: str = ""  # its mark

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


Mail = Said | Arrived | Departed | WantsIn | TimeIsUp | BotsTurn | HostMissing


class Mailbox:
    """One reads, everybody posts. Leaner than `asyncio.Queue`, which costs as much as a small move."""

    def __init__(self) -> None:
        self._mail: deque[Mail] = deque()
        self._bell: Future[None] | None = None  # while the reader waits

    def put(self, mail: Mail) -> None:
        self._mail.append(mail)
        if self._bell and not self._bell.done():
            self._bell.set_result(None)

    async def get(self) -> Mail:
        while not self._mail:
            self._bell = get_running_loop().create_future()
            await self._bell
        return self._mail.popleft()

    def put_back(self, mail: Mail) -> None:
        """It was read, and nothing came of it."""
        self._mail.appendleft(mail)

    def empty(self) -> bool:
        return not self._mail

    def emptied(self) -> list[Mail]:
        """All that is left. Nobody will read it any more."""
        left = list(self._mail)
        self._mail.clear()
        return left


def send_back(mail: Mail) -> None:
    """The room has ended: the sender must not wait. They come again, and it wakes."""
    match mail:
        case WantsIn():
            mail.turn_away(Rejected("no_room"))
        case Arrived(screen):
            screen.close(RESTART)
