"""Group commit: one thread writes, and the next batch is all that came during the last commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

Row = tuple[str | int | float | bytes, ...]
Answer = Exception | None  # None: it is durable


class Append(NamedTuple):
    answered: asyncio.Future[None]
    room: str
    rows: Sequence[Row]


class Forget(NamedTuple):
    answered: asyncio.Future[None]
    room: str


class Replace(NamedTuple):
    answered: asyncio.Future[None]
    room: str
    rows: Sequence[Row]


Job = Append | Forget | Replace
Batch = Sequence[Job]


class GroupCommit:
    """`commit` gives an answer to each job of a batch; `rest` is called when all of them have been sent.

    All but the thread's own work happens in the event loop, so nothing needs a lock.
    """

    def __init__(self, commit: Callable[[Batch], Sequence[Answer]], rest: Callable[[], None]) -> None:
        self._commit = commit
        self._rest = rest
        self._waiting: list[Job] = []  # what came during the present commit
        self._committing = False
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="ardoise log", daemon=True)
        self._thread.start()

    def append(self, room: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._submit(Append(asyncio.get_running_loop().create_future(), room, rows))

    def replace(self, room: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._submit(Replace(asyncio.get_running_loop().create_future(), room, rows))

    def forget(self, room: str) -> asyncio.Future[None]:
        return self._submit(Forget(asyncio.get_running_loop().create_future(), room))

    async def close(self) -> None:
        """Nothing may be asked any more; returns when everything asked before has been answered."""
        while self._waiting:
            await asyncio.wait([job.answered for job in self._waiting])
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _submit(self, job: Job) -> asyncio.Future[None]:
        self._waiting.append(job)
        if not self._committing:
            self._committing = True
            job.answered.get_loop().call_soon(self._hand_over)  # with all that this turn of the loop still brings
        return job.answered

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._committing = bool(batch)
        if batch:
            self._batches.put(batch)

    def _work(self) -> None:
        while batch := self._batches.get():
            answers = self._answers(batch)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                batch[0].answered.get_loop().call_soon_threadsafe(self._send, batch, answers)
            self._rest()

    def _answers(self, batch: Batch) -> Sequence[Answer]:
        try:
            return self._commit(batch)
        except Exception as bug:  # it must reach those who wait, and the next batch must still be served
            return [bug] * len(batch)

    def _send(self, batch: Batch, answers: Sequence[Answer]) -> None:
        self._hand_over()
        for job, answer in zip(batch, answers, strict=True):
            if job.answered.done():  # whoever asked was cancelled
                continue
            if answer is None:
                job.answered.set_result(None)
            else:
                job.answered.set_exception(answer)
