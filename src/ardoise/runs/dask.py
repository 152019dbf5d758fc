"""The chunks of a run on other machines, by dask.distributed. A worker that has other code or cards plays nothing."""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any

from ardoise.bots.custom import BotError, NoBotError
from ardoise.runs.job import Job, L
from ardoise.runs.local import RunError
from ardoise.runs.provenance import Provenance

IN_FLIGHT = 500  # chunks that the scheduler is told of at a time
SECONDS = 30  # until scheduler and a first worker must be there


def on_dask(job: Job[L], chunks: Sequence[range], address: str) -> Generator[Sequence[L], None, None]:
    """A worker that dies loses nothing: the scheduler gives its chunks to another."""
    try:
        import distributed
    except ImportError as error:
        raise RunError("--dask needs more: pip install 'ardoise[dask]'") from error
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # a lost scheduler is told below, in one line
    try:
        with distributed.Client(  # type: ignore[no-untyped-call]
            address, timeout=SECONDS
        ) as client:
            client.wait_for_workers(1, timeout=SECONDS)
            yield from _as_done(client, distributed.as_completed, job, chunks)
    except (RunError, BotError):
        raise
    except Exception as error:  # what can happen to machines far away has no common name
        raise RunError(f"--dask {address}: {type(error).__name__}: {error}") from error


def _as_done(
    client: Any, as_completed: Any, job: Job[L], chunks: Sequence[range]
) -> Generator[Sequence[L], None, None]:
    provenance, waiting = job.provenance(), iter(chunks)

    def submitted(numbers: range) -> Any:
        return client.submit(_at_the_worker, job, provenance, numbers, pure=False)

    done = as_completed([submitted(numbers) for numbers in islice(waiting, IN_FLIGHT)])
    for future in done:
        for numbers in islice(waiting, 1):
            done.add(submitted(numbers))
        yield future.result()


def other_here(job: Job[L], provenance: Provenance) -> str | None:
    """What differs on this machine, in words. None: it can play."""
    try:
        return provenance.difference_from(job.provenance(), job.players)
    except (OSError, NoBotError) as error:
        return f"not all that is needed: {error}"


def _at_the_worker(job: Job[L], provenance: Provenance, numbers: range) -> Sequence[L]:
    from distributed import get_worker

    if other := other_here(job, provenance):
        raise RunError(f"the worker {get_worker().address} has {other}; give it the same as here")
    return job.chunk(numbers)
