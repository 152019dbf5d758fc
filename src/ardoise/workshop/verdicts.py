"""What is measured, held against its limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ardoise.engine.game import Record
from ardoise.games.packs import SHAPES
from ardoise.packs.format import Entry
from ardoise.workshop.findings import Finding, found, of_the_set
from ardoise.workshop.limits import BOX, Limit, limits, limits_of, shown
from ardoise.workshop.measures import Measured, Scope, measured
from ardoise.workshop.readings import Readings


class Verdict(Record):
    what: str
    measured: Measured
    limit: Limit | None
    due: bool  # are there enough questions for the limit to hold?

    @property
    def broken(self) -> bool:
        return self.limit is not None and not self.limit.keeps(self.measured.value)


def scopes(entries: Sequence[Entry], readings: Readings) -> Iterator[Scope]:
    """Each game that has questions, and all of them together."""
    for game in SHAPES:
        if asked := [entry for entry in entries if game in entry.source.games]:
            yield Scope(game, asked, readings)
    yield Scope(BOX, in_the_box(entries), readings)


def in_the_box(entries: Sequence[Entry]) -> list[Entry]:
    """A game that is not in the table of limits has a box of its own."""
    ours = {scope for limit in limits() for scope in limit.of}
    return [entry for entry in entries if not ours.isdisjoint(entry.source.games)]


def verdicts(scope: Scope) -> Iterator[Verdict]:
    holding = limits_of(scope.name)
    for what, value in measured(scope).items():
        limit = holding.get(what)
        yield Verdict(what, value, limit, limit is not None and len(scope.asking) >= (limit.since or 0))


def faults(entries: Sequence[Entry], readings: Readings) -> Iterator[Finding]:
    """An error for each limit that is broken, a note for what is only aimed at, and for each question behind it."""
    for scope in scopes(entries, readings):
        for verdict in verdicts(scope):
            if verdict.broken and verdict.due:
                fault = f"{shown(verdict.measured.value)}, {verdict.limit}"
                aimed = verdict.limit is not None and verdict.limit.aim
                yield of_the_set(scope.name, verdict.what, fault, "note" if aimed else "error")
                for entry, why in verdict.measured.behind:
                    yield found(entry, verdict.what, why, "note")
