"""A room that lives: it deals with its mail one by one, so that everything in it happens one after another.

The order is decide → append → adopt → answer → tell: nothing is shown before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial, reduce
from time import perf_counter

from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected, Seat
from ardoise.games import GAMES
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import UNMETERED, AnyCommand, CorrectionCommand, CrossOut, Leave
from ardoise.server.lobby.events import Began, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.practice import begun
from ardoise.server.lobby.seats import teammates
from ardoise.server.lobby.start import day_of
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import BROKEN, KICKED, LEFT, RESTART, AskHint, Close, Play, Speech
from ardoise.server.records.archive import Kept, deal, entries
from ardoise.server.records.custom_packs import brought, pack_needed
from ardoise.server.records.idempotency import cause_of
from ardoise.server.room.aloud import time_to_read
from ardoise.server.room.corrections import concerned, decide_correction
from ardoise.server.room.hints import hinted
from ardoise.server.room.live_bots import bots_step
from ardoise.server.room.mailbox import (
    Arrived,
    BotsTurn,
    Departed,
    ExplainedForLong,
    HostMissing,
    Mail,
    Mailbox,
    Said,
    Screen,
    TimeIsUp,
    WantsIn,
    send_back,
)
from ardoise.server.room.outcome import end_of_game
from ardoise.server.room.phase_clock import apply_to_clock, restore_table, rung
from ardoise.server.room.room_log import RoomLog
from ardoise.server.room.screens import EVERYTHING, News, Screens
from ardoise.server.room.services import RoomServices
from ardoise.server.room.table import Step, Table
from ardoise.server.room.timers import Timers
from ardoise.server.room.unasked import unasked
from ardoise.store.log import Collision, StoreFailed

log = logging.getLogger(__name__)


class Room:
    def __init__(self, kept: Kept, services: RoomServices, on_end: Callable[[], None]) -> None:
        self.lobby, self.answered = kept.lobby, kept.answered
        self.log = RoomLog(kept, services)
        self.screens = Screens(self._today)
        self.mailbox = Mailbox(self._handle, self._broke)
        self.table: Table | None = None
        self._store, self._wall, self._coach = services.store, services.wall, services.coach
        self._new_seed = services.new_seed
        self._waiting = services.limits.waiting
        self._on_end, self._metrics = on_end, services.metrics
        self._loop = asyncio.get_running_loop()
        self._timers = Timers(self.post, services.think)
        self._ended = False
        if kept.state is not None:
            self.table = restore_table(kept, self._loop.time(), self._wall())
            self._set_timers()

    @property
    def code(self) -> str:
        return self.lobby.code

    def post(self, mail: Mail) -> None:
        if self._ended:
            send_back(mail)
        else:
            self.mailbox.put(mail)

    def close(self, code: Close = RESTART) -> None:
        self._ended = True
        self._timers.stop()
        self._on_end()
        self.screens.close(code)
        for mail in self.mailbox.stop():
            send_back(mail)

    def _broke(self, failure: Exception) -> None:
        """It ends alone. Its log is whole, and it wakes when somebody comes."""
        if isinstance(failure, Collision):
            log.warning("a room went to another owner")
            self.close(RESTART)
        else:
            log.error("a room broke", exc_info=failure)
            self.close(BROKEN)

    async def _handle(self, mail: Mail) -> None:
        self._check_owner()
        match mail:
            case Said():
                await self._said(mail)
            case Arrived(screen, age):
                self._arrived(screen, age)
            case Departed(screen):
                self._departed(screen)
            case WantsIn():
                await self._join(mail)
            case TimeIsUp(phase):
                await self._time_is_up(phase)
            case BotsTurn(seat):
                await self._bots_turn(seat)
            case HostMissing() | ExplainedForLong():
                await self._unasked(unasked(self.lobby, self.screens, mail))

    async def _said(self, mail: Said) -> None:
        """Carry out (decide, append, adopt), then answer the sender, then tell everybody."""
        try:
            news = await self._carry_out(mail.screen, mail.message)
        except (Rejected, StoreFailed) as failure:
            self._metrics.refused(mail.refuse(failure))
            return
        mail.answer()
        self._metrics.acknowledgement.observe(perf_counter() - mail.since)
        if news:
            self.answered.add(mail.screen.person, mail.message.id)
            self._tell(news)

    async def _carry_out(self, screen: Screen, message: Speech) -> News | None:
        """None: nothing has changed."""
        person = screen.person
        if not self.screens.acts(screen):  # it does not know how far the acting one has counted
            raise Rejected("looking_only")
        if isinstance(message, AskHint):
            screen.send(encode(hinted(self._coach, self.lobby, self.table, person)), None)
            return None
        if self.answered.already(person, message.id):
            return None
        if isinstance(message, UNMETERED):
            return await self._command(person, message)
        self.log.refuse_if_full(self.lobby.playing)
        self.log.refuse_if_fast(person, self._loop.time())
        before = self.log.entries
        if isinstance(message, Play):
            seat = rules.person_of(self.lobby, person).seat
            if self.table is None or seat is None:
                raise Rejected("not_seated")
            step = self.table.play(seat, message, self._loop.time())
            news: News | None = await self._store_step(self.table, step, cause_of(person, message.id))
        elif isinstance(message, CorrectionCommand):
            news = await self._correct(person, message)
        else:
            news = await self._command(person, message)
        self.log.count(person, self.log.entries - before, self._loop.time())
        return news

    async def _correct(self, by: PersonId, command: CorrectionCommand) -> News:
        deciding = decide_correction(self._store, self.lobby, self.table, by, command)
        correction = await self._loop.create_task(deciding)  # a store may read under a timeout, which only a task has
        cause = cause_of(by, command.id)
        if self.table and correction.step:
            return await self._store_step(self.table, correction.step, cause, correction.events)
        await self._store_events(correction.events, cause)
        return News(only=concerned(self.lobby, by, command.question), table=False)

    async def _command(self, by: PersonId, command: AnyCommand) -> News | None:
        """None: nothing has changed, so the log knows nothing of it."""
        key = pack_needed(self.lobby, command)
        pack = await self._loop.create_task(brought(self._store, key, self._wall())) if key else None
        away = partial(self.screens.away, self.lobby)
        events = rules.decide(self.lobby, by, command, away, self._new_seed, self._today(), pack)
        if not events:
            return None
        await self._store_events(events, cause_of(by, command.id))
        if isinstance(command, CrossOut):  # that somebody takes notes is nobody else's business
            return News(only=teammates(self.lobby, by), table=False)
        return News(farewell=LEFT if isinstance(command, Leave) else KICKED)

    async def _store_step(self, table: Table, step: Step, cause: str, events: Sequence[LobbyEvent] = ()) -> News:
        """Store a step of the game and what follows for the room, then make it true."""
        at = self._wall()
        written = entries(self.lobby.number, table.version, at, cause, step.events)
        events = events or end_of_game(self.lobby, table.game.outcome(step.state), table.asked)
        given = time_to_read(self.lobby, self.screens, table.waiting, step.state, step.events)
        await self.log.append(written + self.log.entries_of(self.lobby, at, "", (*events, *given)))
        self._check_owner()
        table.adopt(step, self._loop.time())
        self._adopt((*events, *given))
        self._set_timers()
        return News(step.events, room=bool(events))

    async def _store_events(self, events: Sequence[LobbyEvent], cause: str) -> None:
        """Store events of the room, a game's first state among them, then make them true."""
        at = self._wall()
        began = next((event for event in events if isinstance(event, Began)), None)
        dealt = deal(began) if began else None
        if began:
            events = (*events, *time_to_read(reduce(evolve, events, self.lobby), self.screens, None, dealt, ()))
        first_state = entries(began.number, 0, at, cause, (dealt,)) if began else []
        await self.log.append(self.log.entries_of(self.lobby, at, cause, events) + first_state)
        self._check_owner()
        if began:
            self.table = Table(GAMES[began.game], dealt, began.seed, self._loop.time())
        self._adopt(events)
        self._set_timers()

    def _check_owner(self) -> None:
        """Collision, if the room lives elsewhere by now: never on a single server."""

    def _today(self) -> str:
        return day_of(self._wall())

    def _adopt(self, events: Iterable[LobbyEvent]) -> None:
        for event in events:
            self.lobby = evolve(self.lobby, event)
            if self.table:
                apply_to_clock(self.table, self.lobby, event, self._loop.time())

    async def _join(self, mail: WantsIn) -> None:
        if mail.answer.done():
            return  # the newcomer has gone away
        try:
            self.log.refuse_if_full(self.lobby.playing)
            absent = self.screens.missing(self.lobby)
            joined = rules.join(
                self.lobby, mail.name, mail.role, mail.token, mail.device, self._waiting, absent, mail.new_to
            )
            await self._store_events(begun(self.lobby, joined, self._new_seed, self._today()), "")
        except (Rejected, StoreFailed) as refusal:
            mail.turn_away(refusal)
            return
        mail.let_in(PersonId(len(self.lobby.people) - 1))
        self._tell(EVERYTHING)

    async def _time_is_up(self, phase: int) -> None:
        table, now = self.table, self._loop.time()
        match rung(table, phase, now):
            case "early":
                self._set_timers()
            case "spared":
                self._set_timers()
                self._tell(EVERYTHING)
            case "up":
                assert table
                await self._automatic_step(table, table.time_up())

    async def _bots_turn(self, seat: Seat) -> None:
        step = bots_step(self.table, self.lobby, seat)
        if self.table and step:
            await self._automatic_step(self.table, step)

    async def _automatic_step(self, table: Table, step: Step) -> None:
        """A step of the clock or of a bot. If it cannot be stored now, it is tried again."""
        try:
            news = await self._store_step(table, step, "")
        except StoreFailed:
            self._timers.retry(self._set_timers)
            return
        self._tell(news)

    async def _unasked(self, events: Sequence[LobbyEvent]) -> None:
        if events:
            with suppress(StoreFailed):  # then its timer runs for another minute
                await self._store_events(events, "")
            self._set_timers()
            self._tell(EVERYTHING)

    def _arrived(self, screen: Screen, age: float) -> None:
        """Arriving and coming back are the same thing."""
        if self.lobby.people[screen.person].gone:
            screen.close(KICKED)
            return
        self.screens.add(screen, self._loop.time() - age)
        self.screens.drop_surplus(self.lobby, screen.person)
        self._tell(EVERYTHING)

    def _departed(self, screen: Screen) -> None:
        if self.screens.remove(screen):
            self._tell(EVERYTHING)

    def _tell(self, news: News) -> None:
        if news.farewell is not None:
            self.screens.close_gone(self.lobby, news.farewell)
            self._timers.watch_for_host(self.lobby.host, missed=self.screens.miss(self.lobby.host))
        began = perf_counter()
        self.screens.tell(news, self.lobby, self.table, self.answered.last, self._loop.time())
        self._metrics.fan_out.observe(perf_counter() - began)

    def _set_timers(self) -> None:
        self._timers.reset(self.table, self.lobby.bots)
        self._timers.bound_explaining(self.lobby.number if self.lobby.explaining else None)
