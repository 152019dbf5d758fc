"""Draws from the distributions that people's errors have, made of the engine's dice."""

from __future__ import annotations

from math import cos, log, pi, sqrt

from ardoise.engine.dice import DRAW_RANGE, Dice

TAILS = 2.6  # degrees of freedom that fit people's errors best


def uniform(dice: Dice) -> float:
    """Between 0 and 1, and neither of them."""
    return (dice.below(DRAW_RANGE) + 0.5) / DRAW_RANGE


def likely(dice: Dice, chance: float) -> bool:
    return uniform(dice) < chance


def normal(dice: Dice) -> float:
    return sqrt(-2 * log(uniform(dice))) * cos(2 * pi * uniform(dice))


def student(dice: Dice) -> float:
    """Student's t with the tails of people's errors, by Bailey's polar method."""
    while True:
        x, y = 2 * uniform(dice) - 1, 2 * uniform(dice) - 1
        inside = x * x + y * y
        if 0 < inside < 1:
            return float(x * sqrt(TAILS * (inside ** (-2 / TAILS) - 1) / inside))
