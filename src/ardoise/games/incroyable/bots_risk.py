"""Incroyable!: the risk round, mixed so that nobody can read it."""

from __future__ import annotations

from math import exp

from ardoise.bots.belief import Belief
from ardoise.bots.distributions import likely, uniform
from ardoise.engine.dice import Dice

BELOW = 0.6  # most people believe less than the truth, so a number below it fools more of them
CLOSE = 0.5  # of the numbers that others say lie so close to the truth that a belief tells nothing
ABOVE = 0.55  # of the truths lie above such a number
STEEP = 8.0


def number(answer: int, least: int, most: int, bluffs: float, dice: Dice) -> int:
    """Close to the answer, on the side where most believe it to be, but not always."""
    off = 1 + int(answer * bluffs * uniform(dice))
    below, above = answer - off, answer + off
    if below < least or (above <= most and not likely(dice, BELOW)):
        return above
    return below


def more(belief: Belief, stated: int, heeds: float, dice: Dice) -> bool:
    """Is the answer greater? Chosen by chance near the middle, and firmly away from it."""
    close = CLOSE * heeds
    chance = close * ABOVE + (1 - close) * (1 - belief.below(stated))
    return likely(dice, 1 / (1 + exp(-STEEP * (chance - 0.5))))
