"""Fourchette: how to come to a fork, and what the plates tell about the answer."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

from ardoise.bots.question_kinds import asks_year, may_ask_year
from ardoise.coach.crowd import crowd, percent, said, softened
from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat
from ardoise_fourchette.bots import chance
from ardoise_fourchette.types import ChoosingView, View, WritingView

Code = Literal["fourchette_write", "fourchette_year", "fourchette_choose"]
USUALLY_RIGHT = 0.4  # of people's forks


def hint(view: View, seat: Seat) -> Hint | None:
    match view.phase:
        case WritingView(mine=None):
            text, unit = view.question.text, view.question.unit
            is_year = asks_year(text, unit) or may_ask_year(text, unit)
            return Hint("fourchette_year" if is_year else "fourchette_write", {})
        case ChoosingView(choice=None) as choosing if len(choosing.plates) > (choosing.mine is not None):
            return _choose(choosing)
    return None


def _choose(choosing: ChoosingView) -> Hint:
    """The plate with the most points to be expected by what all the plates tell together."""
    belief = crowd([(Decimal(plate.low) + Decimal(plate.high)) / 2 for plate in choosing.plates])
    others = [plate for place, plate in enumerate(choosing.plates) if place != choosing.mine]
    chances = [softened(chance(plate, belief), USUALLY_RIGHT) for plate in others]
    best = max(range(len(others)), key=lambda place: others[place].worth * chances[place])
    plate, code = others[best], "fourchette_choose"
    figures = {"chance": percent(chances[best]), "points": plate.worth}
    return Hint(code, {"low": said(plate.low), "high": said(plate.high), **figures})
