"""Fourchette: an answer corrected, and its round scored again (F15). Forks and choices stay as they were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ardoise.engine.number import MOST, Number, exact
from ardoise.engine.recount import Counted, Recount, Revealed, another, find, read_out
from ardoise.engine.story import beginnings
from ardoise_fourchette.evolve import corrected
from ardoise_fourchette.rules import payouts
from ardoise_fourchette.types import Looking, Recounted, State


def retold(states: Iterable[State]) -> list[State]:
    """The first state of every look at a result, scored with the answers that count now."""
    known = list(states)
    questions = known[-1].questions
    told: list[State] = []
    for look in beginnings(known, Looking):
        before = told[-1].scores if told else (0,) * len(look.scores)
        told.append(_scored_again(replace(look, questions=questions), before))
    return told


def _scored_again(look: State, before: tuple[int, ...]) -> State:
    phase = look.phase
    assert isinstance(phase, Looking)
    paid = payouts(look, phase, look.questions[look.round].answer)
    scores = tuple(score + payout.gain for score, payout in zip(before, paid, strict=True))
    return replace(look, scores=scores, phase=replace(phase, payouts=paid))


def revealed(states: Sequence[State]) -> Sequence[Revealed]:
    questions = states[-1].questions
    rounds = [look.round for look in beginnings(states, Looking)]
    return [read_out(number, questions[number], questions[number].answer) for number in rounds]


def recount(states: Sequence[State], question: str, answer: Number) -> Sequence[Recounted]:
    wrong, now = find(revealed(states), question), states[-1]
    right = another(wrong, exact(answer, -MOST if now.questions[wrong.round].signed else 0))
    after = retold((*states, replace(now, questions=corrected(now.questions, wrong.round, right))))
    rounds = tuple(
        Counted(old.round, _figures(old), _figures(new))
        for old, new in zip(retold(states), after, strict=True)
        if old.round >= wrong.round
    )
    last = after[-1].phase
    assert isinstance(last, Looking)
    return (Recounted(Recount(wrong, right, rounds), last.payouts if isinstance(now.phase, Looking) else None),)


def _figures(state: State) -> tuple[tuple[int], ...]:
    return tuple((score,) for score in state.scores)
