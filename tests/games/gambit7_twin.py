"""Gambit 7 for the secrecy tests: marked cards, and a table that differs only in what a screen may not know."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Seat
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.gambit7.types import (
    Answering,
    Bet,
    Betting,
    Card,
    Chips,
    Laid,
    Looking,
    NextRound,
    Scored,
    Stake,
    State,
    Write,
)

REVEALS = (Laid, Scored, NextRound)
ANSWER = 987_654_000
HOUSE_RULES = {"hidden_bets": True, "gambit_once": True, "gambit_factor": 2}
TRANSCRIPT = {"seed": "transcript 268", "timeout_every": 6}  # nearly everything happens in it
RARE_HINTS = {f"gambit7_{what}" for what in ("chip_too_high", "year", "share", "signed")}
STRENGTH_GAMES = 120  # luck is large here


def cards() -> Sequence[Card]:
    return [tuple(_question(f"{card}.{n}", ANSWER + 10 * card + n) for n in range(7)) for card in range(12)]


def _question(name: str, answer: int) -> Question:
    text = Text(f"{name} en?", f"{name} fr ?", f"{name} de?")
    story = Text(f"CANARY {name}", f"CANARY {name}", f"CANARY {name}")
    return Question(f"CANARY-{name}", "science", text, Text("m", "m", "m"), answer, story, f"CANARY {name}", "2026-11")


def read_out(state: State, screen: Seat | None) -> object:
    """The cards whose backs the screen may see now."""
    return state.questions[state.round] if isinstance(state.phase, Looking) else ()


def twin(state: State, seat: Seat | None, dice: Dice) -> State | None:
    """Other answers of the others, other hidden bets, another truth, other questions to come."""
    phase = state.phase
    match phase:
        case Answering():
            other = tuple(
                answer if answer is None or owner == seat else answer + 1 + dice.below(9)
                for owner, answer in enumerate(phase.answers)
            )
            phase = Answering(phase.number, phase.awaited, other)
        case Betting() if state.options.hidden_bets:
            stakes = tuple(
                stake if owner == seat else Stake((Chips(dice.pick(phase.slates).case, 1),))
                for owner, stake in enumerate(phase.stakes)
            )
            phase = Betting(phase.number, phase.awaited, phase.slates, stakes)
        case Betting():
            pass
        case Looking():
            pass  # this round's answer is read out; those to come are not
        case _:
            return None
    read_out = state.round + isinstance(phase, Looking)
    questions = tuple(_twin_question(state, number, read_out) for number in range(len(state.questions)))
    return State(state.options, questions, state.round, state.scores, state.spent, phase)


def other_move(state: State, by: Seat | None, move: Move) -> Move:
    """What a seat might do instead without anybody else seeing a difference."""
    if isinstance(move, Write) and isinstance(state.phase, Answering):
        return Write(move.answer + 1)
    if isinstance(move, Bet) and isinstance(state.phase, Betting) and state.options.hidden_bets:
        return Bet(Stake((Chips(state.phase.slates[0].case, 2),)))
    return move


def _twin_question(state: State, number: int, read_out: int) -> Question:
    question = state.questions[number]
    if number < read_out:
        return question
    if number > state.round:
        return _question(f"twin.{number}", 5)
    return Question(
        "twin",
        question.category,
        question.text,
        question.unit,
        7,
        Text("other", "autre", "anderes"),
        "elsewhere",
        question.asof,
        question.signed,
    )
