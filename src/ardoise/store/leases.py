"""Which node a room lives on: a promise for some seconds, by the database's clock alone.

A lease says where to look, and who may write: PostgreSQL refuses a node that does not hold it (postgres/fence.py). In
the log itself of one version the second loses.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ardoise.engine.game import Record
from ardoise.store.log import Store


class Node(Record):
    """One running process. A process that starts again is another one: its name is never used twice."""

    name: str
    address: str  # where the others find it; "" if nobody needs to


class Leases(Protocol):
    """Whatever cannot be asked is StoreFailed."""

    async def claim(self, room: str, node: Node, seconds: float) -> Node:
        """The owner from now on: this node, if nobody else's lease runs, and then for so many seconds."""

    async def owner(self, room: str) -> Node | None:
        """Whose lease runs."""

    async def renew(self, node: Node, rooms: Collection[str], seconds: float) -> set[str]:
        """The rooms among these that are still this node's, for so many seconds more; the others it has lost."""

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        """Give back those of these rooms that are this node's."""


class LeasingStore(Store, Protocol):
    """A store that several nodes share."""

    leases: Leases
