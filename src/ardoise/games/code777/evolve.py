"""Code 777: how an event changes the table. No rules, no chance: only folding."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.engine.folds import no_longer_awaited, nobody_awaited, unchanged
from ardoise.engine.game import Folds
from ardoise.engine.seats import NOBODY, everybody, only, put
from ardoise.games.code777.deck import ON_A_RACK, Rack
from ardoise.games.code777.questions import QuestionNumber
from ardoise.games.code777.types import (
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


def _offered(state: State, event: Offered) -> State:
    phase, questions = state.phase, event.questions
    picking = Picking(phase.number + 1, phase.awaited, questions)
    return replace(state, pile=state.pile[len(questions) :], phase=picking)


def _heard(state: State, event: Asked) -> State:
    heard = Heard(event.seat, event.question, event.answer, len(state.tables) - 1)
    return replace(
        state,
        pile=(*_pile_below(state, event.question), event.question),  # C5
        record=(*state.record, heard),
        phase=Noting(state.phase.number + 1, everybody(len(state.scores))),
    )


def _pile_below(state: State, asked: QuestionNumber) -> tuple[QuestionNumber, ...]:
    """The pile under which the question goes; the one that was not picked is there already (C17)."""
    if isinstance(state.phase, Picking):
        return (*state.pile, *(question for question in state.phase.offered if question != asked))
    return state.pile[1:]


def _next_turn(state: State, event: NextTurn) -> State:
    return replace(state, asker=event.asker, phase=Asking(state.phase.number + 1, only(event.asker)))


def _judged(state: State, event: Declared) -> State:
    said = event.seat, event.rack, event.numbers, event.right, event.cards
    declaration = Declaration(*said, len(state.record), event.pause)
    scores = put(state.scores, event.seat, state.scores[event.seat] + event.right)  # C9
    judged = replace(state, scores=scores, declarations=(*state.declarations, declaration))
    return _replacing(judged, event.replaced) if event.replaced else judged


def _replacing(state: State, refill: tuple[Place, ...]) -> State:
    """A new table begins, on which these racks are about to be replaced."""
    table = Table(len(state.record), state.racks, state.tables[-1].had)
    return replace(state, tables=(*state.tables, table), supply=replace(state.supply, refill=refill))


def _stalled(state: State, event: Stalled) -> State:
    return _replacing(state, tuple(map(Place, range(len(state.racks)))))


def _dealt(state: State, event: Dealt) -> State:
    return _refilled(state, event.seat, event.cards)


def _laid(state: State, event: Laid) -> State:
    return _refilled(state, event.place, event.cards)


def _refilled(state: State, place: int, cards: Rack) -> State:
    table, supply = state.tables[-1], state.supply
    refilled = Table(table.asked, put(table.racks, place, cards), put(table.had, place, table.had[place] + 1))
    set_aside = supply.set_aside + table.racks[place]  # C10
    rest = Supply(supply.stock[ON_A_RACK:], set_aside, supply.refill[1:])
    return replace(state, tables=(*state.tables[:-1], refilled), supply=rest)


def _restocked(state: State, event: Restocked) -> State:
    return replace(state, supply=Supply(event.stock, (), state.supply.refill))


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase=Over(state.phase.number + 1, NOBODY))


FOLDS: Folds[State] = {
    Contented: no_longer_awaited,
    Asked: _heard,
    NextTurn: _next_turn,
    Drawn: unchanged,
    Offered: _offered,
    Declared: _judged,
    Dealt: _dealt,
    Laid: _laid,
    Restocked: _restocked,
    Reshuffled: unchanged,
    Stalled: _stalled,
    TimeUp: nobody_awaited,
    Ended: _ended,
}
