"""Chance from an explicit seed, the same on every machine and easy to compute again in any language.

Draw number n of step `version` comes from SHA-256 of "seed/version/block": each block gives four draws of 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

DRAW_RANGE = 1 << 64
DRAWS = Struct(">4Q")  # of one block
NONE_LEFT = iter(())


class Dice:
    """The chance of one step of one table. Making one costs nothing until something is drawn."""

    __slots__ = ("_block", "_name", "_rest")

    def __init__(self, seed: str | int, version: int) -> None:
        self._name = (seed, version)
        self._block = 0
        self._rest: Iterator[int] = NONE_LEFT

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the other."""
        assert 0 < n <= DRAW_RANGE
        fair = DRAW_RANGE - DRAW_RANGE % n  # a draw beyond this would favour the small numbers
        while True:
            draw = self._draw()
            if draw < fair:
                return draw % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def _draw(self) -> int:
        for draw in self._rest:
            return draw
        seed, version = self._name
        self._rest = iter(DRAWS.unpack(sha256(f"{seed}/{version}/{self._block}".encode()).digest()))
        self._block += 1
        return next(self._rest)
