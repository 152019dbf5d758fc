"""Gambit 7: the chance to win with each of some stakes, by playing this round and the rest a few times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ardoise.engine.game import Seat
from ardoise.games.gambit7.types import BettingView, Case, Chips, Mat, Stake, View

ROLLS = 60
FAVOURITE, OUTSIDER = 0.4, 0.22  # how often each wins a round that is still to come
FOLLOWERS = 0.65  # of the players back the favourite
GAIN = 14  # for two chips that won, with the star now and then

Future = Sequence[tuple[bool, bool, Sequence[bool]]]  # for each round: who of the two wins, and who backs the favourite


def chance_to_win(
    view: View, betting: BettingView, seat: Seat, chances: Mapping[Case, float], stakes: Sequence[Stake], rolls: Random
) -> dict[Stake, float]:
    """Every stake meets the same luck, so that few rolls suffice to compare them."""
    cases, weights = list(chances), [chance + 1e-6 for chance in chances.values()]
    rest, seats = view.rounds - view.round - 1, len(view.scores)
    won = dict.fromkeys(stakes, 0.0)
    for winning in rolls.choices(cases, weights, k=ROLLS):
        others = [_seen_or_likely(view, betting, other, cases, weights, rolls) for other in range(seats)]
        future = [_round(seats, rolls) for _ in range(rest)]
        stars = {author for slate in betting.slates if slate.case == winning for author in slate.authors}
        after = [_after(view, stake, other, winning, other in stars) for other, stake in enumerate(others)]
        for stake in stakes:
            after[seat] = _after(view, stake, seat, winning, seat in stars)
            won[stake] += _share(_played_out(list(after), future, view.gambit_factor), seat)
    return won


def _seen_or_likely(
    view: View, betting: BettingView, other: int, cases: Sequence[Case], weights: Sequence[float], rolls: Random
) -> Stake:
    """What lies there; else what most would do: chips, and the Gambit 7 chip at the end for who is behind."""
    seen = betting.stakes[other]
    if seen is not None and (seen.chips or seen.gambit is not None):
        return seen
    (case,) = rolls.choices(cases, weights)
    behind = 0 < view.scores[other] < max(view.scores)
    if behind and view.gambit_ready[other] and view.round + 1 == view.rounds:
        return Stake(gambit=case)
    return Stake((Chips(case, 2),))


def _after(view: View, stake: Stake, seat: int, winning: Case, star: bool) -> int:
    """About what `pay` would say; sharing is left out, for it moves nobody past another often."""
    score, mat = view.scores[seat], view.mat
    if stake.gambit is not None:
        score = score * view.gambit_factor if stake.gambit == winning else 0
    for chips in stake.chips:
        if chips.case == winning:
            score += chips.count * _middling(mat, winning)
    return score + (mat.figures(winning).star if star else 0)


def _middling(mat: Mat, case: Case) -> int:
    figures = mat.figures(case)
    return (figures.alone + figures.shared) // 2


def _round(seats: int, rolls: Random) -> tuple[bool, bool, list[bool]]:
    favourite = rolls.random() < FAVOURITE
    outsider = not favourite and rolls.random() < OUTSIDER / (1 - FAVOURITE)
    return favourite, outsider, [rolls.random() < FOLLOWERS for _ in range(seats)]


def _played_out(scores: list[int], future: Future, factor: int) -> list[int]:
    for left, (favourite, outsider, follows) in enumerate(reversed(future)):
        last, best = left + 1 == len(future), max(scores)
        for seat, follower in enumerate(follows):
            right = favourite if follower else outsider
            if last and 0 < scores[seat] < best:
                scores[seat] *= factor if right else 0
            elif right:
                scores[seat] += GAIN
    return scores


def _share(scores: Sequence[int], seat: Seat) -> float:
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0
