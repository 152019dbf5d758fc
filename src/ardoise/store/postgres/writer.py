"""The only hand of this process that writes to PostgreSQL: a batch is one statement, one commit, one round trip."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import asyncpg

from ardoise.store.group_commit import Answer, Append, Batch, Forget, Group, Job, Probe, Replace, Row
from ardoise.store.log import Collision, StoreFailed
from ardoise.store.postgres.connection import Connection, Lost
from ardoise.store.postgres.errors import is_collision

INSERT = """
    insert into entries select * from unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::bytea[])
"""
REPLACE = "select ardoise_replace($7, $1, $2, $3, $4, $5, $6)"
FORGET = "select ardoise_forget($1)"
PROBE = "select pg_logical_emit_message(true, 'ardoise', '')"  # a transaction that is on disk, and no table knows of it
FIND = """
    select room, game, version, at, cause, body from entries
    join unnest($1::text[], $2::int[], $3::int[]) as wanted (room, game, version) using (room, game, version)
"""
NOTHING: Sequence[Sequence[Any]] = ((),) * 6


class Writer(Group):
    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Nothing may be asked any more; returns when everything asked before has been answered."""
        await self._all_answered()
        while self._task:
            await self._task
        await self._connection.close()

    def _begin(self, batch: Batch) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work(batch), name="ardoise log")

    async def _work(self, batch: Batch) -> None:
        try:
            answers = await self._commit(batch)
        except Exception as bug:  # it must reach those who wait, and the next batch must still be served
            answers = [bug] * len(batch)
        self._task = None
        self._send(batch, answers)

    async def _commit(self, batch: Batch) -> list[Answer]:
        answers: list[Answer] = []
        for appending, jobs in groupby(batch, key=lambda job: isinstance(job, Append)):
            if appending:
                answers += await self._append(list(jobs))
            else:
                answers += [await self._change(job) for job in jobs]
        return answers

    async def _append(self, jobs: Batch) -> list[Answer]:
        """All in one. If that is refused, then half by half, until whoever is at fault stands alone."""
        if len(jobs) == 1 and not _in_order(_rows(jobs)):
            return [Collision(jobs[0].room)]
        try:
            if all(_in_order(_rows((job,))) for job in jobs):
                await self._connection.ask(INSERT, *_columns(_rows(jobs)))
                return [None] * len(jobs)
        except Lost:
            return await self._find_out(jobs)
        except StoreFailed as failure:
            return [StoreFailed(failure.code, str(failure)) for _ in jobs]
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as refusal:
            if len(jobs) == 1:
                return [Collision(jobs[0].room) if is_collision(refusal) else refusal]
        half = len(jobs) // 2
        return await self._append(jobs[:half]) + await self._append(jobs[half:])

    async def _find_out(self, jobs: Batch) -> list[Answer]:
        """After a loss: what is there with our bytes was done, what is not there is done now. If nobody can tell, the
        rooms are dropped, and whoever wakes them reads what is true."""
        try:
            found = await self._connection.ask_again(FIND, *_columns(_rows(jobs))[:3])
        except StoreFailed:
            return [Collision(job.room) for job in jobs]
        there = {tuple(row) for row in found}
        taken = {row[:3] for row in there}
        answers: list[Answer] = []
        for job in jobs:
            rows = _rows((job,))
            if all(row in there for row in rows):
                answers.append(None)
            elif any(row[:3] in taken for row in rows):
                answers.append(Collision(job.room))
            else:
                answers += await self._append((job,))
        return answers

    async def _change(self, job: Job) -> Answer:
        """Forgetting and replacing may be done twice."""
        if isinstance(job, Probe):
            return await self._probe()
        try:
            if isinstance(job, Forget):
                await self._connection.ask_again(FORGET, job.room)
            elif not _in_order(_rows((job,))):
                return Collision(job.room)
            else:
                await self._connection.ask_again(REPLACE, *_columns(_rows((job,))), job.room)
        except (StoreFailed, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            return Collision(job.room) if is_collision(error) else error
        return None

    async def _probe(self) -> Answer:
        try:
            await self._connection.ask_again(PROBE)
        except (StoreFailed, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            return error
        return None


def _rows(jobs: Batch) -> list[Row]:
    return [row for job in jobs if isinstance(job, Append | Replace) for row in job.rows]


def _columns(rows: Sequence[Row]) -> Sequence[Sequence[Any]]:
    return list(zip(*rows, strict=True)) or NOTHING


def _in_order(rows: Sequence[Row]) -> bool:
    """The versions of each log follow each other as they are given; the database sees them all at once."""
    last: dict[Any, Any] = {}
    for room, game, version, *_ in rows:
        if last.setdefault((room, game), version) != version:
            return False
        last[room, game] = int(version) + 1
    return True
