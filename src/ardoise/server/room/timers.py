"""What a room must not forget: the hourglass, a bot that thinks, a host who is gone. Each rings as a letter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from functools import partial

from ardoise.engine.game import Seat
from ardoise.server.lobby.types import PersonId
from ardoise.server.room.alarms import Alarms
from ardoise.server.room.live_bots import Think
from ardoise.server.room.mailbox import BotsTurn, HostMissing, Letter, TimeIsUp
from ardoise.server.room.table import Table

HOST_MISSING = 60.0  # seconds after which another player becomes host


class Timers:
    def __init__(self, post: Callable[[Letter], None], think: Think) -> None:
        self._post, self._think = post, think
        self._clock = asyncio.get_running_loop().time
        self._alarms = Alarms()
        self._hourglass: tuple[int, float] | None = None  # for which phase and when the alarm is set
        self._pondering: dict[Seat, tuple[int, bool]] = {}  # in which phase each bot thinks, and whether in a hurry
        self._peopled: int | None = None  # the last phase in which a person was awaited

    def wind_up(self, table: Table | None, bots: Set[Seat]) -> None:
        """Set the alarm for the hourglass, and let bots begin to think."""
        self._set_deadline(table)
        if table and table.waiting and table.stopped is None:
            waiting, people = table.waiting, table.waiting.seats - bots
            if people:
                self._peopled = waiting.phase
            hurried = not people and (waiting.race or self._peopled == waiting.phase)
            for seat in bots & waiting.seats:
                self._let_think(table, waiting.phase, seat, hurried)

    def _let_think(self, table: Table, phase: int, seat: Seat, hurried: bool) -> None:
        """Once for each move, and anew when nobody but bots is waited for any more."""
        name, thought = ("bot", seat), (phase, hurried)
        if name not in self._alarms or self._pondering[seat] != thought:
            self._pondering[seat] = thought
            seconds = self._think(table, seat, self._clock(), hurried)
            self._alarms.set(name, seconds, partial(self._post, BotsTurn(seat)))

    def watch_for_host(self, host: PersonId | None, missed: bool) -> None:
        """A minute without the host, counted for as long as somebody is here to miss them."""
        if host is None or not missed:
            self._alarms.cancel(("host", host))
        elif ("host", host) not in self._alarms:
            self._alarms.set(("host", host), HOST_MISSING, partial(self._post, HostMissing(host)))

    def try_again(self, seconds: float, what: Callable[[], None]) -> None:
        self._alarms.set("again", seconds, what)

    def stop(self) -> None:
        self._alarms.cancel_all()

    def _set_deadline(self, table: Table | None) -> None:
        deadline = table.deadline if table else None
        if table is None or table.waiting is None or deadline is None:
            self._alarms.cancel("deadline")
            return
        hourglass = (table.waiting.phase, deadline)
        if hourglass != self._hourglass or "deadline" not in self._alarms:
            self._hourglass = hourglass
            ring = partial(self._post, TimeIsUp(table.waiting.phase))
            self._alarms.set("deadline", deadline - self._clock(), ring)
