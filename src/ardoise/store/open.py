"""A store by where it is: a file, or a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from ardoise.store.address import Address
from ardoise.store.log import Store, StoreFailed
from ardoise.store.sqlite import SqliteStore

Where = Path | Address


async def open_store(where: Where, node: str = "") -> Store:
    """Raises StoreFailed unless everything acknowledged will be kept (P2). A node writes only where its leases are."""
    if isinstance(where, Path):
        return SqliteStore.open(where)
    try:
        from ardoise.store.postgres import PostgresStore  # its driver is an extra
    except ImportError as error:
        raise StoreFailed("unwritable", f"{where} needs a driver: install ardoise[cluster]") from error
    return await PostgresStore.open(where, node=node)
