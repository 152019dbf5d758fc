"""Fourchette for the secrecy tests: marked cards, and a table that differs only in what a screen may not know."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise_fourchette.types import Choose, Choosing, Fork, Looking, NextRound, Scored, Served, State, Write, Writing
from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Seat
from ardoise.engine.question import Question
from ardoise.engine.text import Text

REVEALS = (Served, Scored, NextRound)
ANSWER = 987_654_000
HOUSE_RULES = {"rounds": 8, "dessert": False}
RARE_HINTS: set[str] = set()
STRENGTH_GAMES = 48  # enough to tell a level from the next


def cards() -> Sequence[Question]:
    return [_question(f"{card}", ANSWER + 10 * card) for card in range(12)]


def _question(name: str, answer: int) -> Question:
    text = Text(f"{name} en?", f"{name} fr ?", f"{name} de?")
    story = Text(f"CANARY {name}", f"CANARY {name}", f"CANARY {name}")
    return Question(f"CANARY-{name}", "plate", text, Text("m", "m", "m"), answer, story, f"CANARY {name}", "2026-11")


def read_out(state: State, screen: Seat | None) -> object:
    """The cards whose backs the screen may see now."""
    return state.questions[state.round] if isinstance(state.phase, Looking) else ()


def twin(state: State, seat: Seat | None, dice: Dice) -> State | None:
    """Other forks of the others, other authors and choices, another truth, other questions to come."""
    phase = state.phase
    match phase:
        case Writing():
            forks = tuple(
                fork if fork is None or owner == seat else Fork(fork.low, fork.high + 1 + dice.below(9))
                for owner, fork in enumerate(phase.forks)
            )
            phase = Writing(phase.number, phase.awaited, forks)
        case Choosing():
            phase = _other_authors(phase, seat, dice)
        case Looking():
            pass  # this round's answer is read out; those to come are not
        case _:
            return None
    read_out = state.round + isinstance(phase, Looking)
    questions = tuple(_twin_question(state, number, read_out) for number in range(len(state.questions)))
    return replace(state, questions=questions, phase=phase)


def _other_authors(phase: Choosing, seat: Seat | None, dice: Dice) -> Choosing:
    """The others' plates change hands, and with them what each may not choose."""
    others = [other for other in range(len(phase.authored)) if other != seat]
    dealt = dict(zip(others, dice.shuffled([phase.authored[other] for other in others]), strict=True))
    authored = tuple(dealt.get(other, own) for other, own in enumerate(phase.authored))
    plates = range(len(phase.plates))
    choices = tuple(
        choice if choice is None or owner == seat else dice.pick([p for p in plates if p != authored[owner]] or [0])
        for owner, choice in enumerate(phase.choices)
    )
    return replace(phase, authored=authored, choices=choices)


def other_move(state: State, by: Seat | None, move: Move) -> Move:
    """What a seat might do instead without anybody else seeing a difference."""
    if isinstance(move, Write) and isinstance(state.phase, Writing):
        return Write(move.low, move.high + 1)
    if isinstance(move, Choose) and isinstance(state.phase, Choosing) and by is not None:
        taken = (move.plate, state.phase.authored[by])
        return Choose(next((plate for plate in range(len(state.phase.plates)) if plate not in taken), move.plate))
    return move


def _twin_question(state: State, number: int, read_out: int) -> Question:
    question = state.questions[number]
    if number < read_out:
        return question
    if number > state.round:
        return _question(f"twin.{number}", 5)
    other = Text("other", "autre", "anderes")
    return replace(question, id="twin", answer=7, anecdote=other, source="elsewhere")
