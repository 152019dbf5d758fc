"""Bornes: the cards that earned a player nothing, and where they would have been right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.deck import front, rankers, value, with_correction
from ardoise.games.bornes.types import CHALLENGE, Check, Correction, FrontView, Looking, Round, Why


class Miss(Record):
    """A card that was wrong, or that was left out although its value is known."""

    round: int
    card: FrontView
    value: Number
    boundary: int
    why: Why | None  # None: left out
    against: Number | None = None  # what proved it wrong


def misses(checked: Sequence[tuple[Round, Looking]], corrections: Sequence[Correction], seat: Seat) -> tuple[Miss, ...]:
    """`corrections`: of all rounds, because a card that was left out may have been corrected when it came again."""
    return tuple(
        miss
        for round_, phase in checked
        for check in phase.checks
        if check.seat == seat
        for miss in _of_round(round_, phase, check, corrections)
    )


def _of_round(round_: Round, phase: Looking, check: Check, corrections: Sequence[Correction]) -> Iterator[Miss]:
    number, announcement = round_.number, phase.announcement
    boundary = announcement.boundaries[rankers(round_.master, len(round_.hands)).index(check.seat)]
    laid = {verdict.card: verdict for verdict in check.verdicts}
    for side in (announcement.challenge, *round_.hands[check.seat]):
        known = phase.answer if side.id == CHALLENGE else value(reduce(with_correction, corrections, side), round_.die)
        verdict = laid.get(side.id)
        if verdict is None and known is not None:
            yield Miss(number, front(side), known, boundary, None)
        elif verdict and verdict.mark == "red" and verdict.value is not None:
            yield Miss(number, front(side), verdict.value, boundary, verdict.why, verdict.against)
