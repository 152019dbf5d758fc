"""The timers of one room: a phase that ends, a bot that thinks, a missing host, a how-to. Each posts to the mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Set
from functools import partial

from ardoise.engine.game import Seat
from ardoise.server.lobby.types import PersonId
from ardoise.server.room.live_bots import Think
from ardoise.server.room.mailbox import BotsTurn, ExplainedForLong, HostMissing, Mail, TimeIsUp
from ardoise.server.room.table import Table

HOST_MISSING = 60.0  # seconds after which another player becomes host
TRY_AGAIN = 1.0  # seconds until the table tries again what could not be stored
EXPLAINING = 60.0  # seconds that a game waits for people who are shown how it is played


class NamedTimers:
    """Setting a timer again forgets the old one of that name."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._set: dict[Hashable, asyncio.TimerHandle] = {}

    def __contains__(self, name: Hashable) -> bool:
        return name in self._set

    def set(self, name: Hashable, seconds: float, action: Callable[[], None]) -> None:
        self.cancel(name)
        self._set[name] = self._loop.call_later(max(0.0, seconds), self._fire, name, action)

    def cancel(self, name: Hashable) -> None:
        if timer := self._set.pop(name, None):
            timer.cancel()

    def cancel_all(self) -> None:
        for name in list(self._set):
            self.cancel(name)

    def _fire(self, name: Hashable, action: Callable[[], None]) -> None:
        del self._set[name]
        action()


class Timers:
    def __init__(self, post: Callable[[Mail], None], think: Think) -> None:
        self._post, self._think = post, think
        self._clock = asyncio.get_running_loop().time
        self._named = NamedTimers()
        self._hourglass: tuple[int, float] | None = None  # for which phase the timer is set, and when
        self._thinking: dict[Seat, tuple[int, bool]] = {}  # in which phase each bot thinks, and whether in a hurry
        self._peopled: int | None = None  # the last phase in which a person was awaited

    def reset(self, table: Table | None, bots: Set[Seat]) -> None:
        """Set the timer of the phase, and let bots begin to think."""
        self._set_deadline(table)
        if table and table.waiting and table.stopped is None:
            waiting, people = table.waiting, table.waiting.seats - bots
            if people:
                self._peopled = waiting.phase
            hurried = not people and (waiting.race or self._peopled == waiting.phase)
            for seat in bots & waiting.seats:
                self._let_think(table, waiting.phase, seat, hurried)

    def _let_think(self, table: Table, phase: int, seat: Seat, hurried: bool) -> None:
        """Once for each move; reschedule once only bots remain."""
        name, thought = ("bot", seat), (phase, hurried)
        if name not in self._named or self._thinking[seat] != thought:
            self._thinking[seat] = thought
            seconds = self._think(table, seat, self._clock(), hurried)
            self._named.set(name, seconds, partial(self._post, BotsTurn(seat)))

    def watch_for_host(self, host: PersonId | None, missed: bool) -> None:
        """A minute without the host counts while somebody else is here."""
        if host is None or not missed:
            self._named.cancel(("host", host))
        elif ("host", host) not in self._named:
            self._named.set(("host", host), HOST_MISSING, partial(self._post, HostMissing(host)))

    def bound_explaining(self, game: int | None) -> None:
        """However long somebody reads, the game begins. None: nothing is explained."""
        if game is None:
            self._named.cancel("explaining")
        elif "explaining" not in self._named:
            self._named.set("explaining", EXPLAINING, partial(self._post, ExplainedForLong(game)))

    def retry(self, action: Callable[[], None]) -> None:
        self._named.set("retry", TRY_AGAIN, action)

    def stop(self) -> None:
        self._named.cancel_all()

    def _set_deadline(self, table: Table | None) -> None:
        deadline = table.deadline if table else None
        if table is None or table.waiting is None or deadline is None:
            self._named.cancel("deadline")
            return
        hourglass = (table.waiting.phase, deadline)
        if hourglass != self._hourglass or "deadline" not in self._named:
            self._hourglass = hourglass
            post = partial(self._post, TimeIsUp(table.waiting.phase))
            self._named.set("deadline", deadline - self._clock(), post)
