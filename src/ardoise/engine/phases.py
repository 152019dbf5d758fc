"""The rules of a game, phase by phase: what may be asked, and what the table does by itself at the end.

They are looked up by type, for a `match` tries class after class, and a miss costs more than making a record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sized
from typing import Any, Never

from ardoise.engine.dice import Dice
from ardoise.engine.game import E, Move, Phase, Rejected, S, Seat, Timeout


def _nothing(state: Any, phase: Phase, dice: Dice) -> tuple[()]:
    return ()


class Rules(dict[type[Move], Callable[[S, Any, Seat, Any], tuple[E, ...]]]):
    """The rules for the moves that a phase takes: all else is refused. `then`: what follows once nobody is awaited."""

    def __init__(
        self,
        moves: Mapping[type[Move], Callable[[S, Any, Seat, Any], tuple[E, ...]]] | None = None,
        then: Callable[[S, Any, Dice], tuple[E, ...]] = _nothing,
    ) -> None:
        super().__init__(moves or {})
        self.then = then

    def __missing__(self, move: type[Move]) -> Never:
        raise Rejected("not_now")


Phases = Mapping[type[Phase], Rules[S, E]]


def deciding(
    phases: Phases[S, E], row: Callable[[S], Sized], timed_out: Callable[[S], tuple[E, ...]]
) -> Callable[[S, Seat | None, Move, Dice], tuple[E, ...]]:
    """A game's `decide`. `row` is a part of the state with a value for each seat."""

    def decide(state: S, by: Seat | None, move: Move, dice: Dice) -> tuple[E, ...]:
        phase = state.phase
        if by is not None and 0 <= by < len(row(state)):
            return phases[type(phase)][type(move)](state, phase, by, move)
        if by is not None or not isinstance(move, Timeout):
            raise Rejected("not_seated")
        if not phases[type(phase)]:
            raise Rejected("not_now")  # the game is over
        return timed_out(state)

    return decide


def advancing(phases: Phases[S, E]) -> Callable[[S, Dice], tuple[E, ...]]:
    """A game's `advance`."""

    def advance(state: S, dice: Dice) -> tuple[E, ...]:
        phase = state.phase
        return phases[type(phase)].then(state, phase, dice)

    return advance
