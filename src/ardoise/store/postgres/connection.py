"""A connection to PostgreSQL that comes back by itself: durable, to the primary, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NoReturn

import asyncpg

from ardoise.store.address import Address
from ardoise.store.log import FailureCode, StoreFailed
from ardoise.store.postgres.errors import code_of, is_loss, is_mistake, told
from ardoise.store.postgres.fence import NODE

PATIENCE = 5.0  # seconds until somebody who asks is told that it cannot be done
PAUSE = 0.1  # seconds between two attempts to connect
OLDEST = 150_000  # PostgreSQL 15
SETTINGS = {
    "application_name": "ardoise",
    "synchronous_commit": "on",  # P2: answered when it is on disk
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": "30s",  # of a process that stands still in the midst of a migration
    "tcp_keepalives_idle": "10",  # of a process that is cut off
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
    "jit": "off",
}
WHO = """
    select pg_is_in_recovery(), current_setting('synchronous_commit'), current_setting('fsync'),
        current_setting('server_encoding'), current_setting('server_version_num')::int, pid, backend_start
    from pg_stat_activity where pid = pg_backend_pid()
"""
# nothing that was asked by the process (pid) of a lost connection may happen later; true when it is gone
END = "select pg_terminate_backend(pid, $3) from pg_stat_activity where pid = $1 and backend_start = $2"
END_MS = 3_000


class Lost(Exception):
    """The connection broke, or no answer came: what was asked may have been done, but is not going on any more once
    the next question is answered."""


class Connection:
    """One connection: one question at a time, and each is a transaction of its own."""

    def __init__(self, address: Address, patience: float = PATIENCE, node: str = "") -> None:
        self.address, self.patience = address, patience
        self._settings = {**SETTINGS, NODE: node}
        self._connection: Any = None
        self._process: tuple[int, Any] | None = None  # PostgreSQL's, of the last connection
        self._free = asyncio.Lock()
        self._closed = False

    async def ask(self, statement: str, *values: Any) -> Sequence[Any]:
        """The rows, or StoreFailed (it was not done), Lost, or PostgreSQL's own refusal."""
        rows: Sequence[Any] = await self.use(lambda connection: connection.fetch(statement, *values))
        return rows

    async def ask_again(self, statement: str, *values: Any) -> Sequence[Any]:
        """The same for what does no harm if it is done twice: it is never Lost."""
        end = None
        while True:
            try:
                return await self.ask(statement, *values)
            except Lost as loss:
                end = end or self._now() + self.patience
                if self._now() > end:
                    raise StoreFailed("unreachable", str(loss)) from loss

    async def use(self, work: Callable[[Any], Awaitable[Any]], within: float | None = None) -> Any:
        end = self._now() + self.patience
        try:
            async with asyncio.timeout_at(end):
                await self._free.acquire()
        except TimeoutError:
            self._fail("unreachable", "others wait for an answer, too")
        try:
            connection = await self._connected(end)
            async with asyncio.timeout(within or self.patience):
                return await work(connection)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            self._judge(error)
        finally:
            self._free.release()

    async def close(self) -> None:
        self._closed = True
        connection, self._connection = self._connection, None
        if connection:
            try:
                await connection.close(timeout=1)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                connection.terminate()

    def _judge(self, error: Exception) -> NoReturn:
        if is_mistake(error):
            raise error
        if is_loss(error):
            self._hang_up()
            raise Lost(f"{self.address}: {told(error)}") from error
        assert isinstance(error, asyncpg.PostgresError)
        if code := code_of(error):
            if code == "unwritable":
                self._hang_up()  # another server may be the primary now
            self._fail(code, told(error), error)
        raise error

    def _hang_up(self) -> None:
        if self._connection:
            self._connection.terminate()
            self._connection = None

    async def _connected(self, end: float) -> Any:
        """The connection, or a new one as soon as PostgreSQL answers; what was asked on the last one has ended."""
        while self._connection is None or self._connection.is_closed():
            if self._closed:
                raise StoreFailed("closed", "the store is closed")
            try:
                async with asyncio.timeout_at(end):
                    self._connection = await self._connect()
            except asyncpg.TargetServerAttributeNotMatched as error:
                self._fail("unwritable", "is not the primary: it can only be read", error)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
                if not is_loss(error):
                    code = code_of(error) if isinstance(error, asyncpg.PostgresError) else None
                    self._fail(code or "unwritable", told(error), error)
                if self._now() + PAUSE > end:
                    self._fail("unreachable", told(error), error)
                await asyncio.sleep(PAUSE)
        return self._connection

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(
            self.address.url, server_settings=self._settings, target_session_attrs="read-write", timeout=self.patience
        )
        try:
            *kind, process, began = await connection.fetchrow(WHO)
            self._insist(*kind)
            await self._end_the_last(connection)
        except BaseException:
            connection.terminate()
            raise
        self._process = (process, began)
        return connection

    def _insist(self, standby: bool, synchronous: str, fsync: str, encoding: str, version: int) -> None:
        """P2: no service on a database that could lose what it has acknowledged."""
        if standby:
            self._fail("unwritable", "is not the primary: it can only be read")
        if synchronous != "on" or fsync != "on":
            self._fail("unwritable", f"cannot be kept safely (synchronous_commit {synchronous}, fsync {fsync})")
        if encoding != "UTF8":
            self._fail("unwritable", f"is encoded as {encoding}; it must be UTF8")
        if version < OLDEST:
            self._fail("unwritable", f"needs PostgreSQL {OLDEST // 10_000} or newer")

    async def _end_the_last(self, connection: Any) -> None:
        if self._process and await connection.fetchval(END, *self._process, END_MS) is False:
            raise ConnectionError("what was asked last has not ended yet")
        self._process = None

    def _fail(self, code: FailureCode, why: str, cause: BaseException | None = None) -> NoReturn:
        raise StoreFailed(code, f"{self.address}: {'the disk is full' if code == 'disk_full' else why}") from cause

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
