"""A real disk under the real SQLite that counts what reaches it, and fails when it is told to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, NamedTuple

import apsw

_names = count()


class Fault(NamedTuple):
    """`after` operations succeed, then every one fails until the disk is mended."""

    operation: str  # "write", "sync"
    error: int
    after: int = 0
    file: str = ""  # how the file's name ends


FULL = apsw.SQLITE_FULL
FSYNC_FAILED = apsw.SQLITE_IOERR_FSYNC
WRITE_FAILED = apsw.SQLITE_IOERR_WRITE


class Disk(apsw.VFS):
    def __init__(self) -> None:
        self.name = f"disk{next(_names)}"
        self.syncs = 0  # of the log that a commit is written to first
        self.unsynced = 0  # bytes of it
        self.failures = 0
        self._fault: Fault | None = None
        super().__init__(self.name, "")

    def xOpen(self, name: Any, flags: list[int]) -> DiskFile:  # noqa: N802  (SQLite's names)
        return DiskFile(self, name, flags)

    def break_down(self, fault: Fault) -> None:
        self.failures = 0
        self._fault = fault

    def mend(self) -> None:
        self._fault = None

    def suffer(self, operation: str, file: str) -> None:
        fault = self._fault
        if fault is None or fault.operation != operation or not file.endswith(fault.file):
            return
        if fault.after > 0:
            self._fault = fault._replace(after=fault.after - 1)
            return
        self.failures += 1
        raise apsw.exception_for(fault.error)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self._disk = disk
        self._name = name if isinstance(name, str | None) else name.filename()
        super().__init__("", name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self._disk.suffer("write", str(self._name))
        super().xWrite(data, offset)
        if self._is_log():
            self._disk.unsynced += len(data)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.suffer("sync", str(self._name))
        super().xSync(flags)
        if self._is_log():
            self._disk.syncs += 1
            self._disk.unsynced = 0

    def _is_log(self) -> bool:
        return str(self._name).endswith("-wal")


@contextmanager
def counted_disk() -> Iterator[Disk]:
    disk = Disk()
    try:
        yield disk
    finally:
        disk.unregister()
