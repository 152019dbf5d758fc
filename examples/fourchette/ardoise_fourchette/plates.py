"""Fourchette: the plates and what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Rejected
from ardoise.engine.number import MOST, Number, exact
from ardoise.engine.question import Question
from ardoise_fourchette.types import Fork, Payout, Plate, PlateNumber


def checked(low: Number, high: Number, question: Question) -> Fork:
    """F3, F5: the fork with its numbers in their one spelling, or Rejected."""
    least = -MOST if question.signed else 0
    fork = Fork(exact(low, least), exact(high, least))
    if fork.high < fork.low:
        raise Rejected("fork_upside_down")
    return fork


def serve(forks: Sequence[Fork | None]) -> tuple[Plate, ...]:
    """F6, F7: the narrowest first. A plate's place tells nothing about who wrote it."""
    written = [fork for fork in forks if fork is not None]
    different = sorted(set(written), key=lambda fork: (_width(fork), fork.low))
    return tuple(Plate(fork.low, fork.high, _worth(fork, written)) for fork in different)


def _width(fork: Fork | Plate) -> Number:
    return fork.high - fork.low


def _worth(fork: Fork, written: Sequence[Fork]) -> int:
    return 1 + sum(_width(other) > _width(fork) for other in written)


def plate_of(fork: Fork | None, plates: Sequence[Plate]) -> PlateNumber | None:
    if fork is None:
        return None
    return next(place for place, plate in enumerate(plates) if (plate.low, plate.high) == (fork.low, fork.high))


def holds(plate: Plate, truth: Number) -> bool:
    return plate.low <= truth <= plate.high  # F10


def pay(
    plates: Sequence[Plate],
    authored: Sequence[PlateNumber | None],
    choices: Sequence[PlateNumber | None],
    truth: Number,
    bait: int,
    factor: int,
) -> tuple[Payout, ...]:
    """F11 to F13: what each seat gets this round."""
    paid = [factor * plate.worth if holds(plate, truth) else 0 for plate in plates]
    baited = [0 if paid[place] else factor * bait * choices.count(place) for place in range(len(plates))]
    return tuple(
        Payout(
            0 if own is None else paid[own],
            0 if choice is None else paid[choice],
            0 if own is None else baited[own],
        )
        for own, choice in zip(authored, choices, strict=True)
    )
