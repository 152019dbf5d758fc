"""PostgreSQL's troubles in our words."""

from __future__ import annotations

import asyncpg

from ardoise.store.log import FailureCode

LOSSES = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
GONE = ("57P01", "57P02", "57P03", "57P05", "25P03", "53300")  # shut down, crashed, starting, idle, too many
FENCES = ("23505", "23000")  # this version is taken; there is a gap before it
PASSING = ("40001", "40P01", "55P03", "57014")  # undone, and it may work in a moment


def is_loss(error: BaseException) -> bool:
    """The connection is of no use any more, and nobody knows how far what was asked has come."""
    if isinstance(error, asyncpg.PostgresError):
        return isinstance(error, asyncpg.PostgresConnectionError) or error.sqlstate in GONE
    return isinstance(error, LOSSES) and not is_mistake(error)


def is_mistake(error: BaseException) -> bool:
    """The driver refuses a value before anything is sent."""
    return isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError)


def is_collision(error: BaseException) -> bool:
    return isinstance(error, asyncpg.PostgresError) and error.sqlstate in FENCES


def code_of(error: asyncpg.PostgresError) -> FailureCode | None:
    """None: the fault is not PostgreSQL's."""
    state = error.sqlstate or ""
    if state == "53100":
        return "disk_full"
    if state.startswith(("53", "58", "XX", "F0")):
        return "io_error"
    if state.startswith(("25", "28", "3D", "3F")) or state in ("42501", "42P01", *PASSING):
        return "unwritable"
    return None


def told(error: BaseException) -> str:
    """One line, with nothing of what was sent."""
    if isinstance(error, TimeoutError):
        return "no answer"
    if isinstance(error, ConnectionRefusedError):
        return "the connection was refused"
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
