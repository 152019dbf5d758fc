"""Group commit by itself: how batches form, and that nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from ardoise.store.group_commit import Answer, Batch, GroupCommit


class Gate:
    """A commit that takes as long as the test wants, and remembers the size of its batches."""

    def __init__(self) -> None:
        self.entered, self.open = Event(), Event()
        self.sizes: list[int] = []
        self.rests = 0

    def commit(self, batch: Batch) -> list[Answer]:
        self.sizes.append(len(batch))
        self.entered.set()
        assert self.open.wait(10)
        return [None] * len(batch)

    def rest(self) -> None:
        self.rests += 1


@contextmanager
def group_of(gate: Gate) -> Iterator[GroupCommit]:
    group = GroupCommit(gate.commit, gate.rest)
    try:
        yield group
    finally:
        gate.open.set()
        asyncio.run(group.close())


def test_the_next_batch_is_all_that_came_during_the_last_commit():
    async def test(group: GroupCommit) -> None:
        waiting = [group.append("first", [])]
        await asyncio.to_thread(gate.entered.wait, 10)
        waiting += [group.append("room", []) for _ in range(9)] + [group.forget("room")]
        gate.open.set()
        await asyncio.gather(*waiting)

    gate = Gate()
    with group_of(gate) as group:
        asyncio.run(test(group))
    assert gate.sizes == [1, 10]
    assert gate.rests == 2


def test_a_bug_reaches_all_who_wait_and_the_next_batch_is_served():
    async def test(group: GroupCommit) -> None:
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(group.append("room", []), 10)
        await asyncio.wait_for(group.append("room", []), 10)

    answers = iter([lambda: 1 // 0, lambda: [None]])
    group = GroupCommit(lambda _batch: next(answers)(), lambda: None)
    asyncio.run(test(group))
    asyncio.run(group.close())


def test_an_answer_for_a_loop_that_is_gone_is_dropped():
    async def test(group: GroupCommit) -> None:
        group.append("room", [])
        await asyncio.to_thread(gate.entered.wait, 10)

    gate = Gate()
    with group_of(gate) as group:
        asyncio.run(test(group))
    assert gate.rests == 1
