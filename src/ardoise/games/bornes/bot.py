"""Bornes: a player of wood. It is given a view, never a state."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.bornes.types import BOUNDARY, Announce, AnyMove, Arrange, Content, Done, Settle
from ardoise.games.bornes.view_types import (
    AnnouncingView,
    HandView,
    LookingView,
    RankingView,
    ReadingView,
    SettlingView,
    View,
)

CHALLENGE_TEXT = "How many steps are there in the staircase I am thinking of?"
LOWEST_GUESS, HIGHEST_GUESS = 0, 100


def choose(view: View, seat: Seat, dice: Dice) -> AnyMove | None:
    if seat not in view.awaited:
        return None
    match view.phase:
        case LookingView() | ReadingView():
            return Content()
        case RankingView(announcement=announcement, mine=HandView() as mine):
            if mine.may_finish:
                return Done()
            boundary = announcement.boundaries[view.rankers.index(seat)]
            return Arrange(_column(mine, boundary, dice))
        case AnnouncingView() as announcing:
            return Announce(CHALLENGE_TEXT, "", _guess(dice), _boundaries(announcing, len(view.rankers), dice))
        case SettlingView(unsettled=unsettled):
            open_cards = [entry.card.id for entry in unsettled if entry.value is None]
            return Settle(open_cards[0], _guess(dice))
        case _:
            return None


def _guess(dice: Dice) -> int:
    return LOWEST_GUESS + dice.below(HIGHEST_GUESS - LOWEST_GUESS + 1)


def _boundaries(announcing: AnnouncingView, count: int, dice: Dice) -> tuple[int, ...]:
    if dice.below(2):
        return (announcing.common_boundary,) * count
    return dice.shuffled(announcing.boundaries)[:count]


def _column(mine: HandView, boundary: int, dice: Dice) -> tuple[str, ...]:
    """Every card where a guess puts it; one card in six is left out as too uncertain."""
    guesses = {card: _guess(dice) for card in mine.pieces if dice.below(6)}
    guesses[BOUNDARY] = boundary
    return tuple(sorted(guesses, key=lambda card: guesses[card]))
