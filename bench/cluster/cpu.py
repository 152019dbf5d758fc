"""CPU time of several processes while something else puts load on them: sampled, to the nanosecond."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

PERIOD = 0.05  # seconds between two samples


class Sample(NamedTuple):
    at: float
    used: list[float]  # seconds of each process since it began


@contextmanager
def sampled(processes: Sequence[int]) -> Iterator[list[Sample]]:
    """The samples so far. More come until it ends."""
    samples: list[Sample] = []
    over = Event()

    def sample() -> None:
        while not over.wait(PERIOD):
            samples.append(Sample(time.monotonic(), list(map(_cpu_seconds, processes))))

    thread = Thread(target=sample)
    thread.start()
    try:
        yield samples
    finally:
        over.set()
        thread.join()


def shares(samples: Sequence[Sample], begin: float, end: float) -> list[float]:
    """How much of a core each process used between two moments."""
    within = [sample for sample in samples if begin <= sample.at <= end]
    first, last = within[0], within[-1]
    return [(after - before) / (last.at - first.at) for before, after in zip(first.used, last.used, strict=True)]


def _cpu_seconds(process: int) -> float:
    """Of all its threads. `/proc/PID/stat` counts in hundredths of a second only."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9
