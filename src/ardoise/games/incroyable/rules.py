"""Incroyable!: its rules. The ids are those of docs/rules/incroyable.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Timeout, Waiting
from ardoise.engine.number import whole
from ardoise.engine.seats import put, seated
from ardoise.games.incroyable import estimates as table
from ardoise.games.incroyable import risk
from ardoise.games.incroyable.moves import (
    AnyEvent,
    AnyMove,
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
    AnyPhase,
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

LOOKING = (Looking, RiskLooking)


def decide(state: State, by: Seat | None, move: AnyMove | Timeout, dice: Dice) -> Sequence[AnyEvent]:
    phase = state.phase
    if by is None and isinstance(move, Timeout):
        return _time_up(phase)
    seat = seated(by, len(state.positions))
    match move:
        case Content() if isinstance(phase, LOOKING):
            return (Contented(seat),)
        case Estimate() if isinstance(phase, Estimating):  # I6
            return (Estimated(seat, whole(move.value, LEAST, MOST)),)
        case Pass() | Raise() | Doubt() if isinstance(phase, Speaking):
            return _speak(state, phase, seat, move)
        case Choose(more) if isinstance(phase, Choosing):
            return _choose(state, phase, seat, more)
        case Shift(value) if isinstance(phase, Shifting):
            _must_be(seat, phase.seat)
            return _shift(state, phase, table.checked_shift(phase.may, value))
        case Say(value) if isinstance(phase, Stating):
            _must_be(seat, state.questioner)
            return (Stated(risk.checked_number(value, _answer(state))),)
    raise Rejected("not_now")


def _time_up(phase: AnyPhase) -> Sequence[AnyEvent]:
    if isinstance(phase, Over):
        raise Rejected("not_now")
    return (TimeUp(),)


def _must_be(seat: Seat, called: Seat) -> None:
    if seat != called:
        raise Rejected("not_your_turn", seat=called)


def _answer(state: State) -> int:
    return int(state.question.answer)


def _speak(state: State, phase: Speaking, seat: Seat, move: Pass | Raise | Doubt) -> Sequence[AnyEvent]:
    _must_be(seat, phase.speaker)
    estimates = phase.estimates
    match move:
        case Pass():
            if not table.may_pass(estimates, seat):
                raise Rejected("lowest_may_not_pass")  # I9
            return _pass(phase)
        case Raise(value):
            raised = table.checked_raise(estimates, seat, value)
            return (Raised(seat, raised), Called(table.lowest(put(estimates, seat, raised))))  # I11
        case Doubt(doubted):
            return _doubt(state, phase, table.checked_doubt(len(estimates), seat, doubted))
    assert_never(move)


def _pass(phase: Speaking) -> Sequence[AnyEvent]:
    return (Passed(phase.speaker), Called(table.next_lower(phase.estimates, phase.speaker)))


def _doubt(state: State, phase: Speaking, doubted: Seat) -> Sequence[AnyEvent]:
    return (Doubted(phase.speaker, doubted), Scored(doubt_result(state, phase, doubted)))


def doubt_result(state: State, phase: Speaking, doubted: Seat) -> Result:
    estimates, challenger, answer = phase.estimates, phase.speaker, _answer(state)
    success, payouts = table.settle(estimates, challenger, doubted, answer)
    return Result(answer, estimates, challenger, doubted, success, payouts, _march(state, payouts))


def _shift(state: State, phase: Shifting, value: int) -> Sequence[AnyEvent]:
    moved = put(phase.estimates, phase.seat, value)
    return (Shifted(phase.seat, value), _tie_or_call(moved, state.questioner))


def _tie_or_call(estimates: tuple[int, ...], questioner: Seat) -> TieFound | Called:
    tie = table.next_tie(estimates, questioner)
    return TieFound(tie.seat, tie.may) if tie else Called(table.opener(estimates))  # I7, I8


def _choose(state: State, phase: Choosing, seat: Seat, more: bool) -> Sequence[AnyEvent]:
    if seat == state.questioner:
        raise Rejected("questioner_does_not_choose")  # I20
    if seat not in phase.still_in:
        raise Rejected("out_of_round")  # I21
    return (Chosen(seat, more),)


def advance(state: State, dice: Dice) -> Sequence[AnyEvent]:
    phase = state.phase
    if phase.awaited:
        return ()
    match phase:
        case Estimating(estimates=set_or_not):
            estimates = tuple(LEAST if value is None else value for value in set_or_not)  # I6
            return (Shown(estimates), _tie_or_call(estimates, state.questioner))
        case Looking():
            return (_next_turn(state),)
        case Shifting(may=may):
            return _shift(state, phase, may[0])  # I7
        case Speaking(estimates=estimates, speaker=speaker):  # I13
            if table.may_pass(estimates, speaker):
                return _pass(phase)
            return _doubt(state, phase, table.highest(estimates))
        case Stating():
            return (StatedByLot(risk.number_by_lot(_answer(state), dice)),)  # I23
        case Choosing():
            return (RiskScored(risk_result(state, phase)),)
        case RiskLooking(result=result):
            return (_next_question(state, result),)
        case Over():
            return ()
    assert_never(phase)


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


def _next_question(state: State, result: RiskResult) -> Ended | NextRisk | NextTurn | NextQuestion:
    last = not result.still_in or state.asked + 1 == len(STAKES)  # I22
    return _next_turn(state) if last or winners(track_of(state.options), state.positions) else NextQuestion()


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
