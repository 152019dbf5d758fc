"""Code 777: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.games.code777.draw_history import RACKS_ASIDE_WHEN_LOW
from ardoise.games.code777.rules import PLACES
from ardoise.games.code777.types import AnyEvent, Asked, Declared, Reshuffled, Stalled, State

NOTABLES = ("questions", "declarations_right", "declarations_wrong", "reshuffles", "stalls")


def notable(event: AnyEvent) -> Sequence[str]:
    match event:
        case Asked():
            return ("questions",)
        case Declared(right=right):
            return ("declarations_right",) if right else ("declarations_wrong",)
        case Reshuffled():
            return ("reshuffles",)
        case Stalled():
            return ("stalls",)
    return ()


def fired_in(state: State) -> dict[str, int]:
    """The same of a whole game, counted at its end."""
    right, replaced = sum(state.scores), sum(state.tables[-1].had) - PLACES
    counts = {
        "questions": len(state.record),
        "declarations_right": right,
        "declarations_wrong": len(state.declarations) - right,
        "reshuffles": replaced // RACKS_ASIDE_WHEN_LOW,  # C12
        "stalls": len(state.tables) - len(state.declarations),  # the deal makes a table, the last declaration none
    }
    return {name: count for name, count in counts.items() if count}
