"""What is asked while others wait for their answer is asked together next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Batcher(Generic[T]):
    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: dict[str, asyncio.Future[T]] = {}
        self._task: asyncio.Task[None] | None = None

    async def ask(self, name: str) -> T:
        loop = asyncio.get_running_loop()
        answer = self._waiting.setdefault(name, loop.create_future())
        self._task = self._task or loop.create_task(self._work())
        return await asyncio.shield(answer)  # others may wait for it, too

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, {}
            try:
                answers = await self._ask(batch.keys())
            except Exception as failure:
                for answer in batch.values():
                    answer.set_exception(failure)
                    answer.exception()  # whoever asked may have gone
            else:
                for name, answer in batch.items():
                    answer.set_result(answers[name])
        self._task = None
