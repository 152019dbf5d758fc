"""Bornes: the points of a round, and who wins in the end. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.column import check, pieces, standing
from ardoise.games.bornes.deck import rankers, value
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Check, Ranking, Round, Settling, Side

Score = tuple[int, int]  # green and red


def unsettled(current: Round, phase: Ranking) -> tuple[str, ...]:
    """B13: the cards in the columns whose value nobody knows yet, in an order that tells nothing of their owners."""
    known = _values(current, phase.announcement.challenge)
    lying = {card for column in phase.columns for card in standing(column)}
    return tuple(sorted(lying - known.keys() - {BOUNDARY}))


def tally(current: Round, phase: Settling) -> tuple[Number | None, tuple[Check, ...]]:
    """The answer to the challenge, and every column checked from the master's left onward (B10)."""
    values = _values(current, phase.announcement.challenge)
    for card, settled in zip(phase.unsettled, phase.values, strict=True):
        if settled is not None:
            values[card] = settled
    first = _first_done(current, phase)
    seats = rankers(current.master, len(current.hands))
    checks = tuple(
        _check(current, phase, seat, {**values, BOUNDARY: boundary}, int(seat == first))
        for seat, boundary in zip(seats, phase.announcement.boundaries, strict=True)
    )
    return values.get(CHALLENGE), checks


def _values(current: Round, challenge: Side) -> dict[str, Number]:
    """What is known of the cards without measuring anything."""
    values = {}
    for hand in ((challenge,), *current.hands):
        for side in hand:
            number = value(side, current.die)
            if number is not None:
                values[side.id] = number
    return values


def _first_done(current: Round, phase: Settling) -> Seat | None:
    """B7: the first who was done with every card in the column."""
    complete = (seat for seat in phase.finished if len(phase.columns[seat]) == len(pieces(current.hands[seat])))
    return next(complete, None)


def _check(current: Round, phase: Settling, seat: Seat, values: Mapping[str, Number], bonus: int) -> Check:
    column = standing(phase.columns[seat])
    verdicts = check(column, values)
    marks = [verdict.mark for verdict in verdicts]
    penalty = int(seat not in phase.finished)  # B8
    return Check(
        seat=seat,
        verdicts=verdicts,
        below=column.index(BOUNDARY) if column else 0,
        left_out=len(current.hands[seat]) + 1 - len(verdicts),
        bonus=bonus,
        penalty=penalty,
        green=marks.count("green") + bonus,
        red=marks.count("red") + penalty,
    )


def shortlist(scores: Sequence[Score]) -> frozenset[Seat]:
    """B17: the two with the fewest red points, and all who are level with the second of them."""
    second = sorted(red for _, red in scores)[1]
    return frozenset(Seat(seat) for seat, (_, red) in enumerate(scores) if red <= second)


def winners(scores: Sequence[Score]) -> frozenset[Seat]:
    """B17: of the shortlist the most green points, then the fewest red ones."""

    def rank(seat: Seat) -> Score:
        green, red = scores[seat]
        return green, -red

    listed = shortlist(scores)
    best = max(map(rank, listed))
    return frozenset(seat for seat in listed if rank(seat) == best)
