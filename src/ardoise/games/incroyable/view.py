"""Incroyable!: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from typing import assert_never

from ardoise.engine.game import Seat
from ardoise.engine.question import AnswerView, back, front
from ardoise.games.incroyable.estimates import may_doubt, may_pass, may_raise
from ardoise.games.incroyable.track import furthest, track_of
from ardoise.games.incroyable.types import (
    LEAST,
    MOST,
    STAKES,
    Choosing,
    Estimating,
    Looking,
    Over,
    RiskLooking,
    Shifting,
    Speaking,
    State,
    Stating,
)
from ardoise.games.incroyable.view_types import (
    AnyPhaseView,
    ChoosingView,
    EstimatingView,
    LookingView,
    OverView,
    RiskLookingView,
    ShiftingView,
    SpeakingView,
    StatingView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    return View(
        turn=state.turn,
        questioner=state.questioner,
        positions=state.positions,
        track=track_of(state.options),
        question=front(state.question),
        phase=_phase_view(state, seat),
    )


def open_to_all(state: State) -> bool:
    """Nobody has anything that others must not see."""
    return not isinstance(state.phase, Estimating | Stating | Choosing)


def _phase_view(state: State, seat: Seat | None) -> AnyPhaseView:
    phase = state.phase
    match phase:
        case Estimating(estimates=estimates):
            mine = None if seat is None else estimates[seat]  # I6
            return EstimatingView(tuple(value is not None for value in estimates), mine, LEAST, MOST)
        case Shifting(estimates=estimates, seat=called, may=may):
            return ShiftingView(estimates, called, may)
        case Speaking():
            return _speaking(phase)
        case Looking():
            return _looking(state, phase)
        case Stating() | Choosing() | RiskLooking():
            return _risk(state, phase, seat)
        case Over():
            return OverView(furthest(state.positions))
    assert_never(phase)


def _speaking(phase: Speaking) -> SpeakingView:
    estimates, speaker = phase.estimates, phase.speaker
    return SpeakingView(
        estimates=estimates,
        speaker=speaker,
        may_pass=may_pass(estimates, speaker),
        may_raise=may_raise(estimates, speaker),
        may_doubt=may_doubt(estimates, speaker),
    )


def _looking(state: State, phase: Looking) -> LookingView:
    result = phase.result
    return LookingView(
        answer=back(state.question),
        estimates=result.estimates,
        challenger=result.challenger,
        doubted=result.doubted,
        success=result.success,
        payouts=result.payouts,
        moves=result.moves,
        content=_content(state),
    )


def _risk(
    state: State, phase: Stating | Choosing | RiskLooking, seat: Seat | None
) -> StatingView | ChoosingView | RiskLookingView:
    stake = STAKES[state.asked]
    match phase:
        case Stating(still_in=still_in):
            return StatingView(stake, tuple(sorted(still_in)), _answer_for(state, seat), LEAST, MOST)
        case Choosing(still_in=still_in, stated=stated, choices=choices):
            noted = tuple(choice is not None for choice in choices)
            mine = None if seat is None else choices[seat]  # I20
            return ChoosingView(stake, tuple(sorted(still_in)), _answer_for(state, seat), stated, noted, mine)
        case RiskLooking(result=result):
            return RiskLookingView(
                stake=stake,
                still_in=tuple(sorted(result.still_in)),
                answer=back(state.question),
                stated=result.stated,
                choices=result.choices,
                payouts=result.payouts,
                moves=result.moves,
                content=_content(state),
            )
    assert_never(phase)


def _answer_for(state: State, seat: Seat | None) -> AnswerView | None:
    return back(state.question) if seat == state.questioner else None  # I28


def _content(state: State) -> tuple[bool, ...]:
    return tuple(seat not in state.phase.awaited for seat in range(len(state.positions)))
