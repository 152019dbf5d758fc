"""A promise, an order to try it so many times, and the tally that comes back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Order:
    """How often to try it, with which chance and where. By the clock is judged in the soak alone: never in a suite."""

    runs: int
    seed: int
    folder: Path
    timed: bool = False


@dataclass
class Tally:
    runs: int = 0
    failures: list[str] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)  # what was measured besides

    def check(self, kept: bool, otherwise: str) -> None:
        """One more run. If the promise was not kept, what happened instead."""
        self.runs += 1
        if not kept:
            self.failures.append(otherwise)


@dataclass(frozen=True)
class Promise:
    id: str
    words: str
    suite: int  # runs in the suite …
    full: int  # … and in the soak
    run: Callable[[Order], Awaitable[Tally]]
    seconds: float = 600.0  # a soak is bounded: whatever hangs longer has failed
