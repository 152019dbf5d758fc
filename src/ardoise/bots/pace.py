"""How long a bot takes: as long as a person would, by what there is to decide."""

from __future__ import annotations

from collections.abc import Mapping

from ardoise.bots.distributions import uniform
from ardoise.engine.dice import Dice

Range = tuple[float, float]

SETTLING: Range = (2, 4)  # seconds: to read what happened, and to nod
HURRIED: Range = (0.8, 2)  # once all people are done
IN_A_RACE: Range = (0.2, 0.5)  # of what is left in the hourglass: several steps take most of it, and never all
IN_TIME = 0.7  # of what is left, at most


def pause(pace: Mapping[str, Range], phase: str, left: float | None, race: bool, hurried: bool, dice: Dice) -> float:
    """Seconds until a bot moves. `left`: in the hourglass, if it runs; `race`: the phase is about the hourglass."""
    if race and left is not None and not hurried:
        return left * _between(IN_A_RACE, dice)
    wanted = _between(HURRIED if hurried else pace.get(phase, SETTLING), dice)
    return wanted if left is None else min(wanted, IN_TIME * left)


def _between(span: Range, dice: Dice) -> float:
    least, most = span
    return least + (most - least) * uniform(dice)
