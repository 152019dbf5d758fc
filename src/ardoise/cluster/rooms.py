"""All rooms of the service, as one node sees them: some live here, others on the nodes that hold their leases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from itertools import chain, repeat

from msgspec.structs import replace

from ardoise.cluster.connectivity import Connectivity
from ardoise.cluster.lease_keeper import LeaseKeeper
from ardoise.cluster.leased_room import LeasedRoom
from ardoise.cluster.messages import NodeName
from ardoise.cluster.peer_client import PeerClient
from ardoise.cluster.peer_link import PeerLink, PeerLinks
from ardoise.cluster.peer_server import PeerServer
from ardoise.cluster.remote_sessions import RoomProxy, Route
from ardoise.cluster.room_locator import PATIENCE, PAUSE, PAUSES, RoomLocator
from ardoise.cluster.routes import Far, Near
from ardoise.engine.game import Rejected
from ardoise.server.lobby.practice import Practice, opened
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.protocol import RESTART
from ardoise.server.records.archive import LOBBY, entries, lobby_in, woken
from ardoise.server.records.clock_witness import CLOCK
from ardoise.server.records.tokens import new_code
from ardoise.server.room.mailbox import WantsIn
from ardoise.server.room.room import Room
from ardoise.server.room.rooms import SLEEP_AFTER, Host, Rooms
from ardoise.store.log import Collision, StoreFailed

log = logging.getLogger(__name__)

FORGETTING = CLOCK  # a lease like a room's: one node at a time

Place = Room | NodeName  # here, or there


class SharedRooms(Rooms):
    leases: LeaseKeeper
    links: PeerLinks

    def share(self, leases: LeaseKeeper, links: PeerLinks, connectivity: Connectivity) -> None:
        """With the others. Before this nobody may be let in."""
        self.leases, self.links, self.connectivity = leases, links, connectivity
        self.proxies: dict[str, RoomProxy] = {}
        self.locating: dict[str, asyncio.Future[Place | None]] = {}
        self.leaving: dict[str, asyncio.Future[None]] = {}
        self.locator = RoomLocator(self.find, connectivity)
        self.stopping = False

    def accept(self, link: PeerLink) -> PeerServer:
        """Another node has opened it."""
        return PeerServer(link, self._held)

    def hold(self, name: str) -> AbstractAsyncContextManager[None]:
        """By a lease of that name."""
        return self.leases.hold(name)

    def health(self) -> tuple[bool, dict[str, bool | str]]:
        """Without the database it is of no use, nor if it alone does not reach the others."""
        well, parts = super().health()
        database, messenger = self.leases.reached, self.connectivity.reaches()
        reached = {"database": database, "messenger": messenger}
        return well and database and not self.connectivity.outcast, {**parts, **reached}

    def complaint(self) -> str:
        if not self.leases.reached:
            return "the database is not reached"
        return super().complaint() or ("the other nodes are not reached" if self.connectivity.outcast else "")

    async def open(self, practice: Practice | None = None) -> Host:
        if len(self.live) >= self.limits.rooms:
            raise Rejected("server_full")
        self._refuse_if_outcast()
        while True:
            code = new_code()
            if not await self._claim(code):
                continue
            try:
                first = opened(code, practice, self.limits.people)
                await self.store.append(code, entries(LOBBY, 0, self.wall(), "", first))
            except BaseException as failure:
                await self.leases.release(code)
                if isinstance(failure, Collision):  # a room that sleeps, or one that was forgotten today
                    continue
                raise
            room = await self.find(code)
            assert room is not None
            return room

    async def find(self, code: str) -> Host | None:
        """The way to a room. A room that lives nowhere wakes here."""
        with self._coming(code):
            place = await self._where(code)
            lobby = await self._lobby(code, place)
            if place is None or lobby is None:
                return None
        proxy = self.proxies.setdefault(code, RoomProxy(code, self.locator.begin))
        proxy.lobby = lobby
        if not proxy.route or not proxy.route.leads_to(place):
            proxy.lead(self._route(code, place))
        return proxy

    async def ask(self, room: Host, mail: WantsIn) -> PersonId:
        """It may be asked again: with the same mark nobody comes in twice."""
        clock = asyncio.get_running_loop().time
        began = clock()
        for pause in chain(PAUSES, repeat(PAUSE)):
            answer: asyncio.Future[PersonId] = asyncio.get_running_loop().create_future()
            room.post(replace(mail, answer=answer))
            try:
                return await answer
            except Rejected as refusal:
                if refusal.code != "no_room":
                    raise
            if clock() - began > PATIENCE:
                break
            await asyncio.sleep(pause)
            found = await self.find(room.code)
            if found is None:
                raise Rejected("no_room")
            room = found
        raise StoreFailed("unreachable", "the node of the room does not answer")

    async def forget_old(self) -> list[str]:
        """One node at a time, and of rooms that live nowhere."""
        try:
            return await super().forget_old() if await self._claim(FORGETTING) else []
        except StoreFailed:
            log.warning("nobody could be asked whether old rooms may be forgotten")
            return []
        finally:
            await self.leases.release(FORGETTING)

    @asynccontextmanager
    async def set_aside(self, code: str) -> AsyncIterator[bool]:
        """Nor does it wake on another node."""
        async with super().set_aside(code) as free:
            if not free or code in self.locating or code in self.leaving:
                yield False
                return
            try:
                yield await self._claim(code)
            finally:
                await self.leases.release(code)

    async def rest(self, after: float = SLEEP_AFTER) -> None:
        await super().rest(after)
        for code, proxy in list(self.proxies.items()):
            if not proxy.sessions and proxy not in self.locator and code not in self.coming:
                del self.proxies[code]

    async def close(self) -> None:
        """Give the leases back before telling anybody, so that other nodes can take over at once."""
        self.stopping = True
        self.locator.stop()
        await asyncio.gather(*self.locating.values(), *self.leaving.values(), return_exceptions=True)
        rooms = list(self.live)
        await super().close()
        await self.leases.release(*rooms)
        for proxy in self.proxies.values():
            proxy.close(RESTART)
        self.links.close()

    def lost(self, code: str) -> None:
        """The lease is another's by now, or could not be renewed."""
        if room := self.live.get(code):
            self._drop(room)

    def lose_all(self) -> None:
        """They are better off elsewhere."""
        for room in list(self.live.values()):
            self._drop(room)

    async def _claim(self, name: str) -> bool:
        return (await self.leases.claim(name)).name == self.leases.me.name

    def _held(self, code: str) -> Room | None:
        """The room that lives here, if it is surely ours: another owner may know more."""
        return self.live.get(code) if self.leases.holds(code) else None

    async def _lobby(self, code: str, place: Place | None) -> Lobby | None:
        """None: there is no room. A code may be held by a node that only looks whether there is one."""
        if isinstance(place, Room):
            return place.lobby
        lobby = await lobby_in(self.store, code) if place else None
        return lobby if lobby and lobby.code and not lobby.retired else None

    async def _where(self, code: str) -> Place | None:
        while (room := self._held(code)) is None:
            self.lost(code)
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
            await self._not_aside(code)
            self._refuse_if_outcast()
            return await self._claim_and_wake(code)
        finally:
            del self.locating[code]

    async def _claim_and_wake(self, code: str) -> Place | None:
        me = self.leases.me.name
        owner = await self.leases.owner(code)
        if owner and owner.name != me:
            return owner.name
        if not owner and not await self.store.last(code, LOBBY):
            return None  # guessing codes causes no write
        try:
            owner = await self.leases.claim(code)
            if owner.name != me:
                return owner.name
            kept = await woken(self.store, code)  # after the claim: from now on nobody else writes
        except BaseException:
            await self.leases.release(code)
            raise
        if not kept.lobby_version or kept.lobby.retired:
            await self.leases.release(code)
            return None
        room = LeasedRoom(kept, self.services, lambda: self._drop(room))
        room.holds = self.leases.holds
        self.live[code] = room
        return room

    def _refuse_if_outcast(self) -> None:
        if self.connectivity.outcast or self.stopping:
            raise StoreFailed("unreachable", "the other nodes are not reached")

    def _route(self, code: str, place: Place) -> Route:
        if isinstance(place, Room):
            return Near(place)
        client = self.links.open(place, PeerClient).listener
        assert isinstance(client, PeerClient)
        return Far(code, client)

    def _drop(self, room: Room) -> None:
        if self.live.get(room.code) is room and not self.stopping:
            self.leaving[room.code] = asyncio.ensure_future(self._leave(room))
        super()._drop(room)

    async def _leave(self, room: Room) -> None:
        try:
            room.close()
            with suppress(StoreFailed, Collision):
                await self.store.append(room.code, ())  # answered after all that the room has asked for
            await self.leases.release(room.code)
        finally:
            del self.leaving[room.code]
