"""The log: what happened in every room, durable before anybody is told of it."""

from ardoise.store.log import Collision, Entry, Store, StoreFailed, Summary
from ardoise.store.sqlite import SqliteStore

__all__ = ["Collision", "Entry", "SqliteStore", "Store", "StoreFailed", "Summary"]
