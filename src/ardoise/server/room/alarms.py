"""Alarms of one room: each has a name, and setting it anew forgets the old one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable


class Alarms:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._set: dict[Hashable, asyncio.TimerHandle] = {}

    def __contains__(self, name: Hashable) -> bool:
        return name in self._set

    def set(self, name: Hashable, seconds: float, what: Callable[[], None]) -> None:
        self.cancel(name)
        self._set[name] = self._loop.call_later(max(0.0, seconds), self._ring, name, what)

    def cancel(self, name: Hashable) -> None:
        if alarm := self._set.pop(name, None):
            alarm.cancel()

    def cancel_all(self) -> None:
        for name in list(self._set):
            self.cancel(name)

    def _ring(self, name: Hashable, what: Callable[[], None]) -> None:
        del self._set[name]
        what()
