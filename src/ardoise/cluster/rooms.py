"""All rooms of the service, as one node sees them: some live here, others on the nodes that hold their leases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, repeat

from ardoise.cluster.calls import Call, Exchange
from ardoise.cluster.guests import Passage, Route
from ardoise.cluster.holding import Holding
from ardoise.cluster.leased import LeasedRoom
from ardoise.cluster.messages import NodeName
from ardoise.cluster.reception import Reception
from ardoise.cluster.routes import Far, Near, Outgoing
from ardoise.cluster.standing import Standing
from ardoise.engine.game import Rejected
from ardoise.server.archive import LOBBY, entries, lobby_of, wake
from ardoise.server.forgetting import DAY, forget_old
from ardoise.server.letters import WantsIn
from ardoise.server.lobby.practice import Practice, opened
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import NO_ROOM, RESTART
from ardoise.server.room import Room
from ardoise.server.rooms import SLEEP_AFTER, Host, Rooms
from ardoise.server.tokens import new_code
from ardoise.store.log import Collision, StoreFailed

log = logging.getLogger(__name__)

PAUSES = (0.01, 0.05, 0.1)  # seconds before a room is looked for again …
PAUSE = 0.25  # … and from then on
PATIENCE = 6.0  # seconds for which people wait for their room before they are told to come again
IMPATIENCE = 2.0  # if this node reaches nobody
FORGETTING = "forgetting"  # a lease like a room's: one node at a time

Place = Room | NodeName  # here, or there


class SharedRooms(Rooms):
    holding: Holding
    exchange: Exchange

    def share(self, holding: Holding, exchange: Exchange, standing: Standing) -> None:
        """With the others. Before this nobody may be let in."""
        self.holding, self.exchange, self.standing = holding, exchange, standing
        self.passages: dict[str, Passage] = {}
        self.locating: dict[str, asyncio.Future[Place | None]] = {}
        self.leaving: dict[str, asyncio.Future[None]] = {}
        self.searching: dict[Passage, asyncio.Future[None]] = {}
        self.stopping = False

    def receive(self, call: Call) -> Reception:
        """Another node calls."""
        return Reception(call, self.live)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """By a lease of that name."""
        for _ in range(round(PATIENCE / PAUSE)):
            if await self._claim(name):
                break
            await asyncio.sleep(PAUSE)
        else:
            raise StoreFailed("unreachable", "another node is at it")
        try:
            yield
        finally:
            await self.holding.release(name)

    def health(self) -> tuple[bool, dict[str, bool]]:
        """Without the database it is of no use, nor if it alone does not reach the others."""
        database, messenger = self.holding.reached, self.standing.reaches()
        return database and not self.standing.outcast, {"database": database, "messenger": messenger}

    async def open(self, practice: Practice | None = None) -> Host:
        if len(self.live) >= self.most:
            raise Rejected("server_full")
        self._refuse_if_outcast()
        while True:
            code = new_code()
            if not await self._claim(code):
                continue
            try:
                await self.store.append(code, entries(LOBBY, 0, self.wall(), "", opened(code, practice)))
            except Collision:  # a room that sleeps, or one that was forgotten today
                await self.holding.release(code)
                continue
            room = await self.find(code)
            assert room is not None
            return room

    async def find(self, code: str) -> Host | None:
        """The way to a room. A room that lives nowhere wakes here."""
        with self._coming(code):
            place = await self._where(code)
            if place is None:
                return None
            lobby = place.lobby if isinstance(place, Room) else lobby_of(await self.store.read(code))
        passage = self.passages.setdefault(code, Passage(code, self._search))
        passage.lobby = lobby
        if not passage.route or not passage.route.leads_to(place):
            passage.lead(self._route(code, place))
        return passage

    async def ask(self, room: Host, letter: WantsIn) -> PersonId:
        """It may be asked again: with the same mark nobody comes in twice."""
        for pause in chain(PAUSES, repeat(PAUSE, round(PATIENCE / PAUSE))):
            answer: asyncio.Future[PersonId] = asyncio.get_running_loop().create_future()
            room.post(WantsIn(letter.name, letter.role, letter.token, answer))
            try:
                return await answer
            except Rejected as refusal:
                if refusal.code != "no_room":
                    raise
            await asyncio.sleep(pause)
            found = await self.find(room.code)
            if found is None:
                break
            room = found
        raise Rejected("no_room")

    async def forget_old(self) -> list[str]:
        """One node at a time, and of rooms that live nowhere."""
        claimed = {FORGETTING}

        async def is_awake(code: str) -> bool:
            claimed.add(code)
            return code in self.live or not await self._claim(code)

        try:
            if not await self._claim(FORGETTING):
                return []
            return await forget_old(self.store, self.wall(), DAY, is_awake)
        except (StoreFailed, Collision):
            log.warning("old rooms could not be forgotten")
            return []
        finally:
            await self.holding.release(*(claimed - self.live.keys()))

    async def rest(self, after: float = SLEEP_AFTER) -> None:
        await super().rest(after)
        for code, passage in list(self.passages.items()):
            if not passage.guests and passage not in self.searching and code not in self.coming:
                del self.passages[code]

    async def close(self) -> None:
        """The others take over at once: that is why leases are given back before anybody is told."""
        self.stopping = True
        for search in list(self.searching.values()):
            search.cancel()
        rooms = list(self.live)
        await super().close()
        await self.holding.release(*rooms)
        for passage in self.passages.values():
            passage.close(RESTART)
        self.exchange.close()

    def lost(self, code: str) -> None:
        """The lease is another's by now, or could not be renewed."""
        if room := self.live.get(code):
            self._drop(room)

    def lose_all(self) -> None:
        """They are better off elsewhere."""
        for room in list(self.live.values()):
            self._drop(room)

    async def _claim(self, name: str) -> bool:
        return (await self.holding.claim(name)).name == self.holding.me.name

    async def _where(self, code: str) -> Place | None:
        while (room := self.live.get(code)) is None:
            if code not in self.locating:
                self.locating[code] = asyncio.ensure_future(self._locate(code))
            place = await asyncio.shield(self.locating[code])
            if not isinstance(place, Room):
                return place
        self.quiet.pop(code, None)
        return room

    async def _locate(self, code: str) -> Place | None:
        try:
            if code in self.leaving:
                await self.leaving[code]
            self._refuse_if_outcast()
            owner = await self.holding.claim(code)
            if owner.name != self.holding.me.name:
                return owner.name
            kept = wake(await self.store.read(code))  # after the claim: from now on nobody else writes
            if not kept.facts or kept.lobby.retired:
                await self.holding.release(code)
                return None
            habits = self.wall, self.think, self.coach
            room = LeasedRoom(kept, self.store, *habits, lambda: self._drop(room), self.holding.holds)
            self.live[code] = room
            return room
        finally:
            del self.locating[code]

    def _refuse_if_outcast(self) -> None:
        if self.standing.outcast:
            raise StoreFailed("unreachable", "the other nodes are not reached")

    def _route(self, code: str, place: Place) -> Route:
        if isinstance(place, Room):
            return Near(place)
        talk = self.exchange.call(place, Outgoing).listener
        assert isinstance(talk, Outgoing)
        return Far(code, talk)

    def _drop(self, room: Room) -> None:
        if self.live.get(room.code) is room and not self.stopping:
            self.leaving[room.code] = asyncio.ensure_future(self._leave(room))
        super()._drop(room)

    async def _leave(self, room: Room) -> None:
        await room.close()
        await self.holding.release(room.code)
        del self.leaving[room.code]

    def _search(self, passage: Passage) -> None:
        if self.stopping:
            passage.close(RESTART)
        elif passage not in self.searching:
            self.searching[passage] = asyncio.ensure_future(self._find_again(passage))

    async def _find_again(self, passage: Passage) -> None:
        """Nobody's socket is closed, unless their room cannot be found for long: then another node may know more."""
        try:
            for pause in chain(PAUSES, repeat(PAUSE)):
                await asyncio.sleep(pause)
                if passage.route or not passage.guests:
                    return
                if passage.lost_for() > (PATIENCE if self.standing.reaches() else IMPATIENCE):
                    passage.close(RESTART)
                    return
                try:
                    if await self.find(passage.code) is None:
                        passage.close(NO_ROOM)
                except StoreFailed:
                    continue
        finally:
            del self.searching[passage]
