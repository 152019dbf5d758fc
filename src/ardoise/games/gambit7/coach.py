"""Gambit 7: how to come to a number, and what the slates tell about the bets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Literal

from ardoise.bots.domains import measure
from ardoise.bots.question_kinds import PERCENT, asks_year, in_units, may_ask_year
from ardoise.coach.crowd import crowd, percent, said, softened
from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.engine.question import QuestionView
from ardoise.games.gambit7.bots import case_chances, likely_figure
from ardoise.games.gambit7.types import TOO_HIGH, AnsweringView, BettingView, Case, Slate, View

Code = Literal[
    "gambit7_year",
    "gambit7_share",
    "gambit7_signed",
    "gambit7_measure",
    "gambit7_size",
    "gambit7_bet",
    "gambit7_bet_too_high",
    "gambit7_chip",
    "gambit7_chip_too_high",
]
ALL_TOO_HIGH = 0.08  # how often people's slates are
AGREED = 0.22  # how much more a slate is believed for each author but the first


def hint(view: View, seat: Seat) -> Hint | None:
    match view.phase:
        case AnsweringView(mine=None):
            return Hint(_way_to_think(view.question), {})
        case BettingView() as betting if betting.slates and not betting.content[seat]:
            return _bet(view, betting, seat)
    return None


def _way_to_think(question: QuestionView) -> Code:
    text, unit = question.text, question.unit
    if question.year or asks_year(text, unit) or may_ask_year(text, unit):
        return "gambit7_year"
    if in_units(unit, PERCENT):
        return "gambit7_share"
    if question.signed:
        return "gambit7_signed"
    return "gambit7_measure" if measure(unit) else "gambit7_size"


def _bet(view: View, betting: BettingView, seat: Seat) -> Hint:
    """The case with the most points to be expected, or the likeliest for who should dare."""
    answers = [slate.answer for slate in betting.slates for _ in slate.authors or (None,)]
    told = case_chances(betting.slates, crowd(answers))
    soft = {case: softened(chance, _usual(case, len(told) - 1)) for case, chance in told.items()}
    chances = _agreeing(soft, betting.slates)
    figures = {case: likely_figure(view.mat, betting, seat, case) for case in chances}
    best = max(chances, key=lambda case: chances[case] * figures[case])
    likeliest = max(chances, key=lambda case: chances[case])
    if view.gambit_ready[seat] and _has_little_to_lose(view, seat):
        score = view.scores[seat]
        about: dict[str, Number | str] = {"score": score, "won": view.gambit_factor * score}
        return _on(betting, likeliest, chances[likeliest], about, "gambit7_chip", "gambit7_chip_too_high")
    about = {"points": round(figures[best]), "worth": Decimal(f"{chances[best] * figures[best]:.1f}")}
    return _on(betting, best, chances[best], about, "gambit7_bet", "gambit7_bet_too_high")


def _usual(case: Case, slates: int) -> float:
    return ALL_TOO_HIGH if case == TOO_HIGH else (1 - ALL_TOO_HIGH) / slates


def _agreeing(chances: Mapping[Case, float], slates: Sequence[Slate]) -> dict[Case, float]:
    """Several who write the same may know it, and the likelier the more they are."""
    more = {slate.case: AGREED * max(0, len(slate.authors) - 1) for slate in slates}
    left = 1 / (1 + sum(more.values()))
    return {case: left * (chance + more.get(case, 0.0)) for case, chance in chances.items()}


def _has_little_to_lose(view: View, seat: Seat) -> bool:
    """In the last round, with some points, and not ahead: earlier the chip loses more games than it wins."""
    others = [score for other, score in enumerate(view.scores) if other != seat]
    return view.round + 1 == view.rounds and 0 < view.scores[seat] <= max(others)


def _on(
    betting: BettingView, case: Case, chance: float, about: dict[str, Number | str], slate: Code, high: Code
) -> Hint:
    about = {**about, "chance": percent(chance)}
    if case == TOO_HIGH:
        return Hint(high, about)
    answer = next(slate.answer for slate in betting.slates if slate.case == case)
    return Hint(slate, {**about, "answer": said(answer)})
