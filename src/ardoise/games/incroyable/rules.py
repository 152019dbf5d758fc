"""Incroyable!: its rules. The ids are those of docs/rules/incroyable.md."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import assert_never

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Waiting
from ardoise.engine.number import whole
from ardoise.engine.phases import Phases, Rules, advancing, deciding
from ardoise.engine.seats import put
from ardoise.games.incroyable import estimates as table
from ardoise.games.incroyable import risk
from ardoise.games.incroyable.moves import (
    AnyEvent,
    Called,
    Choose,
    Chosen,
    Content,
    Contented,
    Doubt,
    Doubted,
    Ended,
    Estimate,
    Estimated,
    NextQuestion,
    NextRisk,
    NextTurn,
    Pass,
    Passed,
    Raise,
    Raised,
    RiskScored,
    Say,
    Scored,
    Shift,
    Shifted,
    Shown,
    Stated,
    StatedByLot,
    TieFound,
    TimeUp,
)
from ardoise.games.incroyable.track import furthest, march, question_at, track_of, winners
from ardoise.games.incroyable.types import (
    LEAST,
    MOST,
    STAKES,
    Choosing,
    Estimating,
    Looking,
    Over,
    PawnMove,
    Payout,
    Result,
    RiskLooking,
    RiskResult,
    Shifting,
    Speaking,
    State,
    Stating,
)


def _must_be(seat: Seat, called: Seat) -> None:
    if seat != called:
        raise Rejected("not_your_turn", seat=called)


def _answer(state: State) -> int:
    return int(state.question.answer)


def _estimate(state: State, phase: Estimating, seat: Seat, move: Estimate) -> tuple[AnyEvent, ...]:
    return (Estimated(seat, whole(move.value, LEAST, MOST)),)  # I6


def _leave(state: State, phase: Shifting, seat: Seat, move: Shift) -> tuple[AnyEvent, ...]:
    _must_be(seat, phase.seat)
    return _shift(state, phase, table.checked_shift(phase.may, move.value))


def _say_pass(state: State, phase: Speaking, seat: Seat, move: Pass) -> tuple[AnyEvent, ...]:
    _must_be(seat, phase.speaker)
    if not table.may_pass(phase.estimates, seat):
        raise Rejected("lowest_may_not_pass")  # I9
    return _pass(phase)


def _raise(state: State, phase: Speaking, seat: Seat, move: Raise) -> tuple[AnyEvent, ...]:
    _must_be(seat, phase.speaker)
    return _go_up(phase, table.checked_raise(phase.estimates, seat, move.value))


def _say_doubt(state: State, phase: Speaking, seat: Seat, move: Doubt) -> tuple[AnyEvent, ...]:
    _must_be(seat, phase.speaker)
    return _doubt(state, phase, table.checked_doubt(len(phase.estimates), seat, move.seat))


def _say(state: State, phase: Stating, seat: Seat, move: Say) -> tuple[AnyEvent, ...]:
    _must_be(seat, state.questioner)
    return (Stated(risk.checked_number(move.value, _answer(state))),)


def _choose(state: State, phase: Choosing, seat: Seat, move: Choose) -> tuple[AnyEvent, ...]:
    if seat == state.questioner:
        raise Rejected("questioner_does_not_choose")  # I20
    if seat not in phase.still_in:
        raise Rejected("out_of_round")  # I21
    return (Chosen(seat, move.more),)


def _content(state: State, phase: Looking | RiskLooking, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    return (Contented(seat),)


def _pass(phase: Speaking) -> tuple[AnyEvent, ...]:
    return (Passed(phase.speaker), Called(table.next_lower(phase.estimates, phase.speaker)))


def _go_up(phase: Speaking, value: int) -> tuple[AnyEvent, ...]:
    seat = phase.speaker
    return (Raised(seat, value), Called(table.lowest(put(phase.estimates, seat, value))))  # I11


def _doubt(state: State, phase: Speaking, doubted: Seat) -> tuple[AnyEvent, ...]:
    return (Doubted(phase.speaker, doubted), Scored(doubt_result(state, phase, doubted)))


def doubt_result(state: State, phase: Speaking, doubted: Seat) -> Result:
    estimates, challenger, answer = phase.estimates, phase.speaker, _answer(state)
    success, payouts = table.settle(estimates, challenger, doubted, answer)
    return Result(answer, estimates, challenger, doubted, success, payouts, _march(state, payouts))


def _shift(state: State, phase: Shifting, value: int) -> tuple[AnyEvent, ...]:
    moved = put(phase.estimates, phase.seat, value)
    return (Shifted(phase.seat, value), _tie_or_call(moved, state.questioner))


def _tie_or_call(estimates: tuple[int, ...], questioner: Seat) -> TieFound | Called:
    tie = table.next_tie(estimates, questioner)
    return TieFound(tie.seat, tie.may) if tie else Called(table.opener(estimates))  # I7, I8


def _show(state: State, phase: Estimating, dice: Dice) -> tuple[AnyEvent, ...]:
    estimates = tuple([LEAST if value is None else value for value in phase.estimates])  # I6
    return (Shown(estimates), _tie_or_call(estimates, state.questioner))


def _leave_downwards(state: State, phase: Shifting, dice: Dice) -> tuple[AnyEvent, ...]:
    return _shift(state, phase, phase.may[0])  # I7


def _speak_for_the_silent(state: State, phase: Speaking, dice: Dice) -> tuple[AnyEvent, ...]:
    if table.may_pass(phase.estimates, phase.speaker):  # I13
        return _pass(phase)
    raised = table.silent_raise(phase.estimates, phase.silent)
    return _doubt(state, phase, table.highest(phase.estimates)) if raised is None else _go_up(phase, raised)


def _say_by_lot(state: State, phase: Stating, dice: Dice) -> tuple[AnyEvent, ...]:
    return (StatedByLot(risk.number_by_lot(_answer(state), dice)),)  # I23


def _score_risk(state: State, phase: Choosing, dice: Dice) -> tuple[AnyEvent, ...]:
    return (RiskScored(risk_result(state, phase)),)


def _go_on(state: State, phase: Looking, dice: Dice) -> tuple[AnyEvent, ...]:
    return (_next_turn(state),)


def _go_on_with_risk(state: State, phase: RiskLooking, dice: Dice) -> tuple[AnyEvent, ...]:
    last = not phase.result.still_in or state.asked + 1 == len(STAKES)  # I22
    return (_next_turn(state) if last or winners(track_of(state.options), state.positions) else NextQuestion(),)


def _next_turn(state: State) -> Ended | NextRisk | NextTurn:
    track = track_of(state.options)
    if winners(track, state.positions):
        return Ended()  # I26
    questioner = Seat((state.questioner + 1) % len(state.positions))  # I4
    square = state.positions[questioner]
    return NextRisk(questioner) if square in track.spirals else NextTurn(questioner, question_at(track, square))  # I5


def risk_result(state: State, phase: Choosing) -> RiskResult:
    answer, still_in, choices = _answer(state), phase.still_in, phase.choices
    right = risk.still_right(answer, phase.stated, choices, still_in)
    if answer == phase.stated:
        payouts = risk.unpaid(len(choices))
    else:
        payouts = risk.pay(choices, still_in, right, state.questioner, STAKES[state.asked])
    return RiskResult(answer, phase.stated, choices, payouts, _march(state, payouts), right)


def _march(state: State, payouts: Sequence[Payout]) -> tuple[PawnMove, ...]:
    gains = [payout.points for payout in payouts]
    return march(track_of(state.options), state.positions, gains, state.questioner)


def _timed_out(state: State) -> tuple[AnyEvent, ...]:
    return (TimeUp(),)


PHASES: Phases[State, AnyEvent] = {
    Estimating: Rules({Estimate: _estimate}, then=_show),
    Shifting: Rules({Shift: _leave}, then=_leave_downwards),
    Speaking: Rules({Pass: _say_pass, Raise: _raise, Doubt: _say_doubt}, then=_speak_for_the_silent),
    Looking: Rules({Content: _content}, then=_go_on),
    Stating: Rules({Say: _say}, then=_say_by_lot),
    Choosing: Rules({Choose: _choose}, then=_score_risk),
    RiskLooking: Rules({Content: _content}, then=_go_on_with_risk),
    Over: Rules(),
}
decide = deciding(PHASES, attrgetter("positions"), _timed_out)
advance = advancing(PHASES)


def waiting(state: State) -> Waiting | None:
    phase, options = state.phase, state.options
    match phase:
        case Estimating():
            seconds = options.estimate_seconds
        case Shifting():
            seconds = options.shift_seconds
        case Speaking():
            seconds = options.speak_seconds
        case Looking() | RiskLooking():
            seconds = options.look_seconds
        case Stating():
            seconds = options.say_seconds
        case Choosing():
            seconds = options.choose_seconds
        case Over():
            return None
        case _:
            assert_never(phase)
    return Waiting(phase.number, phase.awaited, seconds)


def asked(state: State) -> Sequence[str]:
    return (state.question.id,)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return Outcome(frozenset(furthest(state.positions)), state.positions)
