"""Code 777: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.games.code777.types import AnyEvent, Asked, Declared, Reshuffled, Stalled

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
