"""One server for a file of data: two would take the rooms from each other. Commands beside it are welcome."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from ardoise.store.log import StoreFailed
from ardoise.store.sqlite.database import Database, close
from ardoise.store.sqlite.private_files import LOCK, make_folder, make_private


@contextmanager
def sole_server(path: Path) -> Iterator[None]:
    """Makes the file's folder, and holds a lock beside the file, which the system takes away from a process that dies.

    The file of the lock stays: a server that removed it could remove the one that the next server holds already.
    """
    make_folder(path.parent)
    with Database(path).trouble_told():
        lock = _locked(path)
    try:
        yield
    finally:
        close(lock)


def _locked(path: Path) -> apsw.Connection:
    beside = path.with_name(path.name + LOCK)
    make_private(beside)
    db = apsw.Connection(str(beside))
    try:
        db.pragma("journal_mode", "off")  # nothing is ever written
        db.execute("begin exclusive")
    except apsw.BusyError as busy:
        close(db)
        raise StoreFailed("unwritable", f"{path} is served already, by another process") from busy
    return db
