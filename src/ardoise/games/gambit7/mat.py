"""Gambit 7: the mat and its arithmetic. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from decimal import Decimal
from functools import cache

from ardoise.engine.game import Rejected, Seat
from ardoise.engine.number import Number, rounded_down
from ardoise.engine.seats import everybody, in_order
from ardoise.games.gambit7.types import CHIPS, TOO_HIGH, Case, Chips, Figures, Options, Payout, Reason, Slate, Stake

NOTHING = Payout()


def lay(answers: Sequence[Number | None], options: Options) -> tuple[Slate, ...]:
    """G7: the slates, lowest first, each on its case."""
    authors: dict[Number, tuple[Seat, ...]] = {}
    for seat in in_order(everybody(len(answers))):
        if (answer := answers[seat]) is not None:
            authors[answer] = (*authors.get(answer, ()), seat)
    if options.mean_slate and len(answers) - answers.count(None) == 2:  # G18
        one, other = (answer for answer in answers if answer is not None)
        authors.setdefault(mean(one, other), ())
    cases = _cases(len(authors))
    return tuple([Slate(cases[place], answer, authors[answer]) for place, answer in enumerate(sorted(authors))])


@cache
def _cases(slates: int) -> tuple[Case, ...]:
    """Where so many different slates lie: blue is for the middle one."""
    half = slates // 2
    return tuple(Case(case) for case in range(-half, half + 1) if case or slates % 2)


def mean(one: Number, other: Number) -> Number:
    """Rounded down where it would have more digits than an answer can have."""
    return rounded_down((Decimal(one) + Decimal(other)) / 2)


def open_cases(slates: Sequence[Slate]) -> tuple[Case, ...]:
    """G8: where a chip may lie."""
    return (TOO_HIGH, *[slate.case for slate in slates])


def checked(stake: Stake, cases: Collection[Case], gambit_spent: bool) -> Stake:
    """G8, G9: the stake in its one spelling (a case once, lowest first), or Rejected."""
    if stake.gambit is not None:
        if stake.chips:
            raise Rejected("gambit_stands_alone")
        if gambit_spent:
            raise Rejected("gambit_spent")
        if stake.gambit not in cases:
            raise Rejected("empty_case", case=stake.gambit)
        return stake
    count = 0
    for chips in stake.chips:
        if chips.count not in (1, 2):
            raise Rejected("bad_chips", count=chips.count)
        if chips.case not in cases:
            raise Rejected("empty_case", case=chips.case)
        count += chips.count
    if count > CHIPS:
        raise Rejected("too_many_chips", most=CHIPS)
    return _in_one_spelling(stake) if len(stake.chips) == 2 else stake


def _in_one_spelling(stake: Stake) -> Stake:
    one, other = stake.chips
    if one.case == other.case:
        return Stake((Chips(one.case, 2),))
    return stake if one.case < other.case else Stake((other, one))


def winning_case(slates: Sequence[Slate], truth: Number) -> Case | None:
    """G11: the highest answer that does not exceed the truth. G22: without a slate no case wins."""
    if not slates:
        return None
    return max((slate.case for slate in slates if slate.answer <= truth), default=TOO_HIGH)


def pay(
    slates: Sequence[Slate], stakes: Sequence[Stake], winning: Case | None, scores: Sequence[int], options: Options
) -> tuple[Payout, ...]:
    """G12 to G15: what each seat gains or loses this round, and why."""
    if winning is None:
        return (NOTHING,) * len(scores)
    figures = options.mat.figures(winning)
    alone = [bets_on(stake, winning, options.gambit_shares) for stake in stakes].count(True) == 1
    authors = next((slate.authors for slate in slates if slate.case == winning), ())
    return tuple(
        [
            _payout(stake, scores[seat], winning, figures, alone, seat in authors, options.gambit_factor)
            for seat, stake in enumerate(stakes)
        ]
    )


def bets_on(stake: Stake, case: Case, gambit_counts: bool) -> bool:
    return (gambit_counts and stake.gambit == case) or chips_on(stake, case) > 0


def chips_on(stake: Stake, case: Case) -> int:
    count = 0
    for chips in stake.chips:
        if chips.case == case:
            count += chips.count
    return count


def _payout(
    stake: Stake, score: int, winning: Case, figures: Figures, alone: bool, author: bool, factor: int
) -> Payout:
    chips = gambit = star = 0
    why: list[Reason] = []
    if count := chips_on(stake, winning):
        figure = figures.alone if alone else figures.shared  # G12
        chips = count * figure
        why.append(Reason("too_high" if winning == TOO_HIGH else "alone" if alone else "shared", chips, count, figure))
    if stake.gambit is not None:  # G14
        won = stake.gambit == winning
        gambit = (factor - 1) * score if won else -score
        why.append(Reason("gambit_won" if won else "gambit_lost", gambit, 1, factor if won else 0))
    if author:  # G15
        star = figures.star
        why.append(Reason("star", star, 1, star))
    return Payout(chips, gambit, star, tuple(why)) if why else NOTHING
