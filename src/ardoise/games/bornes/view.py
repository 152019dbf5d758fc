"""Bornes: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from typing import assert_never

from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.engine.seats import in_order
from ardoise.games.bornes.column import may_finish, pieces
from ardoise.games.bornes.deck import front, rankers
from ardoise.games.bornes.rules import rounds
from ardoise.games.bornes.scoring import shortlist, winners
from ardoise.games.bornes.types import (
    BOUNDARIES,
    COMMON_BOUNDARY,
    LEAST_BOUNDARY,
    MOST_BOUNDARY,
    TEXT_LENGTH,
    UNIT_LENGTH,
    Announcement,
    Announcing,
    Check,
    Looking,
    Over,
    Ranking,
    Reading,
    Settling,
    Side,
    State,
)
from ardoise.games.bornes.view_types import (
    AnnouncementView,
    AnnouncingView,
    CheckView,
    HandView,
    LookingView,
    OverView,
    PhaseView,
    RankingView,
    ReadingView,
    SettlingView,
    TurnedView,
    UnsettledView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    current, seats = state.round, len(state.green)
    return View(
        round=current.number,
        rounds=rounds(seats),
        master=current.master,
        rankers=rankers(current.master, seats),
        die=current.die,
        cards_each=state.options.cards_each,
        together=state.options.together,
        green=state.green,
        red=state.red,
        awaited=in_order(state.phase.awaited),
        phase=_phase_view(state, seat),
    )


def open_to_all(state: State) -> bool:
    """Nobody has anything that others must not see."""
    return isinstance(state.phase, Announcing | Looking | Over)


def _phase_view(state: State, seat: Seat | None) -> PhaseView:
    phase = state.phase
    match phase:
        case Announcing():
            return _announcing(state)
        case Reading(announcement=announcement):
            return ReadingView(_announcement_before_scoring(state, announcement, seat))
        case Ranking(announcement=announcement, finished=finished):
            return RankingView(
                _announcement_before_scoring(state, announcement, seat), finished, _hand(state, phase, seat)
            )
        case Settling(announcement=announcement, finished=finished):
            return SettlingView(
                _announcement_before_scoring(state, announcement, seat),
                finished,
                _hand(state, phase, seat),
                _unsettled(state, phase),
            )
        case Looking(announcement=announcement, answer=answer):
            return LookingView(_announcement(announcement, answer), _checks(state, phase))
        case Over():
            scores = tuple(zip(state.green, state.red, strict=True))
            return OverView(tuple(sorted(shortlist(scores))), tuple(sorted(winners(scores))))
    assert_never(phase)


def _announcing(state: State) -> AnnouncingView:
    return AnnouncingView(
        boundaries=BOUNDARIES,
        least_boundary=LEAST_BOUNDARY,
        most_boundary=MOST_BOUNDARY,
        common_boundary=COMMON_BOUNDARY,
        text_length=TEXT_LENGTH,
        unit_length=UNIT_LENGTH,
        answer_needed=not state.options.together,  # B18
    )


def _announcement_before_scoring(state: State, announcement: Announcement, seat: Seat | None) -> AnnouncementView:
    author = seat == state.round.master and not announcement.drawn  # B4
    return _announcement(announcement, announcement.challenge.answer if author else None)


def _announcement(announcement: Announcement, answer: Number | None) -> AnnouncementView:
    return AnnouncementView(front(announcement.challenge), announcement.boundaries, announcement.drawn, answer)


def _hand(state: State, phase: Ranking | Settling, seat: Seat | None) -> HandView | None:
    """B5: everyone sees only their own cards."""
    if seat is None or seat == state.round.master:
        return None
    hand, column = state.round.hands[seat], phase.columns[seat]
    return HandView(tuple(front(side) for side in hand), pieces(hand), column, may_finish(column))


def _sides(state: State, announcement: Announcement) -> dict[str, Side]:
    sides = [announcement.challenge, *(side for hand in state.round.hands for side in hand)]
    return {side.id: side for side in sides}


def _unsettled(state: State, phase: Settling) -> tuple[UnsettledView, ...]:
    sides = _sides(state, phase.announcement)
    return tuple(
        UnsettledView(front(sides[card]), value) for card, value in zip(phase.unsettled, phase.values, strict=True)
    )


def _checks(state: State, phase: Looking) -> tuple[CheckView, ...]:
    sides = _sides(state, phase.announcement)
    return tuple(
        _check(check, boundary, sides)
        for check, boundary in zip(phase.checks, phase.announcement.boundaries, strict=True)
    )


def _check(check: Check, boundary: int, sides: dict[str, Side]) -> CheckView:
    turned = []
    for verdict in check.verdicts:
        side = sides[verdict.card]
        turned.append(
            TurnedView(
                front(side),
                verdict.value,
                verdict.mark,
                verdict.why,
                verdict.against,
                side.source,
                side.anecdote,
                side.asof,
            )
        )
    return CheckView(
        check.seat,
        boundary,
        check.below,
        tuple(turned),
        check.left_out,
        check.bonus,
        check.penalty,
        check.green,
        check.red,
    )
