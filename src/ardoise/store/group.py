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


Job = Append | Forget
Batch = Sequence[Job]


class GroupCommit:
    """`commit` gives an answer to each job of a batch; `rest` is called when all of them have been sent."""

    def __init__(self, commit: Callable[[Batch], Sequence[Answer]], rest: Callable[[], None]) -> None:
        self._commit = commit
        self._rest = rest
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="ardoise log", daemon=True)
        self._thread.start()

    def append(self, room: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._submit(Append(asyncio.get_running_loop().create_future(), room, rows))

    def forget(self, room: str) -> asyncio.Future[None]:
        return self._submit(Forget(asyncio.get_running_loop().create_future(), room))

    def close(self) -> None:
        """Nothing may be asked any more; returns when everything asked before has been answered."""
        self._jobs.put(None)
        self._thread.join()

    def _submit(self, job: Job) -> asyncio.Future[None]:
        self._jobs.put(job)
        return job.answered

    def _work(self) -> None:
        going = True
        while going:
            arrived = [self._jobs.get(), *(self._jobs.get_nowait() for _ in range(self._jobs.qsize()))]
            batch = [job for job in arrived if job is not None]
            going = len(batch) == len(arrived)
            if batch:
                self._serve(batch)

    def _serve(self, batch: Batch) -> None:
        try:
            answers = self._commit(batch)
        except Exception as bug:  # it must reach those who wait, and the next batch must still be served
            answers = [bug] * len(batch)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0].answered.get_loop().call_soon_threadsafe(_send, batch, answers)
        self._rest()


def _send(batch: Batch, answers: Sequence[Answer]) -> None:
    for job, answer in zip(batch, answers, strict=True):
        if job.answered.done():  # whoever asked was cancelled
            continue
        if answer is None:
            job.answered.set_result(None)
        else:
            job.answered.set_exception(answer)
