"""The only hand that writes to the file: batches in one commit, checkpoints, and a new start after a failure."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain

import apsw

from ardoise.store.group_commit import Answer, Append, Batch, Forget, Job, Probe, Replace, Row
from ardoise.store.log import Collision, StoreFailed
from ardoise.store.sqlite.database import DISK_TROUBLE, PATIENCE_MS, Database, close
from ardoise.store.sqlite.transaction import transaction
from ardoise.store.sqlite.wal_prealloc import WalPrealloc

# "or fail": whoever catches it rolls back anyway, so SQLite need not copy every page beforehand
INSERT = "insert or fail into entries values "
ROW = "(?, ?, ?, ?, ?, ?)"
AT_ONCE = (64, 16, 4, 1)  # rows in one statement: each statement hands Python's lock over and back
STATEMENTS = {rows: INSERT + ", ".join([ROW] * rows) for rows in AT_ONCE}
CHECKPOINT_PAGES = 2_000
FENCES = (apsw.SQLITE_CONSTRAINT_PRIMARYKEY, apsw.SQLITE_CONSTRAINT_TRIGGER)


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._wal_pages = 0
        self._swept = True  # False: what was forgotten still lies in the WAL
        self._runway = WalPrealloc(database.path)
        self._db = database.connect()
        self._db.set_wal_hook(self._count_pages)

    def commit(self, batch: Batch) -> Sequence[Answer]:
        """The answer to each job. If the disk fails, all of them fail (P18).

        The next batch tries again with the same connection, which knows that the failed commit does not count. A new
        one would believe what it finds in the WAL: a commit whose sync failed lies there until it is overwritten.
        """
        self._swept &= not any(isinstance(job, Forget | Replace) for job in batch)
        try:
            with self._database.trouble_told():
                return self._write(batch)
        except StoreFailed as failure:
            return [StoreFailed(failure.code, str(failure)) for _ in batch]

    def rest(self) -> None:
        if not self._swept:
            self._sweep()
        elif self._wal_pages >= CHECKPOINT_PAGES:
            with suppress(*DISK_TROUBLE):  # what is committed stays safe in the WAL; the next rest tries again
                self._db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        self._runway.keep_ahead(self._db, self._wal_pages)

    def close(self) -> None:
        close(self._db)

    def _sweep(self) -> None:
        """What was forgotten is overwritten in the file, and the WAL is emptied (P20). A reader is not waited for."""
        self._db.set_busy_timeout(0)
        with suppress(*DISK_TROUBLE):  # the next rest tries again
            self._db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
            self._swept = True
            self._wal_pages = 0
            self._runway.taken_away()
        self._db.set_busy_timeout(PATIENCE_MS)

    def _write(self, batch: Batch) -> Sequence[Answer]:
        try:
            with transaction(self._db):
                _carry_out(self._db, batch)
            return [None] * len(batch)
        except DISK_TROUBLE:
            raise
        except Exception:  # one of them is refused: its neighbours must not suffer
            with transaction(self._db):
                return [_alone(self._db, job) for job in batch]

    def _count_pages(self, _db: apsw.Connection, _name: str, pages: int) -> int:
        self._wal_pages = pages
        return apsw.SQLITE_OK


def _carry_out(db: apsw.Connection, batch: Batch) -> None:
    rows: list[Row] = []
    for job in batch:
        if isinstance(job, Append):
            rows += job.rows
            continue
        if isinstance(job, Probe):
            db.pragma("user_version", db.pragma("user_version"))  # as it is: the file's first page is written
            continue
        _insert(db, rows)  # what came before it, of this room, too
        db.execute("delete from entries where room = ?", (job.room,))
        rows = list(job.rows) if isinstance(job, Replace) else []
    _insert(db, rows)


def _insert(db: apsw.Connection, rows: Sequence[Row]) -> None:
    done = 0
    for size in AT_ONCE:
        while len(rows) - done >= size:
            db.execute(STATEMENTS[size], tuple(chain.from_iterable(rows[done : done + size])))
            done += size


def _alone(db: apsw.Connection, job: Job) -> Answer:
    try:
        with db:  # a savepoint
            _carry_out(db, (job,))
    except DISK_TROUBLE:
        raise
    except apsw.ConstraintError as error:
        known = getattr(error, "extendedresult", None) in FENCES  # apsw's stubs lack it
        return Collision(job.room) if known else error
    except Exception as bug:
        return bug
    return None
