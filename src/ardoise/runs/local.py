"""The chunks of a run on the cores of this machine, by joblib. Which is done first does not matter."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Sequence

from ardoise.runs.job import Job, L

MOST_DEATHS = 3  # of workers, one after the other, without a chunk that was done in between


class RunError(Exception):
    """A run cannot go on; the message says why."""


def on_cores(job: Job[L], chunks: Sequence[range], cores: int | None = None) -> Generator[Sequence[L], None, None]:
    workers = min(cores or os.cpu_count() or 1, len(chunks))
    if workers <= 1:
        yield from (job.chunk(numbers) for numbers in chunks)
        return
    from joblib.externals.loky.process_executor import TerminatedWorkerError  # imported late: it is slow

    left, deaths = dict.fromkeys(chunks), 0
    while left:
        try:
            for numbers, lines in _unordered(job, list(left), workers):
                del left[numbers]
                deaths = 0
                yield lines
        except TerminatedWorkerError as error:  # the system may have ended it, for want of memory
            deaths += 1
            if deaths > MOST_DEATHS:
                raise RunError(f"{deaths} processes ended one after the other in the middle of their games") from error


def _unordered(job: Job[L], chunks: Sequence[range], workers: int) -> Generator[tuple[range, Sequence[L]], None, None]:
    from joblib import Parallel, delayed

    pool = Parallel(workers, return_as="generator_unordered", batch_size=1, initializer=_leave_stopping_to_the_parent)
    done: Generator[tuple[range, Sequence[L]], None, None] = pool(delayed(_numbered)(job, chunk) for chunk in chunks)
    return done


def _numbered(job: Job[L], numbers: range) -> tuple[range, Sequence[L]]:
    return numbers, job.chunk(numbers)


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
