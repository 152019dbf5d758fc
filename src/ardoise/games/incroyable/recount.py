"""Incroyable!: an answer corrected, and the last scored turn scored again (I30)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, whole
from ardoise.engine.recount import Counted, Recount, Revealed, another, find, read_out
from ardoise.games.incroyable.evolve import with_answer
from ardoise.games.incroyable.moves import Ended, Recounted
from ardoise.games.incroyable.rules import doubt_result, risk_result
from ardoise.games.incroyable.track import moved
from ardoise.games.incroyable.types import (
    LEAST,
    MOST,
    Choosing,
    Looking,
    Over,
    Result,
    RiskLooking,
    RiskResult,
    Speaking,
    State,
)

LOOKING = (Looking, RiskLooking)


def retold(states: Iterable[State]) -> list[State]:
    """All that still counts: when a question is scored again, everything since it was scored first is taken back."""
    told: list[State] = []
    for state in states:
        if _scored(told, state) and (again := _place(told, state)) is not None:
            del told[again:]
        told.append(state)
    return told


def _scored(told: Sequence[State], state: State) -> bool:
    """Does a look at a result begin here?"""
    new = not told or told[-1].phase.number != state.phase.number
    return new and isinstance(state.phase, LOOKING)


def _place(told: Sequence[State], state: State) -> int | None:
    """Where the same question was scored."""
    asked = (state.turn, state.asked)
    looks = (n for n, earlier in enumerate(told) if isinstance(earlier.phase, LOOKING))
    return next((n for n in looks if (told[n].turn, told[n].asked) == asked), None)


def _looks(told: Sequence[State]) -> list[int]:
    """Where each look at a result begins."""
    return [n for n, state in enumerate(told) if _scored(told[:n][-1:], state)]


def revealed(states: Sequence[State]) -> Sequence[Revealed]:
    told = retold(states)
    return [_read_out(told[n]) for n in _looks(told)]


def _read_out(state: State) -> Revealed:
    assert isinstance(state.phase, (Looking, RiskLooking))
    return read_out(state.turn, state.question, state.phase.result.answer)


def recount(states: Sequence[State], question: str, answer: Number) -> Sequence[Recounted | Ended]:
    told, now = retold(states), states[-1]
    looks = _looks(told)
    wrong = find([_read_out(told[n]) for n in looks], question)
    right = another(wrong, whole(answer, LEAST, MOST))
    before, look = told[looks[-1] - 1], told[looks[-1]]
    if wrong != _read_out(look):
        raise Rejected("turn_moved_on")
    before = replace(before, pile=with_answer(before.pile, look.turn, look.asked, right))
    result, risk = _doubted_again(before, look), _risked_again(before)
    moves = (*(result.moves if result else ()), *(risk.moves if risk else ()))
    squares = Counted(look.turn, _figures(look.positions), _figures(moved(before.positions, moves)))
    what = Recount(wrong, right, (squares,))
    again = Recounted(what, look.turn, look.questioner, look.asked, result, risk, opened=now.turn > look.turn)
    return (again, Ended()) if isinstance(now.phase, Over) else (again,)


def _doubted_again(before: State, look: State) -> Result | None:
    if isinstance(before.phase, Speaking) and isinstance(look.phase, Looking):
        return doubt_result(before, before.phase, look.phase.result.doubted)
    return None


def _risked_again(before: State) -> RiskResult | None:
    return risk_result(before, before.phase) if isinstance(before.phase, Choosing) else None


def _figures(positions: Sequence[int]) -> tuple[tuple[int], ...]:
    return tuple((square,) for square in positions)
