"""Code 777: how an event changes the table. No rules, no chance: only folding."""

from __future__ import annotations

from typing import assert_never

from ardoise.engine.game import Seat, everybody, put
from ardoise.games.code777.cards import ON_A_RACK, Rack
from ardoise.games.code777.questions import QuestionNumber
from ardoise.games.code777.types import (
    AnyEvent,
    Asked,
    Asking,
    Contented,
    Dealt,
    Declaration,
    Declared,
    Drawn,
    Ended,
    Heard,
    Laid,
    NextTurn,
    Noting,
    Offered,
    Over,
    Picking,
    Place,
    Reshuffled,
    Restocked,
    Stalled,
    State,
    Supply,
    Table,
    TimeUp,
)

NOBODY: frozenset[Seat] = frozenset()


def evolve(state: State, event: AnyEvent) -> State:
    match event:
        case Contented(seat):
            return _turn(state, Noting(state.phase.number, state.phase.awaited - {seat}))
        case Asked():
            return _heard(state, event)
        case NextTurn(asker):
            return _turn_of(state, asker)
        case Reshuffled() | Drawn():
            return state
        case Offered(_, questions):
            return _offered(state, questions)
        case Declared():
            return _judged(state, event)
        case Dealt(place, cards) | Laid(place, cards):
            return _refilled(state, place, cards)
        case Restocked(stock):
            return _supplied(state, state.tables, Supply(stock, (), state.supply.refill))
        case Stalled():
            return _replacing(state, tuple(map(Place, range(len(state.racks)))))
        case TimeUp():
            return _turn(state, Noting(state.phase.number, NOBODY))
        case Ended():
            return _turn(state, Over(state.phase.number + 1, NOBODY))
    assert_never(event)


def _turn(state: State, phase: Asking | Picking | Noting | Over) -> State:
    return State(
        state.options,
        state.scores,
        state.tables,
        state.supply,
        state.pile,
        state.record,
        state.declarations,
        state.asker,
        phase,
    )


def _turn_of(state: State, asker: Seat) -> State:
    return State(
        state.options,
        state.scores,
        state.tables,
        state.supply,
        state.pile,
        state.record,
        state.declarations,
        asker,
        Asking(state.phase.number + 1, frozenset((asker,))),
    )


def _heard(state: State, event: Asked) -> State:
    return State(
        state.options,
        state.scores,
        state.tables,
        state.supply,
        (*_pile_below(state, event.question), event.question),  # C5
        (*state.record, Heard(event.seat, event.question, event.answer, len(state.tables) - 1)),
        state.declarations,
        state.asker,
        Noting(state.phase.number + 1, everybody(len(state.scores))),
    )


def _pile_below(state: State, asked: QuestionNumber) -> tuple[QuestionNumber, ...]:
    """The pile under which the question goes; the one that was not picked is there already (C17)."""
    if isinstance(state.phase, Picking):
        return (*state.pile, *(question for question in state.phase.offered if question != asked))
    return state.pile[1:]


def _offered(state: State, questions: tuple[QuestionNumber, QuestionNumber]) -> State:
    return State(
        state.options,
        state.scores,
        state.tables,
        state.supply,
        state.pile[len(questions) :],
        state.record,
        state.declarations,
        state.asker,
        Picking(state.phase.number + 1, state.phase.awaited, questions),
    )


def _judged(state: State, event: Declared) -> State:
    declaration = Declaration(event.seat, event.rack, event.numbers, event.right, event.cards, len(state.record))
    judged = State(
        state.options,
        put(state.scores, event.seat, state.scores[event.seat] + event.right),  # C9
        state.tables,
        state.supply,
        state.pile,
        state.record,
        (*state.declarations, declaration),
        state.asker,
        state.phase,
    )
    return _replacing(judged, event.replaced) if event.replaced else judged


def _replacing(state: State, refill: tuple[Place, ...]) -> State:
    """A new table begins, on which these racks are about to be replaced."""
    table = Table(len(state.record), state.racks, state.tables[-1].had)
    return _supplied(state, (*state.tables, table), Supply(state.supply.stock, state.supply.set_aside, refill))


def _refilled(state: State, place: int, cards: Rack) -> State:
    table, supply = state.tables[-1], state.supply
    refilled = Table(table.asked, put(table.racks, place, cards), put(table.had, place, table.had[place] + 1))
    set_aside = supply.set_aside + table.racks[place]  # C10
    tables = (*state.tables[:-1], refilled)
    return _supplied(state, tables, Supply(supply.stock[ON_A_RACK:], set_aside, supply.refill[1:]))


def _supplied(state: State, tables: tuple[Table, ...], supply: Supply) -> State:
    return State(
        state.options,
        state.scores,
        tables,
        supply,
        state.pile,
        state.record,
        state.declarations,
        state.asker,
        state.phase,
    )
