"""Bornes: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.games.bornes.types import Announced, AnyEvent, Check, Scored, Settled

NOTABLES = (
    "rounds",
    "first_done",
    "late",
    "cards_green",
    "cards_red",
    "left_out",
    "challenges_drawn",
    "settled",
)


def notable(event: AnyEvent) -> Sequence[str]:
    match event:
        case Scored(checks=checks):
            return ["rounds", *(name for check in checks for name in _fired(check))]
        case Announced(announcement) if announcement.drawn:
            return ("challenges_drawn",)
        case Settled():
            return ("settled",)
    return ()


def _fired(check: Check) -> list[str]:
    counts = {
        "first_done": check.bonus,
        "late": check.penalty,
        "cards_green": check.green - check.bonus,
        "cards_red": check.red - check.penalty,
        "left_out": check.left_out,
    }
    return [name for name, count in counts.items() for _ in range(count)]
