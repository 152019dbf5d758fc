"""Bornes: what to do first while the sand runs. What a card is worth no view tells, but how it can be found does."""

from __future__ import annotations

from typing import Literal

from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, FrontView
from ardoise.games.bornes.view_types import AnnouncingView, RankingView, SettlingView, View

Code = Literal[
    "bornes_ask",
    "bornes_boundary",
    "bornes_reckon",
    "bornes_die",
    "bornes_side",
    "bornes_done",
    "bornes_settle",
]


def hint(view: View, seat: Seat) -> Hint | None:
    if seat not in view.awaited:
        return None
    match view.phase:
        case AnnouncingView(common_boundary=common):
            return Hint("bornes_ask", {"boundary": common})
        case RankingView() as ranking if ranking.mine:
            return _next(view, ranking, ranking.announcement.boundaries[view.rankers.index(seat)])
        case SettlingView(unsettled=unsettled):
            open_cards = sum(entry.value is None for entry in unsettled)
            return Hint("bornes_settle", {"count": open_cards}) if open_cards else None
    return None


def _next(view: View, ranking: RankingView, boundary: int) -> Hint:
    """The boundary before all, then what can be found out, then what has to be believed."""
    assert ranking.mine
    column = ranking.mine.column
    challenge = (ranking.announcement.challenge,) if CHALLENGE not in column else ()
    left = [*challenge, *[card for card in ranking.mine.cards if card.id not in column]]
    if BOUNDARY not in column:
        return Hint("bornes_boundary", {"boundary": boundary})
    if count := _of_kind(left, "arithmetic") + _of_kind(left, "counting"):
        return Hint("bornes_reckon", {"count": count})
    if _of_kind(left, "die"):
        return Hint("bornes_die", {"die": view.die})
    return Hint("bornes_side", {"count": len(left), "boundary": boundary}) if left else Hint("bornes_done", {})


def _of_kind(cards: list[FrontView], kind: str) -> int:
    return sum(card.kind == kind for card in cards)
