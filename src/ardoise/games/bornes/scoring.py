"""Bornes: the points of a round, and who wins in the end. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.column import complete, counted, standing
from ardoise.games.bornes.deck import rankers, values
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Announcement, Check, Ranking, Round, Settling, Side

Score = tuple[int, int]  # green and red


def unsettled(current: Round, phase: Ranking) -> tuple[str, ...]:
    """B13: the cards in the columns whose value nobody knows yet, in an order that tells nothing of their owners."""
    sides = _sides(current, phase.announcement)
    unknown = [side.id for side in sides if side.answer is None and side.faces is None]
    return tuple(sorted({card for card in unknown for column in phase.columns if card in standing(column)}))


def tally(current: Round, phase: Settling) -> tuple[Number | None, tuple[Check, ...]]:
    """The answer to the challenge, and every column checked from the master's left onward (B10)."""
    numbers = values(_sides(current, phase.announcement), current.die)
    for place, card in enumerate(phase.unsettled):
        numbers[card] = phase.values[place]
    first = _first_done(current, phase)
    checks = []
    for place, seat in enumerate(rankers(current.master, len(current.hands))):
        numbers[BOUNDARY] = phase.announcement.boundaries[place]
        checks.append(_check(current, phase, seat, numbers, 1 if seat == first else 0))
    return numbers[CHALLENGE], tuple(checks)


def _sides(current: Round, announcement: Announcement) -> Iterable[Side]:
    """All that was dealt, and the challenge."""
    return chain((announcement.challenge,), *current.hands)


def _first_done(current: Round, phase: Settling) -> Seat | None:
    """B7: the first who was done with every card in the column."""
    for seat in phase.finished:
        if complete(phase.columns[seat], current.hands[seat]):
            return seat
    return None


def _check(current: Round, phase: Settling, seat: Seat, numbers: Mapping[str, Number | None], bonus: int) -> Check:
    column = standing(phase.columns[seat])
    verdicts, green, red = counted(column, numbers)
    penalty = 0 if seat in phase.finished else 1  # B8
    return Check(
        seat=seat,
        verdicts=verdicts,
        below=column.index(BOUNDARY) if column else 0,
        left_out=len(current.hands[seat]) + 1 - len(verdicts),
        bonus=bonus,
        penalty=penalty,
        green=green + bonus,
        red=red + penalty,
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
