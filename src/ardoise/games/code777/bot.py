"""Code 777: a player of wood that reasons without a slip. It is given a view, never a state."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.games.code777.deck import Code
from ardoise.games.code777.deduction import codes, only_code
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.incremental_deduction import known
from ardoise.games.code777.questions import QUESTIONS
from ardoise.games.code777.types import AnyMove, Ask, Content, Declare, Pick
from ardoise.games.code777.view_types import AskingView, NotingView, PickingView, View

ENOUGH = len(QUESTIONS)  # who has heard so many answers about one rack will hardly learn more


def choose(view: View, seat: Seat, dice: Dice) -> AnyMove | None:
    if seat not in view.awaited:
        return None
    match view.phase:
        case NotingView():
            numbers = _sure_or_tired(view, seat)
            return Declare(view.tables[-1].had[seat], numbers) if numbers else Content()
        case AskingView():
            return Ask()
        case PickingView(offered):
            return Pick(dice.pick(offered))
        case _:
            return None


def _sure_or_tired(view: View, seat: Seat) -> Code | None:
    mine = known(view.tables, view.record, seat)
    if mine.heard < ENOUGH:
        return only_code(mine.left)
    ways = codes(draw_history_of(view.tables, seat), mine.left)
    return max(ways, key=ways.__getitem__)
