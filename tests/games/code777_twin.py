"""Code 777 for the secrecy tests: tables that differ only in what a screen may not know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Seat
from ardoise.engine.seats import put
from ardoise.games.code777.deck import RACKS, Rack
from ardoise.games.code777.deduction import candidates, learned_by
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.questions import QuestionNumber
from ardoise.games.code777.types import (
    Asked,
    Dealt,
    Declared,
    Ended,
    Laid,
    Noting,
    Over,
    Picking,
    Stalled,
    State,
    Supply,
    Table,
)
from ardoise.games.code777.view import memory

REVEALS = (Asked, Declared, Dealt, Laid, Stalled, Ended)
HOUSE_RULES = {"pick_of_two": True, "help": "full", "pauses": "growing"}
RARE_HINTS = {"code777_soon"}  # one is seldom certain so soon after a wrong declaration
STRENGTH_GAMES = 48  # enough to tell a level from the next
# nearly everything happens in it
TRANSCRIPT = {"seed": "transcript 9", "timeout_every": 12, "pick_of_two": True, "pauses": "growing"}


def cards() -> Sequence[None]:
    return ()  # C1: the cards of this game are always the same


def twin(state: State, seat: Seat | None, dice: Dice) -> State | None:
    """Other hidden racks that fit all that was heard, another order of the stock, other questions to come."""
    if not isinstance(state.phase, Over):
        for other in range(len(state.scores)) if seat is None else (seat,):
            state = _with_another_rack(state, Seat(other), dice)
    return _with_other_questions(with_another_stock(_with_another_past(state), dice), seat, dice)


def other_move(state: State, by: Seat | None, move: Move) -> Move:
    """All moves are made aloud."""
    return move


def with_another_stock(state: State, dice: Dice) -> State:
    supply = state.supply
    return replace(state, supply=Supply(dice.shuffled(supply.stock), supply.set_aside, supply.refill))


def _with_another_past(state: State) -> State:
    """With no help, what was asked before the last question has to be remembered (C22)."""
    if state.options.help != "none":
        return state
    before = [replace(heard, answer=0, question=QuestionNumber(8)) for heard in state.record[:-1]]
    return replace(state, record=(*before, *state.record[-1:]))


def _with_another_rack(state: State, seat: Seat, dice: Dice) -> State:
    others = racks_left(state, seat) - {state.racks[seat]}
    return exchanged(state, seat, dice.pick(sorted(others))) if others else state


def racks_left(state: State, seat: Seat) -> set[Rack]:
    """All that the seat's rack can be, for what it has seen and heard."""
    known = memory(state, seat)
    left = candidates(draw_history_of(known.tables, seat), learned_by(known, seat))
    return {rack for place, rack in enumerate(RACKS) if left >> place & 1}


def exchanged(state: State, seat: Seat, new: Rack) -> State:
    """The rack's cards change places with others in the stock, as if they had been dealt like that."""
    old, had = state.racks[seat], state.tables[-1].had[seat]
    tables = tuple(
        Table(table.asked, put(table.racks, seat, new), table.had) if table.had[seat] == had else table
        for table in state.tables
    )
    stock = [*old, *state.supply.stock]
    for card in new:
        stock.remove(card)
    return replace(state, tables=tables, supply=Supply(tuple(stock), state.supply.set_aside, state.supply.refill))


def _with_other_questions(state: State, seat: Seat | None, dice: Dice) -> State:
    """The questions that have never been heard change names."""
    phase = state.phase
    offered = phase.offered if isinstance(phase, Picking) else ()
    known = {heard.question for heard in state.record} | set(_offered_to(state, seat))
    unheard = [question for question in (*offered, *state.pile) if question not in known]
    names = dict(zip(unheard, dice.shuffled(unheard), strict=True))
    if isinstance(phase, Picking):
        first, second = (names.get(question, question) for question in phase.offered)
        phase = Picking(phase.number, phase.awaited, (first, second))
    return replace(state, pile=tuple(names.get(question, question) for question in state.pile), phase=phase)


def _offered_to(state: State, seat: Seat | None) -> Sequence[QuestionNumber]:
    """The two questions that the seat may pick from now, or will as soon as it draws (C17)."""
    phase = state.phase
    if isinstance(phase, Picking):
        return phase.offered if seat == state.asker else ()
    drawer = (state.asker + isinstance(phase, Noting)) % len(state.scores)
    return state.pile[:2] if state.options.pick_of_two and seat == drawer else ()
