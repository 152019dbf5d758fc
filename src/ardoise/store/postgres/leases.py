"""Leases as rows: a claim is one statement, so of two at once one wins, and the hour is PostgreSQL's."""

from __future__ import annotations

from collections.abc import Collection

from ardoise.store.leases import Node
from ardoise.store.postgres.line import Line

CLAIM = """
    insert into leases as held values ($1, $2, $3, now() + make_interval(secs => $4))
    on conflict (room) do update set node = excluded.node, address = excluded.address, until = excluded.until
    where held.node = excluded.node or held.until <= now()
    returning node, address
"""
OWNER = "select node, address from leases where room = $1 and until > now()"
# both lock in the order of the rooms' names: see fence.py
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
    """Renewing has a line of its own: it waits behind nobody who claims what others left."""

    def __init__(self, line: Line, renewing: Line) -> None:
        self._line, self._renewing = line, renewing

    async def claim(self, room: str, node: Node, seconds: float) -> Node:
        while True:
            if (other := await self.owner(room)) and other.name != node.name:
                return other  # reading costs no commit, and waits for no lock
            for row in await self._line.ask_again(CLAIM, room, node.name, node.address, seconds):
                return Node(*row)

    async def owner(self, room: str) -> Node | None:
        for row in await self._line.ask_again(OWNER, room):
            return Node(*row)
        return None

    async def renew(self, node: Node, rooms: Collection[str], seconds: float) -> set[str]:
        return {room for (room,) in await self._renewing.ask_again(RENEW, node.name, list(rooms), seconds)}

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        await self._line.ask_again(RELEASE, node.name, list(rooms))

    async def sweep(self) -> None:
        """Rooms that nobody has owned for a day need no row."""
        await self._line.ask_again(SWEEP)
