"""Code 777: its rules. The ids are those of docs/rules/code777.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import assert_never

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Waiting
from ardoise.engine.phases import Phases, Rules, deciding
from ardoise.engine.seats import highest_wins, only
from ardoise.games.code777.deck import DECK, NUMBERS, ON_A_RACK, Code, Racks, code_of, rack_of
from ardoise.games.code777.pause import next_pause, waits
from ardoise.games.code777.questions import QUESTIONS, QuestionNumber, answer
from ardoise.games.code777.types import (
    AnyEvent,
    Ask,
    Asked,
    Asking,
    Content,
    Contented,
    Dealt,
    Declare,
    Declared,
    Drawn,
    Ended,
    Laid,
    MayDeclare,
    NextTurn,
    Noting,
    Offered,
    Options,
    Over,
    Pick,
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

SEATS = range(2, 5)  # C2
PLACES = 4  # C4
LOW_STOCK = 7  # C12
LEAST, MOST = NUMBERS[0], NUMBERS[-1]
PATIENCE = 3 * len(QUESTIONS)  # C18


def setup(options: Options, seats: int, cards: Sequence[object], dice: Dice, mixed: bool = False) -> State:
    if seats not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    deck, pile = dice.shuffled(DECK), dice.shuffled(tuple(QUESTIONS))  # C3
    on_racks = PLACES * ON_A_RACK
    racks = tuple(rack_of(deck[n : n + ON_A_RACK]) for n in range(0, on_racks, ON_A_RACK))
    table = Table(0, racks, (1,) * PLACES)
    asker = Seat(dice.below(seats))  # C19
    asking = Asking(0, only(asker))
    return State(options, (0,) * seats, (table,), Supply(deck[on_racks:]), pile, (), (), asker, asking)


def _ask(state: State, phase: Asking, seat: Seat, move: Ask) -> tuple[AnyEvent, ...]:
    _on_turn(state, seat)
    if not state.options.pick_of_two:
        return (_asked(state, state.pile[0]),)
    return (Drawn(seat), Offered(seat, (state.pile[0], state.pile[1])))  # C17


def _pick(state: State, phase: Picking, seat: Seat, move: Pick) -> tuple[AnyEvent, ...]:
    _on_turn(state, seat)
    if move.question not in phase.offered:
        raise Rejected("not_offered", question=move.question)
    return (_asked(state, move.question),)


def _content(state: State, phase: Noting, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    return (Contented(seat),)


def _declare(state: State, phase: Asking | Picking | Noting, seat: Seat, move: Declare) -> tuple[AnyEvent, ...]:
    may = may_declare(state, seat)
    assert may
    code = _code(move, may)
    _not_pausing(state, seat)
    return _declared(state, seat, code, may.pause)


def _on_turn(state: State, seat: Seat) -> None:
    if seat != state.asker:
        raise Rejected("not_your_turn", asker=state.asker)


def _asked(state: State, question: QuestionNumber) -> Asked:
    return Asked(state.asker, question, answer(question, _seen_from(state.asker, state.racks)))  # C6


def _seen_from(seat: Seat, racks: Racks) -> Racks:
    """C5: all racks but one's own."""
    return racks[:seat] + racks[seat + 1 :]


def may_declare(state: State, seat: Seat) -> MayDeclare | None:
    """C8: at any moment until the game is over."""
    if isinstance(state.phase, Over):
        return None
    pause = next_pause(state.declarations, seat) if state.options.pauses == "growing" else 1  # C23
    return _may_declare(state.tables[-1].had[seat], pause)


@lru_cache
def _may_declare(rack: int, pause: int) -> MayDeclare:
    return MayDeclare(rack, ON_A_RACK, LEAST, MOST, pause)


def _code(move: Declare, may: MayDeclare) -> Code:
    """The numbers in their one order, or Rejected."""
    if move.rack != may.rack:
        raise Rejected("not_this_rack", rack=may.rack)
    if len(move.numbers) != may.count:
        raise Rejected("not_three_numbers")
    if not all(may.least <= number <= may.most for number in move.numbers):
        raise Rejected("out_of_range", least=may.least, most=may.most)
    low, middle, high = sorted(move.numbers)
    return low, middle, high


def _not_pausing(state: State, seat: Seat) -> None:
    """C23."""
    if count := waits(state.declarations, len(state.record)).get(seat):
        raise Rejected("pausing", count=count)


def _declared(state: State, seat: Seat, numbers: Code, pause: int) -> tuple[AnyEvent, ...]:
    table = state.tables[-1]
    rack, cards = table.had[seat], table.racks[seat]
    right = numbers == code_of(cards)  # C9
    if right and state.scores[seat] + 1 == state.options.points_to_win:  # C13
        return Declared(seat, rack, numbers, right, cards, ()), Ended(table.racks)
    places = replaced(seat, right, table.had, len(state.scores))
    if right:
        return (Declared(seat, rack, numbers, right, cards, places),)
    return (Declared(seat, rack, numbers, right, cards, places, pause),)


def replaced(seat: Seat, right: bool, had: Sequence[int], seats: int) -> tuple[Place, ...]:
    """C10, and C11: the unowned racks take turns, so it is the one that was replaced less often."""
    unowned = sorted(map(Place, range(seats, PLACES)), key=had.__getitem__)[:1] if right else ()
    return (Place(seat), *unowned)


def _timed_out(state: State) -> tuple[AnyEvent, ...]:
    match state.phase:
        case Asking():  # C15
            return (_asked(state, state.pile[0]),)
        case Picking(offered=offered):  # C17
            return (_asked(state, offered[0]),)
    return (TimeUp(),)


PHASES: Phases[State, AnyEvent] = {
    Asking: Rules({Ask: _ask, Declare: _declare}),
    Picking: Rules({Pick: _pick, Declare: _declare}),
    Noting: Rules({Content: _content, Declare: _declare}),
    Over: Rules(),
}
decide = deciding(PHASES, attrgetter("scores"), _timed_out)


def advance(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    supply, phase = state.supply, state.phase
    if len(supply.stock) <= LOW_STOCK:  # C12
        stock = dice.shuffled(supply.stock + supply.set_aside)
        return Restocked(stock), Reshuffled(len(stock))
    if supply.refill:
        return (_refill(state, supply.refill[0]),)
    if phase.awaited or isinstance(phase, Over):
        return ()
    if state.quiet >= PATIENCE:  # C18
        return (Stalled(state.racks),)
    return (NextTurn(Seat((state.asker + 1) % len(state.scores))),)


def _refill(state: State, place: Place) -> Dealt | Laid:
    cards = rack_of(state.supply.stock[:ON_A_RACK])
    return Dealt(Seat(place), cards) if place < len(state.scores) else Laid(place, cards)


def waiting(state: State) -> Waiting | None:
    phase, options = state.phase, state.options
    match phase:
        case Noting():
            return Waiting(phase.number, phase.awaited, options.note_seconds)
        case Asking() | Picking():
            return Waiting(phase.number, phase.awaited, options.turn_seconds)  # C15
        case Over():
            return None
    assert_never(phase)


def outcome(state: State) -> Outcome | None:
    return highest_wins(state.scores) if isinstance(state.phase, Over) else None  # C13
