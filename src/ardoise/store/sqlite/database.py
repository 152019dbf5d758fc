"""Opening the file: durable or not at all, and every trouble told in one line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ENOSPC
from pathlib import Path

import apsw

from ardoise.engine.game import Record
from ardoise.store.log import FailureCode, StoreFailed
from ardoise.store.sqlite.private_files import make_private, tighten
from ardoise.store.sqlite.schema import migrate, refuse_strangers

PATIENCE_MS = 5_000  # how long to wait for another process that writes to the same file
CACHE_KIB = 64 * 1024  # a batch that did not fit would be written twice
FULL = 2
IN_MEMORY = ":memory:"  # SQLite's name for no file at all

TROUBLES: dict[type[Exception], FailureCode] = {
    apsw.FullError: "disk_full",
    apsw.IOError: "io_error",
    apsw.CorruptError: "io_error",
    apsw.NoMemError: "io_error",
    apsw.NotADBError: "unwritable",
    apsw.CantOpenError: "unwritable",
    apsw.ReadOnlyError: "unwritable",
    apsw.PermissionsError: "unwritable",
    apsw.BusyError: "unwritable",
    apsw.LockedError: "unwritable",
    apsw.ProtocolError: "unwritable",
}
DISK_TROUBLE = tuple(TROUBLES)


class Database(Record):
    """Where the log lies. `vfs` is SQLite's name of another file system; the tests put faults there."""

    path: Path
    vfs: str | None = None

    def connect(self) -> apsw.Connection:
        """To write: today's schema, and nothing is committed before it is on disk (P2)."""
        if str(self.path) != IN_MEMORY:
            make_private(self.path)
        db = apsw.Connection(str(self.path), vfs=self.vfs)
        try:
            self._prepare(db)
        except Exception:
            close(db)
            raise
        return db

    def connect_to_read(self) -> apsw.Connection:
        db = apsw.Connection(str(self.path), flags=apsw.SQLITE_OPEN_READONLY, vfs=self.vfs)
        db.set_busy_timeout(PATIENCE_MS)
        return db

    def _prepare(self, db: apsw.Connection) -> None:
        db.set_busy_timeout(PATIENCE_MS)
        refuse_strangers(db, self.path)
        tighten(self.path)
        db.pragma("journal_mode", "wal")
        db.pragma("synchronous", FULL)
        db.pragma("fullfsync", True)  # a Mac's fsync alone stops at the drive's own cache
        insist_on_durability(db, self.path)
        db.pragma("wal_autocheckpoint", 0)  # the writer does it, after it has answered
        db.pragma("cache_size", -CACHE_KIB)
        db.pragma("secure_delete", True)  # a forgotten room is overwritten (P20)
        migrate(db)

    @contextmanager
    def trouble_told(self) -> Iterator[None]:
        try:
            yield
        except DISK_TROUBLE as error:
            raise self._failure(TROUBLES[type(error)], error) from error
        except OSError as error:
            raise self._failure("disk_full" if error.errno == ENOSPC else "unwritable", error) from error

    def _failure(self, code: FailureCode, error: Exception) -> StoreFailed:
        return StoreFailed(code, f"{self.path}: {'the disk is full' if code == 'disk_full' else self._reason(error)}")

    def _reason(self, error: Exception) -> str:
        folder = self.path.parent
        if not os.access(folder, os.F_OK) or not folder.is_dir():
            return f"the folder {folder} does not exist"
        if not os.access(folder, os.W_OK | os.X_OK):
            return f"cannot write to {folder}"
        if os.access(self.path, os.F_OK) and self.path.is_dir():
            return "is a folder, not a file"
        return str(error)


def close(db: apsw.Connection) -> None:
    """The last one out empties the WAL into the file; if it cannot, the next one in does."""
    with suppress(*DISK_TROUBLE):
        db.close(force=True)


def insist_on_durability(db: apsw.Connection, path: Path) -> None:
    """P2: no service on a file that could lose what it has acknowledged."""
    journal, synchronous = db.pragma("journal_mode"), db.pragma("synchronous")
    if journal != "wal" or synchronous != FULL:
        raise StoreFailed(
            "unwritable", f"{path} cannot be kept safely here (journal {journal}, synchronous {synchronous})"
        )
