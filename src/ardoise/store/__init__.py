"""The log of every room. An entry is on disk before anybody hears of it.

Door: the protocol `log.Store`, opened by `open.open_store`; SQLite and PostgreSQL behind it.
Never: what an entry means; bodies are bytes here.
"""

from ardoise.store.log import NOTES, Collision, Entry, Store, StoreFailed, Summary
from ardoise.store.sqlite import SqliteStore

__all__ = ["NOTES", "Collision", "Entry", "SqliteStore", "Store", "StoreFailed", "Summary"]
