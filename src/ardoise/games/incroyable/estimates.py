"""Incroyable!: the estimates on the table, from the first tie to the points. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from ardoise.engine.game import Record, Rejected, Seat
from ardoise.engine.number import Number, whole
from ardoise.games.incroyable.types import LEAST, MOST, PLACES, MayRaise, Payout, Reason, clockwise

TOO_HIGH = Payout(0, (Reason("too_high"),))
CLOSE, CLOSE_BEHIND = (  # I15, I16: the best estimate gets the first figure, or the second if the challenger has it
    tuple(Payout(figure, (Reason("close", figure, place),)) for place, figure in enumerate(figures, 1))
    for figures in (PLACES, PLACES[1:])
)
DOUBTED_WRONGLY = Payout(0, (Reason("doubted_wrongly"),))


class Tie(Record):
    """Who must leave a shared estimate, and for which values."""

    seat: Seat
    may: tuple[int, ...]


def next_tie(estimates: Sequence[int], questioner: int, least: int = LEAST, most: int = MOST) -> Tie | None:
    """I7: the highest shared value; its first holder from the questioner on keeps it, the second must move."""
    if len(set(estimates)) == len(estimates):
        return None
    shared = max([value for value in estimates if estimates.count(value) > 1])
    holders = [seat for seat in clockwise(questioner, len(estimates)) if estimates[seat] == shared]
    below, above = shared - 1, shared + 1
    while below in estimates:
        below -= 1
    while above in estimates:
        above += 1
    return Tie(holders[1], tuple([value for value in (below, above) if least <= value <= most]))


def checked_shift(may: Sequence[int], value: Number) -> int:
    moved = whole(value, LEAST, MOST)
    if moved not in may:
        raise Rejected("not_nearest_free", may=may)
    return moved


def opener(estimates: Sequence[int]) -> Seat:
    """I8: the second-highest."""
    return Seat(estimates.index(sorted(estimates)[-2]))


def next_lower(estimates: Sequence[int], speaker: Seat) -> Seat:
    own = estimates[speaker]
    return Seat(estimates.index(max([value for value in estimates if value < own])))


def lowest(estimates: Sequence[int]) -> Seat:
    return Seat(estimates.index(min(estimates)))


def highest(estimates: Sequence[int]) -> Seat:
    return Seat(estimates.index(max(estimates)))


def may_pass(estimates: Sequence[int], speaker: Seat) -> bool:
    return estimates[speaker] != min(estimates)  # I9


def may_raise(estimates: Sequence[int], speaker: Seat, most: int = MOST) -> MayRaise | None:
    """I9 to I11: only the lowest raises, above the estimate next to their own. None: there is no room."""
    own, least, *_ = sorted(estimates)
    if estimates[speaker] != own:
        return None
    while least in estimates:
        least += 1
    if least > most:
        return None
    while most in estimates:
        most -= 1
    return MayRaise(least, most, tuple(sorted(value for value in estimates if least < value < most)))


def checked_raise(estimates: Sequence[int], speaker: Seat, value: Number) -> int:
    if may_pass(estimates, speaker):
        raise Rejected("only_lowest_may_raise")
    room = may_raise(estimates, speaker)
    if room is None:
        raise Rejected("no_room_to_raise")
    raised = whole(value, room.least, room.most)
    if raised in room.taken:
        raise Rejected("not_free", value=raised)
    return raised


def silent_raise(estimates: Sequence[int], silent: Collection[Seat]) -> int | None:
    """I13: where the lowest goes without a word; None: they challenge."""
    seat = lowest(estimates)
    room = None if seat in silent else may_raise(estimates, seat)
    return room.least if room else None


def may_doubt(estimates: Sequence[int], challenger: Seat) -> tuple[Seat, ...]:
    """I12: anybody else."""
    return tuple(Seat(seat) for seat in range(len(estimates)) if seat != challenger)


def checked_doubt(seats: int, challenger: int, doubted: int) -> Seat:
    if not 0 <= doubted < seats:
        raise Rejected("no_such_seat")
    if doubted == challenger:
        raise Rejected("doubt_another")
    return Seat(doubted)


def settle(estimates: Sequence[int], challenger: int, doubted: int, answer: int) -> tuple[bool, tuple[Payout, ...]]:
    """I14 to I18: was the challenger right, and what does each player get, and why."""
    success = estimates[doubted] > answer  # I14
    good = [value for seat, value in enumerate(estimates) if value <= answer and seat != challenger]  # I17
    good.sort(reverse=True)
    close = dict(zip(good, CLOSE_BEHIND if success else CLOSE, strict=False))
    payouts = [close.get(value, TOO_HIGH) for value in estimates]
    payouts[challenger] = _challenge(estimates, doubted) if success else DOUBTED_WRONGLY
    return success, tuple(payouts)


def _challenge(estimates: Sequence[int], doubted: int) -> Payout:
    return _doubted_rightly(sorted(estimates, reverse=True).index(estimates[doubted]) + 1)


@cache
def _doubted_rightly(place: int) -> Payout:
    right = Reason("doubted_rightly", PLACES[0])
    if place == 1:
        return Payout(PLACES[0], (right,))
    return Payout(PLACES[0] + place, (right, Reason("not_highest", place, place)))  # I18
