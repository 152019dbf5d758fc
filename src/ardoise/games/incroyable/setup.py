"""Incroyable!: the table before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat
from ardoise.engine.seats import everybody
from ardoise.games.incroyable.track import START, checked, question_at, track_of
from ardoise.games.incroyable.types import LEAST, MOST, SEATS, SYMBOLS, Card, Estimating, Options, State


def setup(options: Options, seats: int, cards: Sequence[Card], dice: Dice, mixed: bool = False) -> State:
    if seats not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    if not cards:
        raise Rejected("too_few_cards", least=1)
    for card in cards:
        _check_card(card)
    track = checked(track_of(options))
    questioner = _first(options, seats, dice)
    estimating = Estimating(0, everybody(seats), (None,) * seats)
    pile = tuple(cards) if mixed else dice.shuffled(cards)
    return State(options, pile, 0, questioner, question_at(track, START), (START,) * seats, estimating)


def _first(options: Options, seats: int, dice: Dice) -> Seat:
    """I4: the first seat, one drawn at random, or the one that the host names."""
    match options.first:
        case "lot":
            return Seat(dice.below(seats))
        case "seat":
            return Seat(0)
        case named if named < seats:
            return Seat(named)
    raise Rejected("no_such_seat")


def _check_card(card: Card) -> None:
    """I1: the five symbols in their order, and answers that an estimate can meet."""
    if tuple(question.category for question in card) != SYMBOLS:
        raise Rejected("wrong_card", ids=[question.id for question in card])
    for question in card:
        if not isinstance(question.answer, int) or not LEAST <= question.answer <= MOST:
            raise Rejected("wrong_card", ids=[question.id])
