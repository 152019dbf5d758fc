"""Fourchette: its story in figures, told once the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.engine.text import Text
from ardoise_fourchette.plates import holds
from ardoise_fourchette.recount import retold
from ardoise_fourchette.types import Looking, PlateNumber, State


class Sharpest(Record):
    """The narrowest fork that held the answer, measured by the size of that answer."""

    round: int
    seats: tuple[Seat, ...]
    low: Number
    high: Number
    truth: Number
    unit: Text
    year: bool | UnsetType = UNSET


class Bait(Record):
    """A fork that missed the answer and that others chose all the same."""

    round: int
    seats: tuple[Seat, ...]
    low: Number
    high: Number
    truth: Number
    unit: Text
    fooled: tuple[Seat, ...]
    year: bool | UnsetType = UNSET


class Tally(Record):
    """How one player wrote and chose."""

    forks: int
    right: int
    choices: int
    well_chosen: int
    fooled: int  # how often somebody took this player's bait


class Story(Record):
    scores: tuple[tuple[int, ...], ...]  # after each round
    sharpest: Sharpest | None
    bait: Bait | None  # the one that fooled most
    tallies: tuple[Tally, ...]  # of each seat


def story(states: Iterable[State]) -> Story:
    rounds = retold(states)
    return Story(
        tuple(state.scores for state in rounds),
        min(_right(rounds), key=_bluntness, default=None),
        max(_baits(rounds), key=lambda bait: len(bait.fooled), default=None),
        tuple(_tally(rounds, Seat(seat)) for seat in range(len(rounds[0].scores) if rounds else 0)),
    )


def _looking(state: State) -> Looking:
    assert isinstance(state.phase, Looking)
    return state.phase


def _at(row: Sequence[PlateNumber | None], place: PlateNumber) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, plate in enumerate(row) if plate == place)


def _right(rounds: Iterable[State]) -> Iterator[Sharpest]:
    for state in rounds:
        phase, question = _looking(state), state.questions[state.round]
        truth, unit, year = question.answer, question.unit, question.year
        for place, plate in enumerate(phase.plates):
            if holds(plate, truth):
                yield Sharpest(state.round, _at(phase.authored, place), plate.low, plate.high, truth, unit, year)


def _bluntness(fork: Sharpest) -> Decimal:
    width = Decimal(fork.high) - Decimal(fork.low)
    return width / abs(Decimal(fork.truth)) if fork.truth else width


def _baits(rounds: Iterable[State]) -> Iterator[Bait]:
    for state in rounds:
        phase, question = _looking(state), state.questions[state.round]
        truth, unit, year = question.answer, question.unit, question.year
        for place, plate in enumerate(phase.plates):
            fooled = _at(phase.choices, place)
            if fooled and not holds(plate, truth):
                seats = _at(phase.authored, place)
                yield Bait(state.round, seats, plate.low, plate.high, truth, unit, fooled, year)


def _tally(rounds: Iterable[State], seat: Seat) -> Tally:
    phases = [_looking(state) for state in rounds]
    baits = [bait for bait in _baits(rounds) if seat in bait.seats]
    return Tally(
        forks=sum(phase.authored[seat] is not None for phase in phases),
        right=sum(phase.payouts[seat].fork > 0 for phase in phases),
        choices=sum(phase.choices[seat] is not None for phase in phases),
        well_chosen=sum(phase.payouts[seat].choice > 0 for phase in phases),
        fooled=sum(len(bait.fooled) for bait in baits),
    )
