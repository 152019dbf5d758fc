"""An event loop whose clock belongs to the test: it stands still, jumps, or runs ahead."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from ardoise.store import Store

T = TypeVar("T")


class Selector(selectors.DefaultSelector):
    """Under a jumping clock it does not wait: it puts the clock forward."""

    clock: FakeClock

    def select(self, timeout: float | None = None) -> Any:
        if self.clock.now is None or not self.clock.jumps:
            return super().select(timeout)
        self.clock.now += timeout or 0.0
        return super().select(0)


class FakeClock(asyncio.SelectorEventLoop):
    """With `now` the clock stands still until a test sets another time; without it, it runs with the real one.

    A clock that `jumps` goes to the next timer as soon as nothing else is left to do.
    """

    def __init__(self, now: float | None = None, jumps: bool = False) -> None:
        self.now, self.jumps, self._ahead = now, jumps, 0.0
        selector = Selector()
        selector.clock = self
        super().__init__(selector)

    def time(self) -> float:
        return super().time() + self._ahead if self.now is None else self.now

    async def skip(self, seconds: float) -> None:
        """A running clock is put forward. Every timer that is due by then has fired."""
        fired = asyncio.Event()
        self.call_later(seconds, fired.set)
        self._ahead += seconds
        await fired.wait()


async def believed(_: Store, now: float) -> float:
    """For tests of what a day later means, whose wall clock jumps there."""
    return now


def the_clock() -> FakeClock:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, FakeClock)
    return loop


def run(work: Coroutine[Any, Any, T], now: float | None = None, jumps: bool = False) -> T:
    with asyncio.Runner(loop_factory=lambda: FakeClock(now, jumps)) as runner:
        return runner.run(work)
