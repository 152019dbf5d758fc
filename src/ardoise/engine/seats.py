"""Seats in groups, and rows with a value for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeVar

from ardoise.engine.game import Outcome, Seat

T = TypeVar("T")

NOBODY: frozenset[Seat] = frozenset()


@cache
def everybody(seats: int) -> frozenset[Seat]:
    return frozenset(map(Seat, range(seats)))


@cache
def only(seat: Seat) -> frozenset[Seat]:
    return frozenset((seat,))


@lru_cache(4096)
def in_order(group: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(group))


@lru_cache(4096)
def without(group: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """The group once a seat has done its part: few groups, at nearly every move."""
    return group - {seat}


@lru_cache(4096)
def all_but(group: frozenset[Seat], seats: int) -> tuple[bool, ...]:
    """For each seat: is it outside the group? Called for every screen with few different groups."""
    return tuple(seat not in group for seat in range(seats))


def put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    changed = list(row)
    changed[seat] = value
    return tuple(changed)


def highest_wins(scores: Sequence[int]) -> Outcome:
    """The highest score wins; equals share the win."""
    best = max(scores)
    return Outcome(frozenset(Seat(seat) for seat, score in enumerate(scores) if score == best), tuple(scores))
