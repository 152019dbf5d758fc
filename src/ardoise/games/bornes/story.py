"""Bornes: its story in figures, told once the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.deck import front
from ardoise.games.bornes.misses import Miss, misses
from ardoise.games.bornes.recount import retold
from ardoise.games.bornes.types import CHALLENGE, Check, FrontView, Looking, Mark, Round, State


class Tally(Record):
    """One player's cards over the whole game."""

    right: int
    wrong: int
    left_out: int
    first: int  # rounds in which they were the first with all cards (B7)
    late: int  # rounds in which time ran out on them (B8)
    flawless: int  # rounds with all cards in the column and each of them right


class BestRound(Record):
    seat: Seat
    round: int
    green: int


class Trap(Record):
    """The challenge that most fell for, of all that were set before everybody."""

    round: int
    master: Seat
    challenge: FrontView
    answer: Number
    drawn: bool
    right: int
    wrong: int


class Story(Record):
    masters: tuple[Seat, ...]  # of each round
    green: tuple[tuple[int, ...], ...]  # after each round
    red: tuple[tuple[int, ...], ...]
    tallies: tuple[Tally, ...]
    best: BestRound | None  # None: nobody ever got a green point
    trap: Trap | None  # None: nobody was ever wrong about a challenge
    misses: tuple[tuple[Miss, ...], ...]  # of each seat


Checked = tuple[Round, Looking]  # a round whose columns were checked


def story(states: Iterable[State]) -> Story:
    known = list(states)
    ends = retold(known)
    checked = [(state.round, state.phase) for state in ends if isinstance(state.phase, Looking)]
    traps = [trap for round_, phase in checked if (trap := _trap(round_, phase))]
    seats = [Seat(seat) for seat in range(len(ends[0].green) if ends else 0)]
    return Story(
        masters=tuple(state.round.master for state in ends),
        green=tuple(state.green for state in ends),
        red=tuple(state.red for state in ends),
        tallies=tuple(_tally(checked, seat) for seat in seats),
        best=_best(checked),
        trap=max(traps, key=lambda trap: (trap.wrong, -trap.right), default=None),
        misses=tuple(misses(checked, known[-1].corrections, seat) for seat in seats),
    )


def _tally(checked: Sequence[Checked], seat: Seat) -> Tally:
    checks = [check for _, phase in checked for check in phase.checks if check.seat == seat]
    return Tally(
        right=sum(_marked(check, "green") for check in checks),
        wrong=sum(_marked(check, "red") for check in checks),
        left_out=sum(check.left_out for check in checks),
        first=sum(check.bonus for check in checks),
        late=sum(check.penalty for check in checks),
        flawless=sum(check.left_out == 0 and _marked(check, "green") == len(check.verdicts) for check in checks),
    )


def _marked(check: Check, mark: Mark) -> int:
    return [verdict.mark for verdict in check.verdicts].count(mark)


def _best(checked: Sequence[Checked]) -> BestRound | None:
    """The most green points in a round; if level, with the fewest red ones; if still level, the earlier."""
    columns = [(round_.number, check) for round_, phase in checked for check in phase.checks]
    if not columns:
        return None
    number, best = max(columns, key=lambda column: (column[1].green, -column[1].red))
    return BestRound(best.seat, number, best.green) if best.green else None


def _trap(round_: Round, phase: Looking) -> Trap | None:
    verdicts = [verdict for check in phase.checks for verdict in check.verdicts if verdict.card == CHALLENGE]
    marks = [verdict.mark for verdict in verdicts]
    if phase.answer is None or "red" not in marks:
        return None
    return Trap(
        round=round_.number,
        master=round_.master,
        challenge=front(phase.announcement.challenge),
        answer=phase.answer,
        drawn=phase.announcement.drawn,
        right=marks.count("green"),
        wrong=marks.count("red"),
    )
