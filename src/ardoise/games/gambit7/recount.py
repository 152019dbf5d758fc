"""Gambit 7: an answer corrected, and paid again from there (G23). Slates and bets stay as they were made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ardoise.engine.number import Number, exact
from ardoise.engine.recount import Counted, Recount, Revealed, another, find, read_out
from ardoise.engine.story import beginnings
from ardoise.games.gambit7.mat import pay, winning_case
from ardoise.games.gambit7.rules import ROUNDS, with_answer
from ardoise.games.gambit7.types import Looking, Recounted, Repaid, State


def retold(states: Iterable[State]) -> list[State]:
    """The first state of every look at a result, with the answers that count now."""
    known = list(states)
    first = _first_wrong(known)
    told: list[State] = []
    for look in beginnings(known, Looking):
        before = told[-1].scores if told else (0,) * len(look.scores)
        told.append(look if look.round < first else _paid_again(look, known[-1], before))
    return told


def _first_wrong(states: Sequence[State]) -> int:
    """The first round whose answer was ever another than now; after the last, if there is none."""
    right = states[-1].questions
    versions = {id(state.questions): state.questions for state in states}.values()
    differ = (n for n in range(ROUNDS) if any(questions[n].answer != right[n].answer for questions in versions))
    return next(differ, ROUNDS)


def _paid_again(look: State, now: State, before: tuple[int, ...]) -> State:
    phase = look.phase
    assert isinstance(phase, Looking)
    winning = winning_case(phase.slates, now.questions[look.round].answer)
    payouts = pay(phase.slates, phase.stakes, winning, before, look.options)
    scores = tuple(score + payout.gain for score, payout in zip(before, payouts, strict=True))
    phase = replace(phase, winning=winning, payouts=payouts)
    return replace(look, questions=now.questions, scores=scores, phase=phase)


def revealed(states: Sequence[State]) -> Sequence[Revealed]:
    questions = states[-1].questions
    rounds = [look.round for look in beginnings(states, Looking)]
    return [read_out(number, questions[number], questions[number].answer) for number in rounds]


def recount(states: Sequence[State], question: str, answer: Number) -> Sequence[Recounted]:
    wrong, now = find(revealed(states), question), states[-1]
    right = another(wrong, exact(answer))
    after = retold((*states, replace(now, questions=with_answer(now.questions, wrong.round, right))))
    rounds = tuple(
        Counted(old.round, _figures(old), _figures(new))
        for old, new in zip(retold(states), after, strict=True)
        if old.round >= wrong.round
    )
    return (Recounted(Recount(wrong, right, rounds), _repaid(after[-1]) if isinstance(now.phase, Looking) else None),)


def _figures(state: State) -> tuple[tuple[int], ...]:
    return tuple((score,) for score in state.scores)


def _repaid(look: State) -> Repaid:
    assert isinstance(look.phase, Looking)
    return Repaid(look.phase.winning, look.phase.payouts)
