"""Code 777: what a seat can work out from its own view, for a notebook that helps."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Seat
from ardoise.games.code777.deck import CARDS, NUMBERS, Code
from ardoise.games.code777.deduction import (
    AT_MOST,
    NUMBER_AT_MOST,
    Candidates,
    Weights,
    by_code,
    candidates,
    learned_by,
)
from ardoise.games.code777.draw_history import DrawHistory, draw_history_of
from ardoise.games.code777.view_types import CardBound, Deduced, Likely, NumberBound, View


def deduced(view: View, seat: Seat) -> Deduced:
    """As much of it as the table's help tells: what is certain, and with full help all codes and their chances."""
    history = draw_history_of(view.tables, seat)
    left = candidates(history, learned_by(view, seat))
    return Deduced(
        tuple(CardBound(card, *_bounds(AT_MOST[card], left)) for card in CARDS),
        tuple(NumberBound(number, *_bounds(NUMBER_AT_MOST[number], left)) for number in NUMBERS),
        likely_codes(history, left) if view.help == "full" else (),
    )


def _bounds(at_most: Sequence[Candidates], left: Candidates) -> tuple[int, int]:
    """How often it is at least and at most on each of the racks that are left."""
    least = next(count for count, racks in enumerate(at_most) if left & racks)
    most = next(count for count, racks in enumerate(at_most) if not left & ~racks)
    return least, most


def likely_codes(history: DrawHistory, left: Candidates) -> tuple[Likely, ...]:
    return likeliest_first(by_code(Weights(history), left))


def likeliest_first(ways: dict[Code, int]) -> tuple[Likely, ...]:
    """Each code with its chance, exact to the last bit of a float."""
    total = sum(ways.values())
    return tuple(Likely(code, ways[code] / total) for code in sorted(ways, key=lambda code: (-ways[code], code)))
