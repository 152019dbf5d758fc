"""A room that lives: one task reads its letter box, so that everything in it happens one after another.

The order is decide → append → adopt → answer → tell: nothing is shown before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial

from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected, Seat
from ardoise.games import GAMES
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import AnyCommand, CorrectionCommand, CrossOut, Leave
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.practice import begun
from ardoise.server.lobby.seats import teammates
from ardoise.server.lobby.start import day_of, new_seed
from ardoise.server.lobby.types import MOST_PEOPLE, Began, HostNamed, LobbyEvent, PersonId
from ardoise.server.log_redaction import note
from ardoise.server.protocol import BROKEN, KICKED, LEFT, RESTART, Answer, AskHint, Close, Play, Speech
from ardoise.server.records.archive import LOBBY, Kept, deal, entries
from ardoise.server.records.custom_packs import brought
from ardoise.server.records.idempotency import cause_of
from ardoise.server.room.corrections import concerned, ending, look_again
from ardoise.server.room.hints import GiveHint, hinted
from ardoise.server.room.live_bots import Think, bots_step
from ardoise.server.room.mailbox import (
    Arrived,
    BotsTurn,
    Departed,
    HostMissing,
    Letter,
    Mailbox,
    Said,
    Screen,
    TimeIsUp,
    WantsIn,
    send_back,
)
from ardoise.server.room.phase_clock import keep_pace, rung, set_hourglass, table_again
from ardoise.server.room.screens import Screens
from ardoise.server.room.table import Step, Table
from ardoise.server.room.timers import Timers
from ardoise.store.log import Collision, Entry, Store, StoreFailed

log = logging.getLogger(__name__)

Tell = Callable[[], None]
TRY_AGAIN = 1.0  # seconds until the table tries again what could not be stored


class Room:
    def __init__(
        self,
        kept: Kept,
        store: Store,
        wall: Callable[[], float],
        think: Think,
        coach: GiveHint,
        on_end: Callable[[], None],
    ) -> None:
        self.lobby, self.facts, self.answered = kept.lobby, kept.facts, kept.answered
        self.screens = Screens(self._today)
        self.letters = Mailbox()
        self.table: Table | None = None
        self._store, self._wall, self._coach, self._on_end = store, wall, coach, on_end
        self._loop = asyncio.get_running_loop()
        self._reminders = Timers(self.post, think)
        self._ended = False
        if kept.state is not None:
            self.table = table_again(kept, self._loop.time(), self._wall())
            self._wind_up()
        self._task = self._loop.create_task(self._run(), name=f"room {self.lobby.code}")

    @property
    def code(self) -> str:
        return self.lobby.code

    def post(self, letter: Letter) -> None:
        if self._ended:
            send_back(letter)
        else:
            self.letters.put(letter)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._end(RESTART)

    async def _run(self) -> None:
        try:
            while True:
                await self._read(await self.letters.get())
        except Collision:
            log.warning("a room went to another owner")
            self._end(RESTART)
        except Exception:
            log.exception("a room broke")  # it ends alone; its log is whole, and it wakes when somebody comes
            self._end(BROKEN)

    async def _read(self, letter: Letter) -> None:
        try:
            await self._handle(letter)
        except BaseException:  # also if the room is closed meanwhile: it ends, and nobody stands at its door for ever
            self.letters.put_back(letter)
            raise

    def _end(self, code: Close) -> None:
        self._ended = True
        self._reminders.stop()
        self._on_end()
        self.screens.close(code)
        for letter in self.letters.emptied():
            send_back(letter)

    async def _handle(self, letter: Letter) -> None:
        match letter:
            case Said(screen, message):
                await self._said(screen, message)
            case Arrived(screen, age):
                self._arrived(screen, age)
            case Departed(screen):
                self._departed(screen)
            case WantsIn():
                await self._join(letter)
            case TimeIsUp(phase):
                await self._time_is_up(phase)
            case BotsTurn(seat):
                await self._bots_turn(seat)
            case HostMissing(host):
                await self._host_missing(host)

    async def _said(self, screen: Screen, message: Speech) -> None:
        """Answer the person once what they asked for is stored or refused; then tell all."""
        person, number = screen.person, message.id
        tell: Tell | None = None
        try:
            if not self.screens.acts(screen):  # it does not know how far the acting one has counted
                raise Rejected("looking_only")
            if isinstance(message, AskHint):
                screen.send(encode(hinted(self._coach, self.lobby, self.table, person)), None)
            elif not self.answered.already(person, number):
                tell = await (self._play(person, message) if isinstance(message, Play) else self._wish(person, message))
        except (Rejected, StoreFailed) as failure:
            screen.send(encode(_refused(number, failure)), None)
            return
        screen.send(encode(Answer(number)), None)
        if tell:
            self.answered.add(person, number)
            tell()

    async def _play(self, by: PersonId, message: Play) -> Tell:
        seat = rules.person_of(self.lobby, by).seat
        if self.table is None or seat is None:
            raise Rejected("not_seated")
        return await self._take(self.table, self.table.play(seat, message), cause_of(by, message.id))

    async def _take(self, table: Table, step: Step, cause: str, facts: Sequence[LobbyEvent] = ()) -> Tell:
        """Store a step of the game and what follows for the room, then make it true."""
        at = self._wall()
        written = entries(self.lobby.number, table.version, at, cause, step.events)
        facts = facts or ending(self.lobby, table.game.outcome(step.state), tuple(table.asked))
        await self._store.append(self.code, written + entries(LOBBY, self.facts, at, "", facts))
        table.adopt(step, self._loop.time())
        self._adopt(facts)
        self._wind_up()
        return partial(self._tell_table, step, room_too=bool(facts))

    async def _look_again(self, by: PersonId, wish: CorrectionCommand) -> Tell:
        found, cause = await look_again(self._store, self.lobby, self.table, by, wish), cause_of(by, wish.id)
        if self.table and found.step:
            return await self._take(self.table, found.step, cause, found.facts)
        await self._keep(found.facts, cause)
        return self._tell_only(concerned(self.lobby, by, wish.question))

    async def _wish(self, by: PersonId, wish: AnyCommand | CorrectionCommand) -> Tell:
        if isinstance(wish, CorrectionCommand):
            return await self._look_again(by, wish)
        own = await brought(self._store, self.lobby, wish, self._wall())
        facts = rules.decide(self.lobby, by, wish, partial(self.screens.away, self.lobby), new_seed, self._today(), own)
        await self._keep(facts, cause_of(by, wish.id))
        if isinstance(wish, CrossOut):  # that somebody takes notes is nobody else's business
            return self._tell_only(teammates(self.lobby, by))
        return partial(self._tell_all, LEFT if isinstance(wish, Leave) else KICKED)

    async def _keep(self, facts: Sequence[LobbyEvent], cause: str) -> None:
        """Store facts of the room, a game's first state among them, then make them true."""
        at = self._wall()
        written: list[Entry] = entries(LOBBY, self.facts, at, cause, facts)
        began = next((fact for fact in facts if isinstance(fact, Began)), None)
        dealt = deal(began) if began else None
        if began:
            written += entries(began.number, 0, at, cause, (dealt,))
        await self._store.append(self.code, written)
        self._adopt(facts)
        if began:
            self.table = Table(GAMES[began.game], dealt, began.seed, self._loop.time())
            set_hourglass(self.table, self.lobby)
        self._wind_up()

    def _today(self) -> str:
        return day_of(self._wall())

    def _adopt(self, facts: Iterable[LobbyEvent]) -> None:
        for fact in facts:
            self.lobby = evolve(self.lobby, fact)
            self.facts += 1
            if self.table:
                keep_pace(self.table, self.lobby, fact, self._loop.time())

    async def _join(self, letter: WantsIn) -> None:
        if letter.answer.done():
            return  # whoever asked has gone away
        try:
            joined = rules.join(self.lobby, letter.name, letter.role, letter.token)
            await self._keep(begun(self.lobby, joined, new_seed, self._today()), "")
        except (Rejected, StoreFailed) as refusal:
            letter.turn_away(refusal)
            return
        letter.let_in(PersonId(len(self.lobby.people) - 1))
        self._tell_all()

    async def _time_is_up(self, phase: int) -> None:
        table, now = self.table, self._loop.time()
        match rung(table, phase, now):
            case "early":
                self._wind_up()
            case "spared":
                self._wind_up()
                self._tell_all()
            case "up":
                assert table
                await self._by_the_table(table, table.time_up())

    async def _bots_turn(self, seat: Seat) -> None:
        step = bots_step(self.table, self.lobby, seat)
        if self.table and step:
            await self._by_the_table(self.table, step)

    async def _by_the_table(self, table: Table, step: Step) -> None:
        """A step that nobody waits to have answered: if it cannot be stored now, it is tried again."""
        try:
            tell = await self._take(table, step, "")
        except StoreFailed:
            self._reminders.try_again(TRY_AGAIN, self._wind_up)
            return
        tell()

    async def _host_missing(self, host: PersonId) -> None:
        if self.lobby.host != host or host in self.screens:
            return
        if (other := rules.next_host(self.lobby, self.screens.missing(self.lobby))) is not None:
            with suppress(StoreFailed):  # then the host is missed for another minute
                await self._keep((HostNamed(other),), "")
            self._tell_all()

    def _arrived(self, screen: Screen, age: float) -> None:
        """Arriving and coming back are the same thing."""
        if self.lobby.people[screen.person].gone:
            screen.close(KICKED)
            return
        self.screens.add(screen, self._loop.time() - age)
        if len(self.screens) > MOST_PEOPLE:
            self.screens.drop_one(screen.person)
        self._tell_all()

    def _departed(self, screen: Screen) -> None:
        if self.screens.remove(screen):
            self._tell_all()

    def _tell_all(self, farewell: Close = KICKED) -> None:
        """Everybody. Whoever is not one of us any more is told so last."""
        self.screens.see_off(self.lobby, farewell)
        host = self.lobby.host
        self._reminders.watch_for_host(
            host, missed=host is not None and bool(self.screens) and host not in self.screens
        )
        self.screens.tell_room(self.lobby, self.answered.last)
        if self.table:
            self.screens.tell_table(self.lobby, self.table, self._loop.time(), ())

    def _tell_only(self, people: set[PersonId]) -> Tell:
        return partial(self.screens.tell_room, self.lobby, self.answered.last, only=people)

    def _tell_table(self, step: Step, room_too: bool) -> None:
        if room_too:
            self.screens.tell_room(self.lobby, self.answered.last)
        if self.table:
            self.screens.tell_table(self.lobby, self.table, self._loop.time(), step.events)

    def _wind_up(self) -> None:
        self._reminders.wind_up(self.table, self.lobby.bots)


def _refused(message: int, failure: Rejected | StoreFailed) -> Answer:
    if isinstance(failure, StoreFailed):
        return Answer(message, "not_stored", {"why": failure.code})
    note(failure.code)
    return Answer(message, failure.code, failure.about)
