"""Bornes: its rules. The ids are those of docs/rules/bornes.md."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import assert_never

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Waiting
from ardoise.engine.number import exact
from ardoise.engine.phases import Phases, Rules, advancing, deciding
from ardoise.engine.seats import only
from ardoise.engine.text import typed
from ardoise.games.bornes.column import allowed, arranged, may_finish
from ardoise.games.bornes.deck import (
    cards_dealt,
    checked,
    deal,
    drawn_challenge,
    front,
    rankers,
    roll,
    typed_challenge,
)
from ardoise.games.bornes.scoring import tally, unsettled, winners
from ardoise.games.bornes.types import (
    COMMON_BOUNDARY,
    LEAST_BOUNDARY,
    MOST_BOUNDARY,
    TEXT_LENGTH,
    UNIT_LENGTH,
    Announce,
    Announced,
    Announcement,
    Announcing,
    AnyEvent,
    Arrange,
    Arranged,
    Card,
    Content,
    Contented,
    Dealt,
    Done,
    Ended,
    Finished,
    Looking,
    NextRound,
    Options,
    Over,
    Posed,
    Ranked,
    Ranking,
    Reading,
    Round,
    Scored,
    Settle,
    Settled,
    Settling,
    Signalled,
    State,
    TimeUp,
)

SEATS = range(3, 7)  # B1


def rounds(seats: int) -> int:
    return 2 * seats if seats == 3 else seats  # B16


def setup(options: Options, seats: int, cards: Sequence[Card], dice: Dice, mixed: bool = False) -> State:
    if seats not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    usable = checked(cards, options, seats)
    pile = usable if mixed else dice.shuffled(usable)
    master = Seat(dice.below(seats))  # B3
    first = Round(0, master, roll(dice), deal(pile, options, master, seats, dice))
    return State(options, pile, first, (0,) * seats, (0,) * seats, Announcing(0, only(master)))


def _announce(state: State, phase: Announcing, seat: Seat, move: Announce) -> tuple[AnyEvent, ...]:
    _require_master(state, seat)
    return _announced(_announcement(state, move))


def _signal(state: State, phase: Reading, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    _require_master(state, seat)
    return (Contented(seat),)


def _arrange(state: State, phase: Ranking, seat: Seat, move: Arrange) -> tuple[AnyEvent, ...]:
    _require_ranker(state, seat)
    return (Arranged(seat, arranged(move.column, allowed(state.round.hands[seat]))),)


def _done(state: State, phase: Ranking, seat: Seat, move: Done) -> tuple[AnyEvent, ...]:
    _require_ranker(state, seat)
    if not may_finish(phase.columns[seat]):
        raise Rejected("boundary_missing")
    return (Finished(seat),)


def _settle(state: State, phase: Settling, seat: Seat, move: Settle) -> tuple[AnyEvent, ...]:
    _require_master(state, seat)
    if move.card not in phase.unsettled:
        raise Rejected("needs_no_settling")
    return (Settled(move.card, exact(move.value)),)  # B13


def _content(state: State, phase: Looking, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    return (Contented(seat),)


def _require_master(state: State, seat: Seat) -> None:
    if seat != state.round.master:
        raise Rejected("not_the_master", master=state.round.master)


def _require_ranker(state: State, seat: Seat) -> None:
    if seat == state.round.master:
        raise Rejected("not_a_ranker")  # B3
    if seat not in state.phase.awaited:
        raise Rejected("already_done")  # B7


def _announcement(state: State, move: Announce) -> Announcement:
    text, unit = typed(move.text, TEXT_LENGTH), typed(move.unit, UNIT_LENGTH, 0)
    if move.answer is None and not state.options.together:
        raise Rejected("answer_missing")  # B18
    answer = None if move.answer is None else exact(move.answer)
    return Announcement(typed_challenge(text, unit, answer), _boundaries(state, move.boundaries), drawn=False)


def _boundaries(state: State, boundaries: tuple[int, ...]) -> tuple[int, ...]:
    """B4: the same for all, or a different one for each; or Rejected."""
    count = len(state.green) - 1
    if boundaries != (COMMON_BOUNDARY,) * count:
        different = {value for value in boundaries if LEAST_BOUNDARY <= value <= MOST_BOUNDARY}
        if not len(different) == len(boundaries) == count:
            raise Rejected(
                "wrong_boundaries", count=count, common=COMMON_BOUNDARY, least=LEAST_BOUNDARY, most=MOST_BOUNDARY
            )
    return boundaries


def _announced(announcement: Announcement) -> tuple[AnyEvent, ...]:
    posed = Posed(front(announcement.challenge), announcement.boundaries, announcement.drawn)
    return (Announced(announcement), posed)


def _draw_challenge(state: State, phase: Announcing, dice: Dice) -> tuple[AnyEvent, ...]:
    seats = len(state.green)
    challenge = drawn_challenge(state.pile, state.options, seats, dice)  # B19
    return _announced(Announcement(challenge, (COMMON_BOUNDARY,) * (seats - 1), drawn=True))


def _start_ranking(state: State, phase: Reading, dice: Dice) -> tuple[AnyEvent, ...]:
    return (Signalled(),)


def _end_ranking(state: State, phase: Ranking, dice: Dice) -> tuple[AnyEvent, ...]:
    return (Ranked(unsettled(state.round, phase)),)


def _score(state: State, phase: Settling, dice: Dice) -> tuple[AnyEvent, ...]:
    return (Scored(*tally(state.round, phase)),)


def _go_on(state: State, phase: Looking, dice: Dice) -> tuple[AnyEvent, ...]:
    seats = len(state.green)
    if state.round.number + 1 == rounds(seats):
        return (Ended(),)
    master = rankers(state.round.master, seats)[0]  # B3
    return (NextRound(master, roll(dice)), Dealt(deal(state.pile, state.options, master, seats, dice)))


def _timed_out(state: State) -> tuple[AnyEvent, ...]:
    return (TimeUp(),)


PHASES: Phases[State, AnyEvent] = {
    Announcing: Rules({Announce: _announce}, then=_draw_challenge),
    Reading: Rules({Content: _signal}, then=_start_ranking),
    Ranking: Rules({Arrange: _arrange, Done: _done}, then=_end_ranking),
    Settling: Rules({Settle: _settle}, then=_score),
    Looking: Rules({Content: _content}, then=_go_on),
    Over: Rules(),
}
decide = deciding(PHASES, attrgetter("green"), _timed_out)
advance = advancing(PHASES)


def waiting(state: State) -> Waiting | None:
    phase, options = state.phase, state.options
    match phase:
        case Announcing():
            return Waiting(phase.number, phase.awaited, options.announce_seconds)
        case Reading():
            return Waiting(phase.number, phase.awaited, options.reading_seconds)
        case Ranking():  # B6
            return Waiting(phase.number, phase.awaited, options.rank_seconds, only(state.round.master), race=True)
        case Settling():
            return Waiting(phase.number, phase.awaited, options.settle_seconds, by_hand=True)  # B13
        case Looking():
            return Waiting(phase.number, phase.awaited, options.look_seconds)
        case Over():
            return None
    assert_never(phase)


def asked(state: State) -> Sequence[str]:
    """A challenge that came from the pile (B19), and from the signal on what lies in the hands (B5)."""
    match state.phase:
        case Reading(announcement=Announcement(drawn=True, challenge=challenge)):
            card = state.pile[cards_dealt(state.options, len(state.green))]
            return [side.id for side in card if side.text == challenge.text]
        case Ranking():
            return [side.id for hand in state.round.hands for side in hand]
    return ()


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return Outcome(winners(tuple(zip(state.green, state.red, strict=True))), state.green)
