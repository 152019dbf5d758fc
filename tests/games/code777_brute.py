"""What my rack can be, by brute force: every rack, the chance of all the deals, every answer asked again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import comb, prod

from ardoise.engine.seats import put
from ardoise.games.code777.deck import DECK, RACKS, code_of
from ardoise.games.code777.questions import answer


def chances(state, seat):
    """The chance of each code, as an exact fraction."""
    weights = Counter()
    for mine, weight in racks(state, seat).items():
        weights[code_of(mine)] += weight
    total = sum(weights.values())
    return {code: weight / total for code, weight in weights.items()}


def racks(state, seat):
    """Each rack that it can be, and the chance of all the deals with it."""
    true = (mine for mine in RACKS if _true_to_all_answers(state, seat, mine))
    return {mine: chance for mine in true if (chance := _chance_of_the_deals(state, seat, mine))}


def _racks(table, seat, mine, had):
    """The table as it would be if the rack that I have now were `mine`."""
    return put(table.racks, seat, mine) if table.had[seat] == had else table.racks


def _true_to_all_answers(state, seat, mine):
    had = state.tables[-1].had[seat]
    for told in state.record:
        racks = _racks(state.tables[told.table], seat, mine, had)
        seen = racks[: told.asker] + racks[told.asker + 1 :]
        if told.asker != seat and answer(told.question, seen) != told.answer:
            return False
    return True


def _chance_of_the_deals(state, seat, mine):
    had = state.tables[-1].had[seat]
    stock, set_aside, chance = Counter(DECK), Counter(), Fraction(1)
    for rack in _racks(state.tables[0], seat, mine, had):
        chance *= _drawn(rack, stock)
        stock = stock - Counter(rack)
    for before, after in pairwise(state.tables):
        old, new = _racks(before, seat, mine, had), _racks(after, seat, mine, had)
        for place in (place for place in range(4) if before.had[place] != after.had[place]):
            chance *= _drawn(new[place], stock)
            stock, set_aside = stock - Counter(new[place]), set_aside + Counter(old[place])
            if stock.total() == 7:
                stock, set_aside = stock + set_aside, Counter()
    return chance


def _drawn(rack, stock):
    """The chance to draw just these three cards from the stock."""
    ways = prod(comb(stock[card], count) for card, count in Counter(rack).items())
    return Fraction(ways, comb(stock.total(), 3)) if stock.total() >= 3 else Fraction(0)
