"""Bornes' players: cards in the order of belief, and the card left out that is likelier to cost than to earn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from ardoise.bots.belief import Belief
from ardoise.bots.bornes_challenge import challenge
from ardoise.bots.chance import likely, uniform
from ardoise.bots.dials import DIALS, Dials
from ardoise.bots.player import Choose, Hunch, Level, blind
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.column import check
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, AnyMove, Arrange, Column, Content, Done, Settle
from ardoise.games.bornes.views import (
    AnnouncingView,
    HandView,
    LookingView,
    RankingView,
    ReadingView,
    SettlingView,
    View,
)

WORLDS = 24  # in which a column is tried
ELSEWHERE = 0.5  # how often somebody who was done before had laid all
MIDDLING = 40  # what a thing in the room measures, for a master without hands


def player(level: Level) -> Choose:
    dials = DIALS[level]

    def choose(view: View, seat: Seat, dice: Dice, hunch: Hunch | None) -> AnyMove | None:
        if seat not in view.awaited:
            return None
        match view.phase:
            case LookingView() | ReadingView():
                return Content()
            case RankingView(mine=HandView() as mine):
                if mine.may_finish:
                    return Done()
                return Arrange(_column(view, view.phase, mine, seat, _hunches(mine, hunch, dice), dials, dice))
            case AnnouncingView() as announcing:
                return challenge(announcing, len(view.rankers), dice)
            case SettlingView(unsettled=unsettled):
                open_cards = [entry.card.id for entry in unsettled if entry.value is None]
                return Settle(open_cards[0], MIDDLING // 2 + dice.below(MIDDLING))
        return None

    return choose


def _hunches(mine: HandView, hunch: Hunch | None, dice: Dice) -> dict[str, Hunch]:
    known = {CHALLENGE: hunch, **dict(hunch.cards)} if hunch else {}
    return {card: known.get(card) or _vague(dice) for card in mine.pieces if card != BOUNDARY}


def _vague(dice: Dice) -> Hunch:
    return Hunch(min(blind(dice).estimate, 100), 1.0)


def _column(
    view: View, ranking: RankingView, mine: HandView, seat: Seat, hunches: Mapping[str, Hunch], dials: Dials, dice: Dice
) -> Column:
    boundary = ranking.announcement.boundaries[view.rankers.index(seat)]
    order = sorted(hunches, key=lambda card: hunches[card].estimate)
    if likely(dice, dials.whims):
        return _with_boundary(order, hunches, boundary)
    worlds = _worlds(hunches, boundary, dice)
    bonus = ELSEWHERE ** len(ranking.done) / (len(view.rankers) - len(ranking.done))
    red = dials.red_costs * _danger(view, seat)

    def worth(cards: Sequence[str]) -> float:
        column = _with_boundary(cards, hunches, boundary)
        points = sum(_points(column, world, red) for world in worlds) / WORLDS
        return points + (bonus if len(cards) == len(hunches) else 0.0)

    kept = (cards for count in range(len(order), -1, -1) for cards in combinations(order, count))
    return _with_boundary(max(kept, key=worth), hunches, boundary)


def _with_boundary(cards: Sequence[str], hunches: Mapping[str, Hunch], boundary: int) -> Column:
    below = [card for card in cards if hunches[card].estimate <= boundary]
    above = [card for card in cards if hunches[card].estimate > boundary]
    return (*below, BOUNDARY, *above)


def _worlds(hunches: Mapping[str, Hunch], boundary: int, dice: Dice) -> list[dict[str, Number]]:
    beliefs = {card: Belief(hunch) for card, hunch in hunches.items()}
    drawn = [{card: round(belief.quantile(uniform(dice))) for card, belief in beliefs.items()} for _ in range(WORLDS)]
    return [{**world, BOUNDARY: boundary} for world in drawn]


def _points(column: Column, world: Mapping[str, Number], red: float) -> float:
    return sum(1.0 if verdict.mark == "green" else -red for verdict in check(column, world))


def _danger(view: View, seat: Seat) -> float:
    """B17: only the two with the fewest red points can win, so a red one costs more on that edge than far from it."""
    others = sorted(red for other, red in enumerate(view.red) if other != seat)
    ahead = others[1] - view.red[seat]  # how many more the one has who would push me out
    return 1.0 if abs(ahead) <= 2 else 0.7
