"""How hard a question is: how far off people are who err as people do. The bots' hunches are made like that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from statistics import median

from ardoise.bots.domains import Domain, domain
from ardoise.bots.hunches import Asked, draw
from ardoise.bots.levels import DIALS
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import exact
from ardoise.packs.format import Entry
from ardoise.packs.units import YEAR, units
from ardoise.workshop.limits import levels

PEOPLE = 250
LIKE_PEOPLE = DIALS["club"]
FAR = 2  # levels between the author's and this one


class Weighed(Record):
    entry: Entry
    level: int
    off: float  # how far half of the people are off
    how: str  # “times”, “years” or “points”

    @property
    def is_far(self) -> bool:
        return abs(self.level - self.entry.source.level) >= FAR


def weighed(entries: Sequence[Entry]) -> Iterator[Weighed]:
    """Those whose answer is a known number."""
    for entry in entries:
        if entry.source.asks_for_knowledge and entry.source.a and entry.source.unit in units():
            yield _weighed(entry)


def _weighed(entry: Entry) -> Weighed:
    source = entry.source
    answer = exact(source.a or 0)
    kind = domain(source.q.text(), units()[source.unit], answer, source.unit == YEAR)
    asked = Asked(source.id, "", kind, answer, signed=source.signed)
    said = [float(_estimate(asked, person)) for person in range(PEOPLE)]
    off, how, bounds = _off(kind, float(answer), said)
    return Weighed(entry, 1 + sum(off > bound for bound in bounds), off, how)


def _estimate(asked: Asked, person: int) -> float:
    """Each in a crowd of its own: what all are off counts, too."""
    return float(draw(asked, Seat(0), LIKE_PEOPLE, f"weighed {person}", f"weighed {person}", knowable=False).estimate)


def _off(kind: Domain, answer: float, said: Sequence[float]) -> tuple[float, str, tuple[float, float]]:
    if kind.habit == "year":
        return median(abs(each - answer) for each in said), "years", levels().year
    if kind.scale == "share":
        return median(abs(each - answer) for each in said), "points", levels().share
    ratios = [abs(log(each / answer)) if each * answer > 0 else 1.0 for each in said]
    return exp(median(ratios)), "times", levels().log
