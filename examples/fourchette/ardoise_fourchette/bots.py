"""Fourchette's bots: they write a fork around what they believe, or a bait, and choose the plate that promises most."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from math import floor

from ardoise.bots.belief import Belief
from ardoise.bots.distributions import likely
from ardoise.bots.hunches import asked_by, draw
from ardoise.bots.levels import DIALS, Dials
from ardoise.bots.player import CERTAIN, Choose, Hunch, Level, blind
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import DECIMALS, MOST, Number, exact
from ardoise_fourchette import types
from ardoise_fourchette.types import (
    AnyMove,
    ChoosingView,
    Content,
    Fork,
    LookingView,
    Plate,
    PlateNumber,
    State,
    View,
    Write,
    WritingView,
)

UNSURE_FROM = 0.1  # a bot that is surer has something better to do than to bait
FINENESS = 10  # a fork's ends are round numbers, in steps of at most a tenth of its width


class Style(Record, kw_only=True):
    part: float  # how much of its belief the fork takes in
    bait: float  # the same for a fork that is meant as a bait
    baits: float  # how often an unsure bot baits


STYLES: Mapping[Level, Style] = {
    "novice": Style(part=0.3, bait=0.05, baits=0.2),
    "club": Style(part=0.5, bait=0.1, baits=0.3),
    "strong": Style(part=0.6, bait=0.1, baits=0.2),
    "master": Style(part=0.65, bait=0.15, baits=0.1),
}


def player(level: Level) -> Choose:
    style, dials = STYLES[level], DIALS[level]

    def choose(view: View, seat: Seat, dice: Dice, hunch: Hunch | None) -> AnyMove | None:
        match view.phase:
            case WritingView(mine=None):
                fork = _fork(hunch or blind(dice), style, dials, view.question.signed, dice)
                return Write(fork.low, fork.high)
            case ChoosingView(choice=None) as choosing if len(choosing.plates) > (choosing.mine is not None):
                return types.Choose(_choice(choosing, hunch or blind(dice), dials, dice))
            case LookingView(content=content) if not content[seat]:
                return Content()
        return None

    return choose


def look(state: State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    """What a bot may guess: the sealed look at the open question."""
    if not isinstance(state.phase, (types.Writing, types.Choosing)):
        return None
    return draw(asked_by(state.questions[state.round]), seat, dials, own, seed)


def _fork(hunch: Hunch, style: Style, dials: Dials, signed: bool, dice: Dice) -> Fork:
    if hunch.sureness <= CERTAIN:
        return Fork(hunch.estimate, hunch.estimate)
    belief = Belief(hunch, lift=dials.lift)
    is_bait = hunch.sureness > UNSURE_FROM and likely(dice, style.baits)
    half = (style.bait if is_bait else style.part) / 2
    low, high = (Decimal(belief.quantile(part)) for part in (0.5 - half, 0.5 + half))
    step = _step(high - low, isinstance(hunch.estimate, int))
    return Fork(_bounded(floor(low / step) * step, signed), _bounded(-floor(-high / step) * step, signed))


def _step(width: Decimal, whole: bool) -> Decimal:
    finest = Decimal(1) if whole else Decimal(1).scaleb(-DECIMALS)
    return max(finest, Decimal(10) ** floor((width / FINENESS).log10())) if width > 0 else finest


def _bounded(value: Decimal, signed: bool) -> Number:
    return exact(min(max(value, Decimal(-MOST if signed else 0)), Decimal(MOST)))


def _choice(choosing: ChoosingView, hunch: Hunch, dials: Dials, dice: Dice) -> PlateNumber:
    """The plate with the most points to be expected, or any on a whim."""
    others = [place for place in range(len(choosing.plates)) if place != choosing.mine]
    if likely(dice, dials.whims):
        return dice.pick(others)
    heard = [_middle(choosing.plates[place]) for place in others]
    belief = Belief(hunch, heard, dials.heeds, dials.lift)
    return max(others, key=lambda place: choosing.plates[place].worth * chance(choosing.plates[place], belief))


def _middle(plate: Plate) -> Decimal:
    return (Decimal(plate.low) + Decimal(plate.high)) / 2


def chance(plate: Plate, belief: Belief) -> float:
    """That the plate holds the answer. Its ends belong to it (F10)."""
    nudge = Decimal(1).scaleb(-DECIMALS) + abs(Decimal(plate.high)) * Decimal("1e-9")
    return max(0.0, belief.below(Decimal(plate.high) + nudge) - belief.below(plate.low))
