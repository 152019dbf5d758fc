"""Bornes' players: cards in the order of belief, and the card left out that is likelier to cost than to earn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from ardoise.bots.belief import Belief
from ardoise.bots.distributions import uniform
from ardoise.bots.player import Choose, Hunch, Level
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.bots_challenge import challenge
from ardoise.games.bornes.column import check
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, AnyMove, Arrange, Column, Content, Done, Settle
from ardoise.games.bornes.view_types import (
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
VAGUE = Hunch(40, 1.0)  # of a card of which nobody has told anything
MIDDLING = 40  # what a thing in the room measures, for a master without hands

Known = tuple[tuple[str, Hunch], ...]  # each card in hand and what the bot believes about it


class Style(Record):
    handful: int  # how many cards it lays at a time
    red_costs: float  # how many green points a red one is worth


STYLES: Mapping[Level, Style] = {
    "novice": Style(1, 0.0),
    "club": Style(2, 0.5),
    "strong": Style(4, 0.8),
    "master": Style(4, 1.0),
}


def player(level: Level) -> Choose:
    style = STYLES[level]

    def choose(view: View, seat: Seat, dice: Dice, hunch: Hunch | None) -> AnyMove | None:
        if seat not in view.awaited:
            return None
        match view.phase:
            case LookingView() | ReadingView():
                return Content()
            case RankingView(mine=HandView() as mine) as ranking:
                wished = _wished(view, ranking, seat, _hunches(mine, hunch), style.red_costs)
                return Done() if mine.column == wished else Arrange(_next(mine.column, wished, style.handful))
            case AnnouncingView() as announcing:
                return challenge(announcing, len(view.rankers), dice)
            case SettlingView(unsettled=unsettled):
                open_cards = [entry.card.id for entry in unsettled if entry.value is None]
                return Settle(open_cards[0], MIDDLING // 2 + dice.below(MIDDLING))
        return None

    return choose


def _hunches(mine: HandView, hunch: Hunch | None) -> dict[str, Hunch]:
    known = {CHALLENGE: hunch, **dict(hunch.cards)} if hunch else {}
    return {card: known.get(card) or VAGUE for card in mine.pieces if card != BOUNDARY}


def _next(lying: Column, wished: Column, handful: int) -> Column:
    """What is on its way to the column that is wished for, with some more cards. Who is quick lays all at once."""
    if not set(lying) <= set(wished):
        return wished  # second thoughts
    more = [card for card in wished if card not in lying][:handful]
    return tuple(card for card in wished if card in lying or card in more)


def _wished(view: View, ranking: RankingView, seat: Seat, hunches: Mapping[str, Hunch], red_costs: float) -> Column:
    """The same each time it is asked, unless others are done meanwhile: then there is less to gain from laying all."""
    boundary = ranking.announcement.boundaries[view.rankers.index(seat)]
    bonus = ELSEWHERE ** len(ranking.done) / (len(view.rankers) - len(ranking.done))
    return _best_column(tuple(hunches.items()), boundary, bonus, red_costs * _danger(view, seat))


@lru_cache(maxsize=1 << 8)
def _best_column(known: Known, boundary: int, bonus: float, red: float) -> Column:
    """Cached: who lays a hand card by card asks for the same column again and again."""
    hunches = dict(known)
    order = sorted(hunches, key=lambda card: hunches[card].estimate)
    worlds = _worlds(known, boundary)

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


@lru_cache(maxsize=1 << 8)
def _worlds(known: Known, boundary: int) -> list[dict[str, Number]]:
    """What may be true, by random draws that are the same for every hand."""
    beliefs = {card: Belief(hunch) for card, hunch in known}
    lots = Dice("worlds", 0)
    drawn = [{card: round(belief.quantile(uniform(lots))) for card, belief in beliefs.items()} for _ in range(WORLDS)]
    return [{**world, BOUNDARY: boundary} for world in drawn]


def _points(column: Column, world: Mapping[str, Number], red: float) -> float:
    return sum(1.0 if verdict.mark == "green" else -red for verdict in check(column, world))


def _danger(view: View, seat: Seat) -> float:
    """B17: only the two with the fewest red points can win, so a red one costs more on that edge than far from it."""
    others = sorted(red for other, red in enumerate(view.red) if other != seat)
    ahead = others[1] - view.red[seat]  # how many more the one has who would push me out
    return 1.0 if abs(ahead) <= 2 else 0.7
