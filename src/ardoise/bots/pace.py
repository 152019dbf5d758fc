"""How long a bot takes: as long as a person would, by what there is to decide."""

from __future__ import annotations

from collections.abc import Mapping

from ardoise.bots.chance import uniform
from ardoise.engine.dice import Dice

Range = tuple[float, float]

SETTLING: Range = (2, 4)  # seconds: to read what happened, and to nod
PACE: Mapping[str, Mapping[str, Range]] = {
    "gambit7": {"Answering": (6, 15), "Betting": (5, 12)},
    "bornes": {"Announcing": (6, 12), "Reading": (4, 7), "Ranking": (3, 7)},
    "incroyable": {
        "Estimating": (6, 15),
        "Shifting": (2, 5),
        "Speaking": (3, 8),
        "Stating": (5, 10),
        "Choosing": (5, 10),
    },
    "code777": {"Asking": (3, 6), "Picking": (3, 6), "Noting": (1, 3)},
}
HURRIED: Range = (0.8, 2)  # once all people are done
IN_A_RACE: Range = (0.2, 0.5)  # of what is left in the hourglass: several steps take most of it, and never all
IN_TIME = 0.7  # of what is left, at most


def pause(game: str, phase: str, left: float | None, race: bool, hurried: bool, dice: Dice) -> float:
    """Seconds until a bot moves. `left`: in the hourglass, if it runs; `race`: the phase is about the hourglass."""
    if race and left is not None and not hurried:
        return left * _between(IN_A_RACE, dice)
    wanted = _between(HURRIED if hurried else PACE[game].get(phase, SETTLING), dice)
    return wanted if left is None else min(wanted, IN_TIME * left)


def _between(span: Range, dice: Dice) -> float:
    least, most = span
    return least + (most - least) * uniform(dice)
