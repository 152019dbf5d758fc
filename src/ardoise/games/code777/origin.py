"""Code 777: where my rack comes from, read from the racks that I have seen come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, pairwise

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.cards import DECK, ON_A_RACK, Card, Rack
from ardoise.games.code777.rules import LOW_STOCK, PLACES
from ardoise.games.code777.views import TableView

Cards = Counter[Card]

SET_ASIDE_WHEN_LOW = len(DECK) - PLACES * ON_A_RACK - LOW_STOCK


class Draw(Record):
    """A rack dealt to another place while I hold mine, and the cards that I had not seen just before."""

    unseen: Cards
    drawn: Rack


class Origin(Record):
    """The cards that I had not seen when my rack was dealt, it among them, and what was dealt to others since."""

    unseen: Cards
    draws: tuple[Draw, ...] = ()


@lru_cache(maxsize=1 << 10)
def origin_of(tables: tuple[TableView, ...], seat: Seat) -> Origin:
    others = (rack for place, rack in enumerate(tables[0].racks) if rack and place != seat)
    unseen = Counter(DECK) - Counter(chain.from_iterable(others))
    origin, set_aside = Origin(unseen), Counter[Card]()
    for place, old, new in _replacements(tables):
        set_aside = set_aside + Counter(old or ())
        if place == seat:
            unseen = unseen - Counter(old or ())
            origin = Origin(unseen)
        elif new:
            origin = Origin(origin.unseen, (*origin.draws, Draw(unseen, new)))
            unseen = unseen - Counter(new)
        if set_aside.total() == SET_ASIDE_WHEN_LOW:  # C12: my rack still comes from the old stock
            unseen, set_aside = unseen + set_aside, Counter[Card]()
    return origin


def _replacements(tables: tuple[TableView, ...]) -> Iterator[tuple[int, Rack | None, Rack | None]]:
    """Place, old rack and new rack, in the order in which the racks were refilled (C12)."""
    for before, after in pairwise(tables):
        for place, (old, new) in enumerate(zip(before.racks, after.racks, strict=True)):
            if before.had[place] != after.had[place]:
                yield place, old, new
