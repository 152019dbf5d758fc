"""Code 777: where my rack comes from, read from the racks that I have seen come and go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deck import DECK, HELD, ON_A_RACK, Cards, Rack, counted
from ardoise.games.code777.rules import LOW_STOCK, PLACES
from ardoise.games.code777.view_types import TableView

ALL_CARDS = counted(DECK)
RACKS_ASIDE_WHEN_LOW = (len(DECK) - PLACES * ON_A_RACK - LOW_STOCK) // ON_A_RACK


class Draw(Record):
    """A rack dealt to another place while I hold mine, and the cards that I had not seen just before."""

    unseen: Cards
    drawn: Rack


class DrawHistory(Record):
    """The cards that I had not seen when my rack was dealt, it among them, and what was dealt to others since."""

    unseen: Cards
    draws: tuple[Draw, ...] = ()


@lru_cache(maxsize=1 << 10)
def draw_history_of(tables: tuple[TableView, ...], seat: Seat) -> DrawHistory:
    first = tables[0].racks
    unseen = ALL_CARDS - sum([held(rack) for rack in first]) + held(first[seat])
    mine = unseen
    draws: list[Draw] = []
    set_aside: list[Cards] = []
    for place, old, new in _replacements(tables):
        set_aside.append(held(old))
        if place == seat:
            unseen -= held(old)
            mine, draws = unseen, []
        elif new:
            draws.append(Draw(unseen, new))
            unseen -= held(new)
        if len(set_aside) == RACKS_ASIDE_WHEN_LOW:  # C12: my rack still comes from the old stock
            unseen += sum(set_aside)
            set_aside = []
    return DrawHistory(mine, tuple(draws))


def held(rack: Rack | None) -> Cards:
    """The cards on a rack; none, if it is out of sight."""
    return HELD.get(rack, 0) if rack else 0


def _replacements(tables: tuple[TableView, ...]) -> Iterator[tuple[int, Rack | None, Rack | None]]:
    """Place, old rack and new rack, in the order in which the racks were refilled (C12)."""
    for before, after in pairwise(tables):
        for place in _replaced(before.had, after.had):
            yield place, before.racks[place], after.racks[place]


@lru_cache(maxsize=1 << 10)
def _replaced(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """The places that have had another rack since."""
    return tuple(place for place, (then, now) in enumerate(zip(before, after, strict=True)) if then != now)
