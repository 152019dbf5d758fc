"""Gambit 7: a ruling on one round for people who play with the box."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ardoise.engine.game import Record, Rejected
from ardoise.engine.number import MOST, Number, exact
from ardoise.engine.referee import Form, Request
from ardoise.games.gambit7.mat import checked, lay, open_cases, pay, winning_case
from ardoise.games.gambit7.rules import check_seats
from ardoise.games.gambit7.types import Case, Chips, Options, Reason, Slate, Stake

Score = Annotated[int, Meta(ge=0, le=MOST)]


class StakeOnPaper(Request):
    """One entry in `chips` for each chip: the case it lies on."""

    chips: tuple[Case, ...] = ()
    gambit: Case | None = None


class Round(Request):
    answers: tuple[Number | None, ...]
    stakes: tuple[StakeOnPaper, ...]
    truth: Number
    scores: tuple[Score, ...]
    options: Options = Options()


class Ruling(Record):
    slates: tuple[Slate, ...]
    winning: Case | None
    chips: tuple[int, ...]
    gambit: tuple[int, ...]
    star: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    why: tuple[tuple[Reason, ...], ...]


def round_of(request: Round) -> Ruling:
    """G7 to G15 and G22 on one round."""
    seats = len(request.answers)
    check_seats(request.options, seats)
    if not seats == len(request.stakes) == len(request.scores):
        raise Rejected("rows_differ", answers=seats, stakes=len(request.stakes), scores=len(request.scores))
    answers = tuple(None if answer is None else exact(answer) for answer in request.answers)
    slates = lay(answers, request.options)
    cases = open_cases(slates)
    stakes = tuple(checked(_stake(stake), cases, gambit_spent=False) for stake in request.stakes)
    winning = winning_case(slates, exact(request.truth))
    payouts = pay(slates, stakes, winning, request.scores, request.options)
    return Ruling(
        slates=slates,
        winning=winning,
        chips=tuple(payout.chips for payout in payouts),
        gambit=tuple(payout.gambit for payout in payouts),
        star=tuple(payout.star for payout in payouts),
        gains=tuple(payout.gain for payout in payouts),
        scores=tuple(score + payout.gain for score, payout in zip(request.scores, payouts, strict=True)),
        why=tuple(payout.why for payout in payouts),
    )


def _stake(stake: StakeOnPaper) -> Stake:
    return Stake(tuple(Chips(case, 1) for case in stake.chips), stake.gambit)


FORMS: tuple[Form, ...] = ((Round, round_of),)
