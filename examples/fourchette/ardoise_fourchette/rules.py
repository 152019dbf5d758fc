"""Fourchette: its rules. The ids are those of rules/en.md."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import assert_never

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Waiting
from ardoise.engine.number import Number
from ardoise.engine.phases import Phases, Rules, advancing, deciding
from ardoise.engine.seats import highest_wins
from ardoise_fourchette.evolve import writing
from ardoise_fourchette.plates import checked, pay, serve
from ardoise_fourchette.types import (
    AnyEvent,
    Card,
    Choose,
    Choosing,
    Chosen,
    Content,
    Contented,
    Ended,
    Looking,
    NextRound,
    Options,
    Over,
    Payout,
    PlateNumber,
    Scored,
    Served,
    State,
    TimeUp,
    Write,
    Writing,
    Written,
)

SEATS = range(3, 8)  # F1


def setup(options: Options, seats: int, cards: Sequence[Card], dice: Dice, mixed: bool = False) -> State:
    if seats not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    if len(cards) < options.rounds:
        raise Rejected("too_few_cards", least=options.rounds)
    questions = tuple(cards if mixed else dice.shuffled(cards))[: options.rounds]  # F2
    return State(options, questions, 0, (0,) * seats, writing(0, seats))


def _write(state: State, phase: Writing, seat: Seat, move: Write) -> tuple[AnyEvent, ...]:
    return (Written(seat, checked(move.low, move.high, state.questions[state.round])),)


def _choose(state: State, phase: Choosing, seat: Seat, move: Choose) -> tuple[AnyEvent, ...]:
    return (Chosen(seat, _allowed(phase, seat, move.plate)),)


def _content(state: State, phase: Looking, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    return (Contented(seat),)


def _allowed(phase: Choosing, seat: Seat, plate: PlateNumber) -> PlateNumber:
    """F8."""
    if not 0 <= plate < len(phase.plates):
        raise Rejected("no_such_plate")
    if phase.authored[seat] == plate:
        raise Rejected("own_plate")
    return plate


def _serve(state: State, phase: Writing, dice: Dice) -> tuple[AnyEvent, ...]:
    return (Served(serve(phase.forks)),)


def _score(state: State, phase: Choosing, dice: Dice) -> tuple[AnyEvent, ...]:
    truth = state.questions[state.round].answer
    return (Scored(truth, payouts(state, phase, truth)),)


def _go_on(state: State, phase: Looking, dice: Dice) -> tuple[AnyEvent, ...]:
    return (NextRound() if state.round + 1 < len(state.questions) else Ended(),)


def payouts(state: State, phase: Choosing | Looking, truth: Number) -> tuple[Payout, ...]:
    factor = 2 if is_dessert(state) else 1
    return pay(phase.plates, phase.authored, phase.choices, truth, state.options.bait, factor)


def is_dessert(state: State) -> bool:
    return state.options.dessert and state.round + 1 == len(state.questions)  # F13


def _timed_out(state: State) -> tuple[AnyEvent, ...]:
    return (TimeUp(),)


PHASES: Phases[State, AnyEvent] = {
    Writing: Rules({Write: _write}, then=_serve),
    Choosing: Rules({Choose: _choose}, then=_score),
    Looking: Rules({Content: _content}, then=_go_on),
    Over: Rules(),
}
decide = deciding(PHASES, attrgetter("scores"), _timed_out)
advance = advancing(PHASES)


def waiting(state: State) -> Waiting | None:
    phase, options = state.phase, state.options
    match phase:
        case Writing():
            return Waiting(phase.number, phase.awaited, options.write_seconds)
        case Choosing():
            return Waiting(phase.number, phase.awaited, options.choose_seconds)
        case Looking():
            return Waiting(phase.number, phase.awaited, options.look_seconds)
        case Over():
            return None
    assert_never(phase)


def asked(state: State) -> Sequence[str]:
    return (state.questions[state.round].id,)


def outcome(state: State) -> Outcome | None:
    return highest_wins(state.scores) if isinstance(state.phase, Over) else None  # F14
