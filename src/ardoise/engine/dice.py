"""Chance from an explicit seed, the same on every machine and easy to compute again in any language.

Draw number n of step `version` comes from SHA-256 of "seed/version/block": each block gives four draws of 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

DRAW_RANGE = 1 << 64
DRAWS = Struct(">4Q")  # of one block
NONE_LEFT = iter(())


class Dice(msgspec.Struct, gc=False, eq=False):
    """The chance of one step of one table. Making one costs nothing until something is drawn."""

    _seed: str | int
    _version: int
    _block: int = 0
    _rest: Iterator[int] = NONE_LEFT

    __repr__ = object.__repr__  # a seed is a secret

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the other."""
        assert 0 < n <= DRAW_RANGE
        while True:
            draw = self._draw()
            number = draw % n
            if draw - number <= DRAW_RANGE - n:  # else it is of a round cut short, which would favour small numbers
                return number

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        deck, draws = list(items), self._draws()
        for last in range(len(deck) - 1, 0, -1):
            for draw in draws:  # as `below` does, without a call for each card
                other = draw % (last + 1)
                if draw - other < DRAW_RANGE - last:
                    break
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def _draw(self) -> int:
        for draw in self._rest:
            return draw
        self._refill()
        return next(self._rest)

    def _draws(self) -> Iterator[int]:
        while True:
            yield from self._rest
            self._refill()

    def _refill(self) -> None:
        self._rest = iter(DRAWS.unpack(sha256(f"{self._seed}/{self._version}/{self._block}".encode()).digest()))
        self._block += 1
