"""An Incroyable! table for the tests: the rulebook's four players, and cards with the answers that a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ardoise import Dice, Seat, Timeout, play
from ardoise.engine.seats import everybody
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.moves import AnyEvent, Choose, Content, Doubt, Estimate, Pass, Raise, Say
from ardoise.games.incroyable.types import Looking, Options, Payout, Result, State, Track
from tests.games.incroyable_twin import card

ANNIE, BERNARD, CECILE, DIDIER = (Seat(seat) for seat in range(4))
RULES = Options()
PLAIN = Options(track=Track(50, spirals=(8,)))  # neither bonus nor danger


def table(*moves: Any, seats: int = 4, options: Options = RULES, answer: int = 50, questioner: Seat = ANNIE) -> State:
    """The state after some moves of the first turn: (seat, move), or Timeout()."""
    state = INCROYABLE.setup(options, seats, [card(1, [answer] * 5)], Dice("test", 0))
    return after(replace(state, questioner=questioner), *moves)


def after(state: State, *moves: Any) -> State:
    for item in moves:
        state, _ = told(state, item)
    return state


def told(state: State, item: Any) -> tuple[State, tuple[AnyEvent, ...]]:
    by, move = (None, item) if isinstance(item, Timeout) else item
    return play(INCROYABLE, state, by, move, Dice("test", 1))


def estimated(*values: Any) -> list[Any]:
    """Everyone estimates, from seat 0 on; who has None lets the hourglass run out."""
    moves: list[Any] = [(Seat(seat), Estimate(value)) for seat, value in enumerate(values) if value is not None]
    return [*moves, Timeout()] if None in values else moves


def content(seats: int = 4) -> list[Any]:
    return [(Seat(seat), Content()) for seat in range(seats)]


def passes(seat: Seat) -> Any:
    return seat, Pass()


def raises(seat: Seat, value: Any) -> Any:
    return seat, Raise(value)


def doubts(seat: Seat, doubted: int) -> Any:
    return seat, Doubt(Seat(doubted))


def says(value: Any, questioner: Seat = DIDIER) -> Any:
    return questioner, Say(value)


def choosing(**signs: str) -> list[Any]:
    """annie="+", bernard="-" …"""
    seats = {"annie": ANNIE, "bernard": BERNARD, "cecile": CECILE, "didier": DIDIER}
    return [(seats[name], Choose(sign == "+")) for name, sign in signs.items()]


def turn_over(
    positions: Sequence[int],
    questioner: Seat = CECILE,
    answers: Sequence[int] = (50, 50, 50, 50, 50),
    options: Options = RULES,
) -> State:
    """A table at the end of `questioner`'s turn, with the pawns where a test wants them."""
    seats = len(positions)
    state = INCROYABLE.setup(options, seats, [card(1, answers)], Dice("test", 0))
    result = Result(1, tuple(range(1, seats + 1)), ANNIE, BERNARD, True, (Payout(),) * seats, ())
    looking = Looking(9, everybody(seats), result)
    return replace(state, questioner=questioner, positions=tuple(positions), phase=looking)


def risk_round(
    *moves: Any,
    positions: Sequence[int] = (0, 0, 0, 8),
    answers: Sequence[int] = (93, 1010, 75, 20, 30),
    options: Options = PLAIN,
) -> State:
    """Didier's risk round, after some moves."""
    return after(turn_over(positions, CECILE, answers, options), *content(len(positions)), *moves)


def points(state: State) -> list[int]:
    """What everybody got from the challenge or risk question that is being looked at."""
    phase: Any = state.phase
    return [payout.points for payout in phase.result.payouts]
