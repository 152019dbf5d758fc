"""Bornes: a column of cards and how it is checked. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Column, Hand, Verdict


def pieces(hand: Hand) -> tuple[str, ...]:
    """What may lie in the column of the player who holds this hand."""
    return (BOUNDARY, CHALLENGE, *[side.id for side in hand])


def arranged(column: Column, allowed: Iterable[str]) -> Column:
    """B5: the column, or Rejected."""
    lying = set(column)
    if lying.difference(allowed):
        raise Rejected("unknown_card")
    if len(lying) < len(column):
        raise Rejected("doubled_card")
    return column


def may_finish(column: Column) -> bool:
    return BOUNDARY in column  # B7


def standing(column: Column) -> Column:
    """B8: what counts of a column when ranking is over."""
    return column if BOUNDARY in column else ()


def check(column: Column, values: Mapping[str, Number]) -> tuple[Verdict, ...]:
    """B10, B12: a verdict on each card from the bottom up. A card without a value is void."""
    if not column:
        return ()
    verdicts = []
    boundary = values[BOUNDARY]
    below, last = True, None
    for card in column:
        if card == BOUNDARY:
            below, last = False, boundary
            continue
        verdict = _verdict(card, values.get(card), boundary, below, last)
        verdicts.append(verdict)
        if verdict.mark == "green":
            last = verdict.value
    return tuple(verdicts)


def _verdict(card: str, value: Number | None, boundary: Number, below: bool, last: Number | None) -> Verdict:
    if value is None:
        return Verdict(card, None, "void", "unsettled")
    if value > boundary if below else value < boundary:
        return Verdict(card, value, "red", "wrong_side", boundary)
    if last is not None and value < last:
        return Verdict(card, value, "red", "less_than_below", last)
    return Verdict(card, value, "green", "in_order")
