"""Gambit 7: a player of wood. It is given a view, never a state."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.gambit7.types import (
    AnsweringView,
    AnyMove,
    Bet,
    BettingView,
    Chips,
    Content,
    LookingView,
    Stake,
    View,
    Write,
)

NO_STAKE = Stake()


def choose(view: View, seat: Seat, dice: Dice) -> AnyMove | None:
    match view.phase:
        case AnsweringView(mine=None):
            return Write((1 + dice.below(99)) * 10 ** dice.below(4))
        case BettingView() as betting if not betting.content[seat]:
            if betting.stakes[seat] == NO_STAKE and dice.below(10):
                return Bet(_stake(view, betting, seat, dice))
            return Content()
        case LookingView():
            return Content()
        case _:
            return None


def _stake(view: View, betting: BettingView, seat: Seat, dice: Dice) -> Stake:
    first, second = dice.pick(betting.cases), dice.pick(betting.cases)
    behind = view.scores[seat] < max(view.scores)
    if behind and view.gambit_ready[seat] and view.round + 1 == view.rounds:
        return Stake(gambit=first)
    if first == second:
        return Stake((Chips(first, 2),))
    return Stake((Chips(first, 1), Chips(second, 1)))
