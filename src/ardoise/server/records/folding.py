"""Folding long logs without holding up the loop: in a thread that lets others have their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from ardoise.store.log import Entry

T = TypeVar("T")
SHORT = 500  # entries: a game has fewer, and they take less than 50 ms
TURN = 10  # entries after which Python's lock is given to those who wait for it


async def folded(work: Callable[[Sequence[Entry]], T], log: Sequence[Entry]) -> T:
    return work(log) if len(log) <= SHORT else await asyncio.to_thread(work, log)


def gently(items: Iterable[T]) -> Iterator[T]:
    for number, item in enumerate(items):
        if number % TURN == 0:
            time.sleep(0)
        yield item
