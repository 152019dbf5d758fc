"""Group commit: the next batch is all that came during the last commit. SQLite's is written by a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from msgspec.structs import astuple

from ardoise.store.log import Entry, StoreFailed

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


class Probe(NamedTuple):
    """Something is written, and nothing changes."""

    answered: asyncio.Future[None]
    room: str = ""  # none


Job = Append | Forget | Replace | Probe
Batch = Sequence[Job]


def rows_of(room: str, entries: Sequence[Entry]) -> list[Row]:
    return [(room, *astuple(entry)) for entry in entries]


class Group:
    """Gathers jobs while a commit is under way. `_begin` takes a batch, whose answers come back through `_send`.

    All of this happens in the event loop, so nothing needs a lock.
    """

    def __init__(self) -> None:
        self._waiting: list[Job] = []  # what came during the present commit
        self._committing = False
        self.trouble: StoreFailed | None = None  # of the last batch

    def append(self, room: str, entries: Sequence[Entry]) -> asyncio.Future[None]:
        return self._submit(Append(asyncio.get_running_loop().create_future(), room, rows_of(room, entries)))

    def replace(self, room: str, entries: Sequence[Entry]) -> asyncio.Future[None]:
        return self._submit(Replace(asyncio.get_running_loop().create_future(), room, rows_of(room, entries)))

    def forget(self, room: str) -> asyncio.Future[None]:
        return self._submit(Forget(asyncio.get_running_loop().create_future(), room))

    def probe(self) -> asyncio.Future[None]:
        return self._submit(Probe(asyncio.get_running_loop().create_future()))

    @contextmanager
    def noting(self) -> Iterator[None]:
        """What goes another way than a batch."""
        try:
            yield
        except StoreFailed as failure:
            self.trouble = failure
            raise

    async def _all_answered(self) -> None:
        while self._waiting:
            await asyncio.wait([job.answered for job in self._waiting])

    def _begin(self, batch: Batch) -> None:
        raise NotImplementedError

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
            self._begin(batch)

    def _send(self, batch: Batch, answers: Sequence[Answer]) -> None:
        if any(answer is None or isinstance(answer, StoreFailed) for answer in answers):
            self.trouble = next((answer for answer in answers if isinstance(answer, StoreFailed)), None)
        for job, answer in zip(batch, answers, strict=True):
            if job.answered.done():  # whoever asked was cancelled
                continue
            if answer is None:
                job.answered.set_result(None)
            else:
                job.answered.set_exception(answer)
        asyncio.get_running_loop().call_soon(self._hand_over)  # after those who waited: Python has one lock for both


class GroupCommit(Group):
    """`commit` gives an answer to each job of a batch; `rest` is called when all of them have been sent."""

    def __init__(self, commit: Callable[[Batch], Sequence[Answer]], rest: Callable[[], None]) -> None:
        super().__init__()
        self._commit = commit
        self._rest = rest
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="ardoise log", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Nothing may be asked any more; returns when everything asked before has been answered."""
        await self._all_answered()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _begin(self, batch: Batch) -> None:
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
