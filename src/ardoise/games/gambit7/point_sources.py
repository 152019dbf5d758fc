"""Gambit 7: where the points went, and what the case that won would have paid for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.engine.seats import put
from ardoise.engine.text import Text
from ardoise.games.gambit7.mat import pay
from ardoise.games.gambit7.types import CHIPS, TOO_HIGH, Chips, Looking, Stake, State

Won = Literal["slate", "too_high", "nobody"]  # nobody: there was no slate (G22)


class Entry(Record):
    """One player's round: what came from where, and what a better bet would have brought in its place."""

    chips: int
    gambit: int  # below zero: lost
    star: int
    best: int  # both chips on the case that won, all other bets as they were
    best_gambit: int | None  # the Gambit 7 chip there; None: it was spent (G18)


class Settlement(Record):
    """A round, paid."""

    truth: Number
    unit: Text
    won: Won
    answer: Number | None  # on the slate that won
    entries: tuple[Entry, ...]  # of each seat
    year: bool | UnsetType = UNSET


def ledger(rounds: Iterable[State]) -> tuple[Settlement, ...]:
    """From the looks at the results, in order."""
    return tuple(_settlement(state) for state in rounds)


def _settlement(state: State) -> Settlement:
    phase, question = state.phase, state.questions[state.round]
    assert isinstance(phase, Looking)
    answer = next((slate.answer for slate in phase.slates if slate.case == phase.winning), None)
    won: Won = "nobody" if phase.winning is None else "too_high" if phase.winning == TOO_HIGH else "slate"
    entries = tuple(_entry(state, phase, Seat(seat)) for seat in range(len(state.scores)))
    return Settlement(question.answer, question.unit, won, answer, entries, question.year)


def _entry(state: State, phase: Looking, seat: Seat) -> Entry:
    paid, stake = phase.payouts[seat], phase.stakes[seat]
    ready = stake.gambit is not None or seat not in state.spent
    if phase.winning is None:
        return Entry(0, 0, 0, 0, 0 if ready else None)
    both, gambit = Stake((Chips(phase.winning, CHIPS),)), Stake(gambit=phase.winning)
    best_gambit = _brings(state, phase, seat, gambit) if ready else None
    return Entry(paid.chips, paid.gambit, paid.star, _brings(state, phase, seat, both), best_gambit)


def _brings(state: State, phase: Looking, seat: Seat, stake: Stake) -> int:
    """What this stake would have earned. The star does not depend on it (G15)."""
    before = [score - payout.gain for score, payout in zip(state.scores, phase.payouts, strict=True)]
    paid = pay(phase.slates, put(phase.stakes, seat, stake), phase.winning, before, state.options)[seat]
    return paid.chips + paid.gambit
