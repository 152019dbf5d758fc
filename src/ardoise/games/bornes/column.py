"""Bornes: a column of cards and how it is checked. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Mapping, Set
from operator import attrgetter

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Column, Hand, Verdict

BESIDES = frozenset((BOUNDARY, CHALLENGE))  # what every ranker has besides the hand
_id = attrgetter("id")


def pieces(hand: Hand) -> tuple[str, ...]:
    """What may lie in the column of the player who holds this hand."""
    return (BOUNDARY, CHALLENGE, *map(_id, hand))


def allowed(hand: Hand) -> Set[str]:
    """The same pieces in no order."""
    return BESIDES.union(map(_id, hand))


def complete(column: Column, hand: Hand) -> bool:
    """Does everything lie in it? (B7)"""
    return len(column) == len(BESIDES) + len(hand)


def arranged(column: Column, held: Set[str]) -> Column:
    """B5: the column, or Rejected."""
    lying = set(column)
    if not lying <= held:
        raise Rejected("unknown_card")
    if len(lying) < len(column):
        raise Rejected("doubled_card")
    return column


def may_finish(column: Column) -> bool:
    return BOUNDARY in column  # B7


def standing(column: Column) -> Column:
    """B8: what counts of a column when ranking is over."""
    return column if BOUNDARY in column else ()


def check(column: Column, values: Mapping[str, Number | None]) -> tuple[Verdict, ...]:
    """B10, B12: a verdict on each card from the bottom up. A card without a value is void."""
    verdicts, _, _ = counted(column, values)
    return verdicts


def counted(column: Column, values: Mapping[str, Number | None]) -> tuple[tuple[Verdict, ...], int, int]:
    """The same, with the numbers of green and red ones."""
    if not column:
        return (), 0, 0
    boundary = values[BOUNDARY]
    assert boundary is not None
    below, last = True, None
    verdicts = []
    green = red = 0
    for card in column:
        if card == BOUNDARY:
            below, last = False, boundary
            continue
        value = values.get(card)
        if value is None:
            verdict = Verdict(card, None, "void", "unsettled")
        elif value > boundary if below else value < boundary:
            verdict, red = Verdict(card, value, "red", "wrong_side", boundary), red + 1
        elif last is not None and value < last:
            verdict, red = Verdict(card, value, "red", "less_than_below", last), red + 1
        else:
            verdict, green, last = Verdict(card, value, "green", "in_order"), green + 1, value
        verdicts.append(verdict)
    return tuple(verdicts), green, red
