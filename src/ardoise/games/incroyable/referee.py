"""Incroyable!: rulings on ties, on a challenge and on the pawns for people who play with the box."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Record, Rejected, Seat
from ardoise.engine.number import Number, whole
from ardoise.engine.referee import Form, Request
from ardoise.games.incroyable.estimates import checked_doubt, next_tie, settle
from ardoise.games.incroyable.track import START, checked, march, moved, winners
from ardoise.games.incroyable.types import LEAST, MOST, SEATS, Track

FURTHEST = 10_000  # no pawn comes near it


class Tied(Request):
    estimates: tuple[Number, ...]
    questioner: int


class MustShift(Record):
    seat: Seat | None
    may: tuple[int, ...]


class Challenge(Request):
    estimates: tuple[Number, ...]
    challenger: int
    doubted: int
    answer: Number


class Verdict(Record):
    success: bool
    points: tuple[int, ...]


class March(Request):
    track: Track
    positions: tuple[Number, ...]
    gains: tuple[Number, ...]
    questioner: int


class AfterMarch(Record):
    positions: tuple[int, ...]
    winners: tuple[Seat, ...]


def tie_of(request: Tied) -> MustShift:
    """I7: who must shift next, and to which values."""
    estimates = _row(request.estimates, LEAST, MOST)
    tie = next_tie(estimates, _seat(request.questioner, len(estimates)))
    return MustShift(tie.seat, tie.may) if tie else MustShift(None, ())


def verdict_of(request: Challenge) -> Verdict:
    """I14 to I18 on one challenge."""
    estimates = _row(request.estimates, LEAST, MOST)
    for seat, value in enumerate(estimates):
        if value in estimates[:seat]:
            raise Rejected("not_free", value=value)
    challenger = _seat(request.challenger, len(estimates))
    doubted = checked_doubt(len(estimates), challenger, request.doubted)
    success, payouts = settle(estimates, challenger, doubted, whole(request.answer, LEAST, MOST))
    return Verdict(success, tuple(payout.points for payout in payouts))


def standing_after(request: March) -> AfterMarch:
    """I19 and I24 to I26 on one turn."""
    track = checked(request.track)
    before = _row(request.positions, START, FURTHEST)
    gains = _row(request.gains, 0, FURTHEST)
    if len(gains) != len(before):
        raise Rejected("wrong_number_of_seats", least=len(before), most=len(before))
    positions = moved(before, march(track, before, gains, _seat(request.questioner, len(before))))
    return AfterMarch(positions, winners(track, positions))


def _row(values: Sequence[Number], least: int, most: int) -> tuple[int, ...]:
    if len(values) not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    return tuple(whole(value, least, most) for value in values)


def _seat(seat: int, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise Rejected("no_such_seat")
    return Seat(seat)


FORMS: tuple[Form, ...] = ((Tied, tie_of), (Challenge, verdict_of), (March, standing_after))
