"""A Gambit 7 table for the tests: cards of our own, and short words for stakes."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ardoise import Dice, Seat, Timeout, play
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.types import BLUE, Case, Chips, Content, Options, Stake, State, Write

RED, YELLOW, GREEN, BLACK = Seat(0), Seat(1), Seat(2), Seat(3)
NOTHING = Stake()
RULES = Options()
WORD = Text("word", "mot", "Wort")


def cards(answer: Any = 27, signed: bool = False, year: Any = UNSET) -> list[tuple[Question, ...]]:
    """Ten cards; question n of card c has the id c.n. Without an answer, question n has 1000 · n."""
    return [
        tuple(_question(f"{c}.{n}", 1000 * n if answer is None else answer, signed, year) for n in range(7))
        for c in range(10)
    ]


def _question(name: str, answer: Any, signed: bool, year: Any) -> Question:
    return Question(name, "science", WORD, WORD, answer, WORD, "book", "2026", signed, year)


def table(*moves: Any, seats: int = 3, options: Options = RULES, answer: Any = 27, signed: bool = False) -> State:
    """The state after some moves: (seat, move), or Timeout()."""
    state = GAMBIT7.setup(options, seats, cards(answer, signed), Dice("test", 0))
    return after(state, *moves)


def after(state: State, *moves: Any) -> State:
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        state, _ = play(GAMBIT7, state, by, move, Dice("test", 1))
    return state


def written(*answers: Any) -> list[Any]:
    """Everyone writes; who has None lets the hourglass run out."""
    moves: list[Any] = [(Seat(seat), Write(answer)) for seat, answer in enumerate(answers) if answer is not None]
    return [*moves, Timeout()] if None in answers else moves


def content(seats: int) -> list[Any]:
    return [(Seat(seat), Content()) for seat in range(seats)]


def on(case: int, count: Any = 1) -> Stake:
    return Stake((Chips(Case(case), count),))


def gambit(case: int = BLUE) -> Stake:
    return Stake(gambit=Case(case))
