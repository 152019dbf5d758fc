"""Code 777: where my rack comes from, read from the racks that I have seen come and go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import cast

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deck import DECK, HELD, ON_A_RACK, Cards, Rack, counted
from ardoise.games.code777.rules import LOW_STOCK, PLACES
from ardoise.games.code777.types import Table
from ardoise.games.code777.view_types import TableView

ALL_CARDS = counted(DECK)
BLANK = cast("Rack", ("", "", ""))  # a rack of which nothing but its deal is known
HELD_ON = dict[Rack | None, Cards]([(None, 0), (BLANK, 0), *HELD.items()])  # None: out of sight
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
    tables = tables[_before_my_deal(tables, seat) :]
    first = tables[0].racks
    unseen = ALL_CARDS - sum([HELD_ON[rack] for rack in first]) + HELD_ON[first[seat]]
    mine = unseen
    draws: list[Draw] = []
    set_aside: list[Cards] = []
    for place, old, new in _replacements(tables):
        set_aside.append(HELD_ON[old])
        if place == seat:
            unseen -= HELD_ON[old]
            mine, draws = unseen, []
        elif new:
            draws.append(Draw(unseen, new))
            unseen -= HELD_ON[new]
        if len(set_aside) == RACKS_ASIDE_WHEN_LOW:  # C12: my rack still comes from the old stock
            unseen += sum(set_aside)
            set_aside = []
    return DrawHistory(mine, tuple(draws))


def _before_my_deal(tables: tuple[TableView, ...], seat: Seat) -> int:
    number, mine = len(tables) - 1, tables[-1].had[seat]
    while number and tables[number].had[seat] == mine:
        number -= 1
    return last_shuffled(tables, number)


def last_shuffled(tables: Sequence[Table | TableView], number: int) -> int:
    """The last table up to this one at which nothing was set aside (C12): from there one can count the cards."""
    while (sum(tables[number].had) - PLACES) % RACKS_ASIDE_WHEN_LOW:
        number -= 1
    return number


def _replacements(tables: tuple[TableView, ...]) -> Iterator[tuple[int, Rack | None, Rack | None]]:
    """Place, old rack and new rack, in the order in which the racks were refilled (C12)."""
    for before, after in pairwise(tables):
        for place in _replaced(before.had, after.had):
            yield place, before.racks[place], after.racks[place]


@lru_cache(maxsize=1 << 10)
def _replaced(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """The places that have had another rack since."""
    return tuple(place for place, (then, now) in enumerate(zip(before, after, strict=True)) if then != now)
