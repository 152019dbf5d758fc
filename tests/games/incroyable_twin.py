"""Incroyable!: cards that are easy to recognise, and tables that differ only in what a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Seat
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.incroyable.moves import (
    Choose,
    Estimate,
    NextQuestion,
    NextRisk,
    NextTurn,
    RiskScored,
    Scored,
    Shown,
    StatedByLot,
)
from ardoise.games.incroyable.types import (
    MOST,
    SYMBOLS,
    Card,
    Choosing,
    Estimating,
    Looking,
    Over,
    RiskLooking,
    State,
    Stating,
)

REVEALS = (Shown, Scored, StatedByLot, RiskScored, NextQuestion, NextTurn, NextRisk)
HOUSE_RULES = {"first": "lot", "track": "short", "silent_raises": True}
TRANSCRIPT = {"seed": "transcript 75", "timeout_every": 8}  # nearly everything happens in it
RARE_HINTS = {"incroyable_shift"}  # two seldom set the same number
STRENGTH_GAMES = 48  # enough to tell a level from the next


def cards() -> Sequence[Card]:
    return [card(n, [1009 + 140 * n + 13 * k for k in range(5)]) for n in range(60)]


def card(n: int, answers: Sequence[int]) -> Card:
    return tuple(_question(f"{n}-{symbol}", symbol, answer) for symbol, answer in zip(SYMBOLS, answers, strict=True))


def _question(name: str, symbol: str, answer: int) -> Question:
    return Question(
        name, symbol, _text(f"question {name}"), _text("things"), answer, _text(f"CANARY {name}"), f"CANARY {name}"
    )


def _text(words: str) -> Text:
    return Text(f"{words} (en)", f"{words} (fr)", f"{words} (de)")


def twin(state: State, seat: Seat | None, dice: Dice) -> State | None:
    other = replace(state, pile=_other_pile(state, seat, dice), phase=_other_phase(state, seat, dice))
    return None if other == state else other


def read_out(state: State, screen: Seat | None) -> object:
    """The card whose back the screen may see now. I28: in a risk round the questioner sees it first."""
    questioning = isinstance(state.phase, (Stating, Choosing)) and screen == state.questioner
    return state.question if questioning or isinstance(state.phase, (Looking, RiskLooking)) else ()


def other_move(state: State, by: Seat | None, move: Move) -> Move:
    """What a seat might do instead without anybody else seeing a difference."""
    if isinstance(move, Estimate) and isinstance(state.phase, Estimating):
        return Estimate(1 + move.value % MOST)
    if isinstance(move, Choose) and isinstance(state.phase, Choosing):
        return Choose(not move.more)
    return move


def _other_pile(state: State, seat: Seat | None, dice: Dice) -> tuple[Card, ...]:
    """Other cards to come, other questions not yet read from this one, and another answer to the one being asked."""
    if state.turn >= len(state.pile):
        return state.pile  # every card has been out before
    read = state.pile[: state.turn]
    asked = tuple(_other_reading(state, n, seat, dice) for n in range(len(SYMBOLS)))
    coming = tuple(
        card(1000 + n, [1 + dice.below(MOST) for _ in SYMBOLS]) for n in range(state.turn + 1, len(state.pile))
    )
    return (*read, asked, *coming)


def _other_reading(state: State, n: int, seat: Seat | None, dice: Dice) -> Question:
    question = state.pile[state.turn][n]
    in_risk = isinstance(state.phase, Stating | Choosing | RiskLooking)
    if (in_risk and n < state.asked) or isinstance(state.phase, Over):
        return question
    if n != state.asked:
        return _question(f"unread-{n}", SYMBOLS[n], 1 + dice.below(MOST))
    if isinstance(state.phase, Looking | RiskLooking) or (in_risk and seat == state.questioner):
        return question
    return replace(question, answer=_far_from(question.answer), anecdote=_text("CANARY of the twin"), source="CANARY 2")


def _far_from(answer: object) -> int:
    """So far that no number near the one answer is the other."""
    assert isinstance(answer, int)
    return 3 * answer + 1 if answer <= MOST // 4 else answer // 3


def _other_phase(state: State, seat: Seat | None, dice: Dice) -> object:
    phase = state.phase
    match phase:
        case Estimating(estimates=estimates):
            return replace(
                phase, estimates=tuple(_other_estimate(value, seat == n, dice) for n, value in enumerate(estimates))
            )
        case Choosing(choices=choices):
            flipped = tuple(c if c is None or seat == n else not c for n, c in enumerate(choices))
            return replace(phase, choices=flipped)
    return phase


def _other_estimate(value: int | None, own: bool, dice: Dice) -> int | None:
    return value if value is None or own else 1 + dice.below(MOST)
