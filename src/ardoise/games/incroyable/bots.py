"""Incroyable!'s players: low at first, then doubt or raise by what it is worth in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from ardoise.bots.belief import Belief
from ardoise.bots.distributions import likely
from ardoise.bots.domains import PLAIN, Domain
from ardoise.bots.levels import DIALS
from ardoise.bots.player import Choose, Hunch, Level, blind
from ardoise.bots.question_kinds import asks_year
from ardoise.bots.rounding import said
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.seats import put
from ardoise.games.incroyable.bots_risk import more, number
from ardoise.games.incroyable.estimates import highest, lowest, settle
from ardoise.games.incroyable.moves import AnyMove, Content, Doubt, Estimate, Pass, Raise, Say, Shift
from ardoise.games.incroyable.moves import Choose as ChooseSide
from ardoise.games.incroyable.types import SEATS, MayRaise, Payout
from ardoise.games.incroyable.view_types import (
    ChoosingView,
    EstimatingView,
    LookingView,
    RiskLookingView,
    ShiftingView,
    SpeakingView,
    StatingView,
    View,
)

TRUTHS = 15  # in which a word is tried
STEP = 4  # a raise goes up by a quarter at least
RAISES = (0.1, 0.25, 0.4, 0.55)  # quantiles to which a raise may go
SHADED = 0.8  # spreads by which others estimate below what they believe
HALF = 0.5  # of what another's estimate counts elsewhere: here they say less than they mean
FEW = 4  # with more players it is better to doubt early
QUANTITY = Domain("log", PLAIN)
STEP_UP = 0.2  # the chance of being too high at which one still moves up from a shared estimate

Spoken = Callable[[float], int]


class Style(Record):
    shades: tuple[float, float, float, float]  # quantile of the first estimate with 3, 4, 5, 6 players
    modesty: float  # who doubts believes least, and so likely too little: by so many spreads
    bluffs: float  # how close to the answer a risk round's number lies, as a part of it


STYLES: Mapping[Level, Style] = {
    "novice": Style((0.5, 0.5, 0.5, 0.5), 0.0, 0.6),
    "club": Style((0.16, 0.18, 0.25, 0.35), 0.5, 0.25),
    "strong": Style((0.12, 0.15, 0.25, 0.3), 0.5, 0.08),
    "master": Style((0.07, 0.1, 0.2, 0.3), 0.7, 0.04),
}


def player(level: Level) -> Choose:
    dials, style = DIALS[level], STYLES[level]

    def choose(view: View, seat: Seat, dice: Dice, hunch: Hunch | None) -> AnyMove | None:
        match view.phase:
            case EstimatingView(mine=None) as estimating:
                quantile = style.shades[len(view.positions) - SEATS[0]]
                guess = hunch or blind(dice)
                value = _spoken(view, guess, dice)(Belief(guess).quantile(quantile))
                return Estimate(min(max(value, estimating.least), estimating.most))
            case ShiftingView(seat=called, may=may) if called == seat:
                up = Belief(hunch or blind(dice)).below(may[-1]) < STEP_UP
                return Shift(may[-1] if up else may[0])
            case SpeakingView(speaker=speaker) as speaking if speaker == seat:
                guess = hunch or blind(dice)
                return _speak(speaking, guess, level, dice, _spoken(view, guess, dice))
            case StatingView(answer=answer) as stating if answer is not None:
                return Say(number(int(answer.answer), stating.least, stating.most, style.bluffs, dice))
            case ChoosingView(still_in=still_in, mine=None, stated=stated) if seat in still_in:
                return ChooseSide(more(Belief(hunch or blind(dice)), stated, dials.heeds, dice))
            case LookingView(content=content) | RiskLookingView(content=content) if not content[seat]:
                return Content()
        return None

    return choose


def _spoken(view: View, hunch: Hunch, dice: Dice) -> Spoken:
    """As people say a number who are so sure of it; a year is said as it is meant."""
    if view.question.year or asks_year(view.question.text, view.question.unit):
        return round
    return lambda value: int(said(value, QUANTITY, hunch.sureness, True, dice))


def _speak(speaking: SpeakingView, hunch: Hunch, level: Level, dice: Dice, spoken: Spoken) -> AnyMove:
    dials = DIALS[level]
    if likely(dice, dials.whims):
        return _whim(speaking, dice)
    seat, estimates = speaking.speaker, speaking.estimates
    heard = [value for other, value in enumerate(estimates) if other != seat]
    modesty = STYLES[level].modesty * min(1.0, (FEW / len(estimates)) ** 2)
    belief = Belief(hunch, heard, HALF * dials.heeds, modesty, SHADED)
    return weighed(speaking, belief, spoken)[0][1]


def weighed(speaking: SpeakingView, belief: Belief, spoken: Spoken = round) -> list[tuple[float, AnyMove]]:
    """All that is worth saying, with what it is worth in points; the best first."""
    seat, estimates = speaking.speaker, speaking.estimates
    truths = [belief.quantile((n + 0.5) / TRUTHS) for n in range(TRUTHS)]
    words: list[tuple[float, AnyMove]] = [
        (_worth(estimates, seat, doubted, seat, truths), Doubt(doubted)) for doubted in speaking.may_doubt
    ]
    if speaking.may_pass:
        words.append((_if_passed(estimates, seat, truths), Pass()))
    for value in _raises(speaking.may_raise, belief, spoken):
        raised = put(estimates, seat, value)
        words.append((_if_doubted(raised, lowest(raised), seat, truths), Raise(value)))
    return sorted(words, key=lambda word: word[0], reverse=True)


def _whim(speaking: SpeakingView, dice: Dice) -> AnyMove:
    if speaking.may_pass:
        return Pass()
    room = speaking.may_raise
    if room and dice.below(2):
        up = _round_up(room.least)
        return Raise(up if up <= room.most and up not in room.taken else room.least)
    return Doubt(highest(put(speaking.estimates, speaking.speaker, 0)))


def _raises(room: MayRaise | None, belief: Belief, spoken: Spoken) -> Sequence[int]:
    """Where it is worth being, and one step up: a raise by one only draws the next by one."""
    if room is None:
        return ()
    least = room.least + room.least // STEP
    wished = [_round_up(least), *[spoken(belief.quantile(part)) for part in RAISES]]
    return sorted({value for value in wished if least <= value <= room.most and value not in room.taken})


def _round_up(value: int) -> int:
    """To fives from 20 on, to two digits from 100 on."""
    unit = 1 if value < 20 else 5 if value < 100 else 10 ** (len(str(value)) - 2)
    return -(-value // unit) * unit


def _worth(estimates: Sequence[int], challenger: Seat, doubted: Seat, seat: Seat, truths: Sequence[float]) -> float:
    """My points less the others' mean, over all that may be true."""
    return fmean(_lead(settle(estimates, challenger, doubted, int(truth))[1], seat) for truth in truths)


def _lead(payouts: Sequence[Payout], seat: Seat) -> float:
    others = [payout.points for other, payout in enumerate(payouts) if other != seat]
    return payouts[seat].points - fmean(others)


def _if_doubted(estimates: Sequence[int], challenger: Seat, seat: Seat, truths: Sequence[float]) -> float:
    """The next one to speak doubts the highest, or is the highest and doubts the second."""
    return _worth(estimates, challenger, highest(put(tuple(estimates), challenger, 0)), seat, truths)


def _if_passed(estimates: Sequence[int], seat: Seat, truths: Sequence[float]) -> float:
    """One of those below me will doubt the highest."""
    below = [Seat(other) for other, value in enumerate(estimates) if value < estimates[seat]]
    return fmean(_if_doubted(estimates, other, seat, truths) for other in below)
