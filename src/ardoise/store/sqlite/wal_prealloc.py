"""Zeros ahead of the WAL's end: a commit that does not lengthen the file is on disk in about half the time.

To SQLite they are frames that do not count, as after a checkpoint, when it begins again at the top of an old WAL.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import apsw

from ardoise.store.sqlite.transaction import transaction

FRAME = 24 + 4096  # bytes: a page with its head
LEAST, STEP = 128, 512  # pages that are kept ready, and by how many more they are laid out


class WalPrealloc:
    def __init__(self, path: Path) -> None:
        self._wal = path.with_name(path.name + "-wal")
        self._pages = 0

    def keep_ahead(self, db: apsw.Connection, pages: int) -> None:
        """For a WAL of so many pages. If it cannot be done, commits are slower and nothing else."""
        if pages + LEAST > self._pages:
            with suppress(apsw.Error, OSError), transaction(db):  # nobody else writes meanwhile
                self._lengthen((pages + STEP) * FRAME)
            self._pages = pages + STEP

    def taken_away(self) -> None:
        """The WAL was cut to nothing."""
        self._pages = 0

    def _lengthen(self, size: int) -> None:
        with self._wal.open("r+b") as wal:
            missing = size - wal.seek(0, os.SEEK_END)
            if missing > 0:
                wal.write(bytes(missing))
                wal.flush()
                os.fsync(wal.fileno())
