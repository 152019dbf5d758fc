"""Incroyable!: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ardoise.games.incroyable.moves import AnyEvent, NextRisk, Raised, RiskScored, Scored, Shifted
from ardoise.games.incroyable.types import PawnMove, Result

NOTABLES = (
    "turns",
    "ties_shifted",
    "doubts_right",
    "doubts_wrong",
    "doubts_not_highest",
    "raises",
    "risk_rounds",
    "risk_questions",
    "bonus",
    "danger",
)


def notable(event: AnyEvent) -> Sequence[str]:
    match event:
        case Shifted():
            return ("ties_shifted",)
        case Raised():
            return ("raises",)
        case Scored(result):
            return ["turns", *_doubt(result), *_squares(result.moves)]
        case NextRisk():
            return ("turns", "risk_rounds")
        case RiskScored(result):
            return ["risk_questions", *_squares(result.moves)]
    return ()


def _doubt(result: Result) -> Iterable[str]:
    yield "doubts_right" if result.success else "doubts_wrong"
    if result.estimates[result.doubted] < max(result.estimates):
        yield "doubts_not_highest"


def _squares(moves: Iterable[PawnMove]) -> Iterable[str]:
    for move in moves:
        if move.bonus:
            yield "bonus"
        if move.danger:
            yield "danger"
