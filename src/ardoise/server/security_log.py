"""The security log, off unless a file is named: the time, an address, and what was refused to it.

It names no room, no person and nothing that anybody wrote. A line is gone after two weeks at most.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from contextlib import suppress
from datetime import datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from ardoise.server.log_format import TextFormatter

LOG = logging.getLogger("ardoise.security")
LOG.propagate = False  # an address stands in this file and nowhere else (P20)
LOG.setLevel(logging.CRITICAL)  # off

SUSPICIOUS = frozenset({401, 403, 404, 429})  # HTTP's status of refusals that belong there
LARGEST = 5_000_000  # bytes
WEEK = 7 * 24 * 3600.0
HOUR = 3600.0


def suspect(address: str, code: str) -> None:
    LOG.info("%s %s", address, code)


class WeeklyFile(RotatingFileHandler):
    """One file for a week or 5 MB, and the one before it. Nobody but the server's user may read them."""

    def __init__(self, path: Path) -> None:
        self.began = _began(path)
        super().__init__(path, maxBytes=LARGEST, backupCount=1, encoding="utf-8")
        self.setFormatter(TextFormatter())

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=_private)

    def sweep(self, now: float) -> None:
        """A line is gone after two weeks also where nothing new is written."""
        if now - self.began >= WEEK:
            self.acquire()
            try:
                self.doRollover()
                self.began = now
            finally:
                self.release()


def _began(path: Path) -> float:
    """When the first line of a file that is there was written."""
    with suppress(OSError, ValueError), path.open(encoding="utf-8") as file:
        return datetime.fromisoformat(file.readline().partition(" ")[0]).timestamp()
    return time.time()


def _private(path: str, flags: int) -> int:
    file = os.open(path, flags, 0o600)
    with suppress(OSError, AttributeError):  # a file that was there before; Windows has other rights
        os.fchmod(file, 0o600)
    return file


def open_security_log(path: Path) -> None:
    """Raises OSError if it cannot be written."""
    LOG.addHandler(WeeklyFile(path))
    LOG.setLevel(logging.INFO)


async def sweep_security_log() -> None:
    """For ever, each hour."""
    while True:
        for handler in LOG.handlers:
            if isinstance(handler, WeeklyFile):
                handler.sweep(time.time())
        await asyncio.sleep(HOUR)
