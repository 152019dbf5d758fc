"""Gambit 7's players: they write what they believe, and bet by what they and the slates make of the truth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from ardoise.bots.belief import Belief
from ardoise.bots.distributions import likely
from ardoise.bots.levels import DIALS
from ardoise.bots.player import Choose, Hunch, Level, blind
from ardoise.engine.dice import DRAW_RANGE, Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.games.gambit7.bots_rollout import chance_to_win
from ardoise.games.gambit7.types import (
    TOO_HIGH,
    AnsweringView,
    AnyMove,
    Bet,
    BettingView,
    Case,
    Chips,
    Content,
    LookingView,
    Mat,
    Slate,
    Stake,
    View,
    Write,
)

NO_STAKE = Stake()
ODD_DIGITS = 3
UNSURE_FROM = 0.1  # who is surer means a year, where all numbers are odd, or knows better
FOLLOWED = 0.4  # how often somebody else will yet bet on the same case


class Style(Record):
    looks_ahead: int  # over so many last rounds it plays the chip by its chance to win
    dares: float  # the chance from which it plays the chip in any round


STYLES: Mapping[Level, Style] = {
    "novice": Style(0, 1.0),
    "club": Style(1, 0.9),
    "strong": Style(2, 0.8),
    "master": Style(3, 0.75),
}


def player(level: Level) -> Choose:
    def choose(view: View, seat: Seat, dice: Dice, hunch: Hunch | None) -> AnyMove | None:
        match view.phase:
            case AnsweringView(mine=None):
                return Write((hunch or blind(dice)).estimate)
            case BettingView() as betting if not betting.content[seat]:
                if betting.stakes[seat] != NO_STAKE:
                    return Content()
                return Bet(_stake(view, betting, seat, hunch or blind(dice), level, dice))
            case LookingView(content=content) if not content[seat]:
                return Content()
        return None

    return choose


def _stake(view: View, betting: BettingView, seat: Seat, hunch: Hunch, level: Level, dice: Dice) -> Stake:
    dials, style = DIALS[level], STYLES[level]
    if likely(dice, dials.whims):
        return _whim(view, betting, seat, dice)
    heard = [slate.answer for slate in betting.slates for author in slate.authors if author != seat]
    chances = case_chances(betting.slates, Belief(hunch, heard, dials.heeds, dials.lift))
    if hunch.sureness > UNSURE_FROM:
        chances = trusting_odd_numbers(chances, betting.slates, seat, dials.trusts)
    worth = {case: chance * likely_figure(view.mat, betting, seat, case) for case, chance in chances.items()}
    stakes = _sensible(chances, worth, view.gambit_ready[seat] and view.scores[seat] > 0)
    if view.rounds - view.round > style.looks_ahead:
        dared = [stake for stake in stakes if stake.gambit is not None and chances[stake.gambit] >= style.dares]
        return dared[0] if dared else stakes[0]
    rolls = Random(dice.below(DRAW_RANGE))  # noqa: S311  (a bot's own thoughts)
    return max(stakes, key=chance_to_win(view, betting, seat, chances, stakes, rolls).__getitem__)


def _whim(view: View, betting: BettingView, seat: Seat, dice: Dice) -> Stake:
    """On the own slate, or on any; and now and then the chip that makes heroes."""
    mine = [slate.case for slate in betting.slates if seat in slate.authors]
    case = mine[0] if mine and dice.below(2) else dice.pick(betting.cases)
    if view.gambit_ready[seat] and view.scores[seat] and not dice.below(4):
        return Stake(gambit=case)
    return Stake((Chips(case, 2),))


def case_chances(slates: Sequence[Slate], belief: Belief) -> dict[Case, float]:
    """The chance of each case to win (G11)."""
    under = [0.0, *[belief.below(slate.answer) for slate in slates], 1.0]
    cases = [TOO_HIGH, *[slate.case for slate in slates]]
    return {case: max(0.0, high - low) for case, (low, high) in zip(cases, pairwise(under), strict=True)}


def trusting_odd_numbers(
    chances: Mapping[Case, float], slates: Sequence[Slate], seat: Seat, trust: float
) -> dict[Case, float]:
    """Who does not round may know."""
    odd = {
        slate.case: trust * sum(author != seat for author in slate.authors) for slate in slates if _is_odd(slate.answer)
    }
    left = 1 / (1 + sum(odd.values()))
    return {case: left * (chance + odd.get(case, 0.0)) for case, chance in chances.items()}


def _is_odd(answer: Number) -> bool:
    return len(str(abs(answer)).replace(".", "").strip("0")) >= ODD_DIGITS


def likely_figure(mat: Mat, betting: BettingView, seat: Seat, case: Case) -> float:
    """What a chip will earn there, if the case wins: others may yet bet on it."""
    figures = mat.figures(case)
    others = [stake for other, stake in enumerate(betting.stakes) if other != seat and stake]
    if any(stake.gambit == case or any(chips.case == case for chips in stake.chips) for stake in others):
        return figures.shared
    return figures.alone - FOLLOWED * (figures.alone - figures.shared)


def _sensible(chances: Mapping[Case, float], worth: Mapping[Case, float], gambit: bool) -> list[Stake]:
    """What is worth a thought, the best by points first."""
    best, second, *_ = sorted(worth, key=worth.__getitem__, reverse=True)
    likeliest, next_likely, *_ = sorted(chances, key=chances.__getitem__, reverse=True)
    low, high = sorted((best, second))
    stakes = [Stake((Chips(best, 2),)), Stake((Chips(low, 1), Chips(high, 1))), Stake((Chips(likeliest, 2),))]
    if gambit:
        stakes += [Stake(gambit=likeliest), Stake(gambit=next_likely)]
    return list(dict.fromkeys(stakes))
