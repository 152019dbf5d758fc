"""Bornes: what a bot asks as the master. It sees no room to count things in, so it asks to count signs or for a sum."""

from __future__ import annotations

from ardoise.engine.dice import Dice
from ardoise.games.bornes.types import Announce
from ardoise.games.bornes.view_types import AnnouncingView

SIGNS = "★●▲■◆♥♣♠"
FEWEST, MOST_SIGNS = 12, 80
LINE = 20
SMALL, LARGE = 3, 12


def challenge(announcing: AnnouncingView, rankers: int, dice: Dice) -> Announce:
    text, answer = _signs(dice) if dice.below(2) else _sum(dice)
    return Announce(text, "", answer, _boundaries(announcing, rankers, dice))


def _signs(dice: Dice) -> tuple[str, int]:
    """How many of one sign stand among others?"""
    wanted, other, *_ = dice.shuffled(SIGNS)
    count = FEWEST + dice.below(MOST_SIGNS - FEWEST)
    row = dice.shuffled(wanted * count + other * (count // 2))
    lines = ["".join(row[start : start + LINE]) for start in range(0, len(row), LINE)]
    return f"{wanted} = ?  {' '.join(lines)}", count


def _sum(dice: Dice) -> tuple[str, int]:
    one, other, less = (SMALL + dice.below(LARGE - SMALL) for _ in range(3))
    return f"{one} × {other} − {less} = ?", one * other - less


def _boundaries(announcing: AnnouncingView, count: int, dice: Dice) -> tuple[int, ...]:
    if dice.below(2):
        return (announcing.common_boundary,) * count
    return dice.shuffled(announcing.boundaries)[:count]
