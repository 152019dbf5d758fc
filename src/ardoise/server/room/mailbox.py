"""The mailbox of a room, and the mail that can lie in it."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, Literal, Protocol

from msgspec import Struct, field

from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected, Seat
from ardoise.server.lobby.types import PersonId, Role
from ardoise.server.protocol import RESTART, Answer, Close, Speech
from ardoise.store.log import StoreFailed

Slot = Literal["room", "table", "shown"]


class Screen(Protocol):
    """Shows the room to a person. Sending never waits: a slow screen skips what it could not take in time."""

    person: PersonId
    aloud: bool  # it reads aloud, so it is sent what the big screen shows

    def send(self, data: bytes, slot: Slot | None) -> None:
        """A newer message of the same slot replaces an older one that has not gone out yet; None is never replaced."""

    def close(self, code: Close) -> None: ...


class Said(Struct, frozen=True):
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


class Arrived(Struct, frozen=True):
    screen: Screen
    age: float = 0.0  # seconds since its socket was opened: it may have looked at the room elsewhere before


class Departed(Struct, frozen=True):
    screen: Screen


class WantsIn(Struct, frozen=True):
    """Somebody without a token: the answer is their number, or Rejected."""

    name: str
    role: Role
    token: str
    answer: Future[PersonId]
    device: str = ""  # its mark
    new_to: tuple[str, ...] = ()

    def let_in(self, person: PersonId) -> None:
        if not self.answer.done():
            self.answer.set_result(person)

    def turn_away(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


class TimeIsUp(Struct, frozen=True):
    phase: int


class BotsTurn(Struct, frozen=True):
    seat: Seat


class HostMissing(Struct, frozen=True):
    host: PersonId


class ExplainedForLong(Struct, frozen=True):
    game: int


Mail = Said | Arrived | Departed | WantsIn | TimeIsUp | BotsTurn | HostMissing | ExplainedForLong


class Mailbox:
    """Hands over mail one after another, each as soon as the one before it is dealt with.

    The work on it begins at once, in the turn of the loop in which it came, and goes on as soon as what it waits for
    is there. A task would begin a turn later, and wake a turn later: at a small move that costs as much as the rules.
    """

    def __init__(
        self, handle: Callable[[Mail], Coroutine[Any, Any, None]], on_failure: Callable[[Exception], None]
    ) -> None:
        self._handle, self._on_failure = handle, on_failure
        self._mail: deque[Mail] = deque()  # the first is worked on
        self._work: Coroutine[Any, Any, None] | None = None
        self._awaited: Future[Any] | None = None
        self._loop = get_running_loop()

    def put(self, mail: Mail) -> None:
        self._mail.append(mail)
        if self._work is None:
            self._begin()

    def empty(self) -> bool:
        return not self._mail

    def stop(self) -> list[Mail]:
        """All that was not dealt with. Nobody will read it any more."""
        if self._work:
            self._work.close()
            self._work = None
        if self._awaited:
            self._awaited.cancel()
        left = list(self._mail)
        self._mail.clear()
        return left

    def _begin(self) -> None:
        while self._mail and self._work is None:
            self._work = self._handle(self._mail[0])
            self._go_on()

    def _go_on(self) -> None:
        """As a task does: a coroutine yields the future that it waits for, or None to let others have their turn."""
        assert self._work
        try:
            self._awaited = self._work.send(None)
        except StopIteration:
            self._work = self._awaited = None
            self._mail.popleft()
        except Exception as failure:
            self._work = self._awaited = None
            self._on_failure(failure)
        else:
            if self._awaited is None:
                self._loop.call_soon(self._resume, None)
            else:
                self._awaited._asyncio_future_blocking = False  # noqa: SLF001  (what `await` asks of a task)
                self._awaited.add_done_callback(self._resume)

    def _resume(self, awaited: Future[Any] | None) -> None:
        if self._work and awaited is self._awaited:  # it was not stopped meanwhile
            self._go_on()
            self._begin()


def send_back(mail: Mail) -> None:
    """The room has ended: the sender must not wait. They come again, and it wakes."""
    match mail:
        case WantsIn():
            mail.turn_away(Rejected("no_room"))
        case Arrived(screen):
            screen.close(RESTART)
