"""Leases as rows: a claim is one statement, so of two at once one wins, and the hour is PostgreSQL's.

All three that write lock in the order of the rooms' names: see fence.py.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from ardoise.store.leases import Node
from ardoise.store.postgres.batching import Batcher
from ardoise.store.postgres.connection import Connection

CLAIM = """
    insert into leases as held
    select room, $2, $3, now() + make_interval(secs => $4) from unnest($1::text[]) as room order by room collate "C"
    on conflict (room) do update set node = excluded.node, address = excluded.address, until = excluded.until
    where held.node = excluded.node or held.until <= now()
    returning room, node, address
"""
OWNERS = "select room, node, address from leases where room = any($1::text[]) and until > now()"
RENEW = """
    update leases set until = now() + make_interval(secs => $3)
    from (select room from leases where node = $1 and room = any($2::text[]) order by room for update) as mine
    where leases.room = mine.room returning leases.room
"""
RELEASE = """
    delete from leases
    using (select room from leases where node = $1 and room = any($2::text[]) order by room for update) as mine
    where leases.room = mine.room
"""
SWEEP = "delete from leases where until < now() - interval '1 day'"


class PostgresLeases:
    """Renewing has its own connection, so it never waits behind claims. A node that dies leaves many rooms at once:
    they are claimed together."""

    def __init__(self, connection: Connection, renewing: Connection) -> None:
        self._connection, self._renewing = connection, renewing
        self._claims: dict[tuple[Node, float], Batcher[Node]] = {}

    async def claim(self, room: str, node: Node, seconds: float) -> Node:
        if (node, seconds) not in self._claims:
            self._claims[node, seconds] = Batcher(partial(self._claim, node, seconds))
        return await self._claims[node, seconds].ask(room)

    async def _claim(self, node: Node, seconds: float, rooms: Collection[str]) -> dict[str, Node]:
        owners: dict[str, Node] = {}
        while left := [room for room in rooms if room not in owners]:
            known = await self._owners(left)  # reading costs no commit, and waits for no lock
            owners |= {room: owner for room, owner in known.items() if owner.name != node.name}
            if free := [room for room in left if room not in owners]:
                claimed = await self._connection.ask_again(CLAIM, free, node.name, node.address, seconds)
                owners |= {room: Node(*owner) for room, *owner in claimed}
        return owners

    async def owner(self, room: str) -> Node | None:
        return (await self._owners((room,))).get(room)

    async def _owners(self, rooms: Collection[str]) -> dict[str, Node]:
        return {room: Node(*owner) for room, *owner in await self._connection.ask_again(OWNERS, list(rooms))}

    async def renew(self, node: Node, rooms: Collection[str], seconds: float) -> set[str]:
        return {room for (room,) in await self._renewing.ask_again(RENEW, node.name, list(rooms), seconds)}

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        await self._connection.ask_again(RELEASE, node.name, list(rooms))

    async def sweep(self) -> None:
        """Rooms that nobody has owned for a day need no row."""
        await self._connection.ask_again(SWEEP)
