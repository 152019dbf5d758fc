"""Is the pack as a whole in balance? Nothing twice, no template or country too often, answers of all sizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from ardoise.engine.codec import encode
from ardoise.packs.format import Entry
from ardoise.packs.shape import CardShape
from ardoise.workshop.findings import Finding, found, of_the_set
from ardoise.workshop.limits import Limit, limits_of

TEMPLATE, COUNTRY = "questions of one template", "questions about one country"
SIZE = "answers of each size, in a category"
SIZES = {"1 to 99": (0, 100), "100 to 999": (100, 1000), "1000 and more": (1000, float("inf"))}


def faults(shape: CardShape, entries: Sequence[Entry]) -> Iterator[Finding]:
    """Of all questions of one game."""
    game = shape.game
    yield from _twice(entries)
    yield from _templates(game, entries)
    yield from _countries(game, entries)
    yield from _neighbours(entries)
    size = limits_of(game).get(SIZE)
    if size and len(entries) >= (size.since or 0):
        for category in sorted({entry.source.cat.get(game, "") for entry in entries}):
            of_it = [entry for entry in entries if entry.source.cat.get(game) == category]
            yield from _sizes(game, category, of_it, size)


def _twice(entries: Sequence[Entry]) -> Iterator[Finding]:
    first: dict[str, Entry] = {}
    for entry in entries:
        source = entry.source
        marks = [("q.en", source.q.en), ("q.fr", source.q.fr), ("q.de", source.q.de)]
        if source.calc is not None and source.asks_for_knowledge:
            marks.append(("calc", encode(source.calc).decode()))
        if source.anecdote:
            marks.append(("anecdote.en", source.anecdote.en))
        for field, mark in marks:
            earlier = first.setdefault(f"{field} {mark}", entry)
            if earlier is not entry:
                yield found(entry, field, f"the same as in {earlier.source.id}")


def _templates(game: str, entries: Sequence[Entry]) -> Iterator[Finding]:
    asked = Counter(columns(entry.source.calc) for entry in entries)
    for looked_up, count in asked.items():
        if looked_up and not _kept(game, TEMPLATE, count):
            yield of_the_set(game, "calc", f"{count} questions look up {', '.join(sorted(looked_up))}", "note")


def columns(calc: Any) -> frozenset[str]:
    """What a sum looks up, without the keys of its rows: tables, columns, and an indicator's name."""
    match calc:
        case [_, str() as table, dict() as wanted, *column]:
            named = [str(wanted[name]) for name in ("field", "indicator") if name in wanted]
            return frozenset([table, *column, *named])
        case list():
            return frozenset().union(*map(columns, calc))
    return frozenset()


def _countries(game: str, entries: Sequence[Entry]) -> Iterator[Finding]:
    asked = Counter(country for entry in entries for country in countries(entry.source.calc))
    for country, count in sorted(asked.items()):
        if country != "world" and not _kept(game, COUNTRY, count):
            yield of_the_set(game, "calc", f"{count} questions about {country}")


def countries(calc: Any) -> frozenset[str]:
    match calc:
        case dict():
            return frozenset(value for key, value in calc.items() if key == "iso3" and isinstance(value, str))
        case list():
            return frozenset().union(*map(countries, calc))
    return frozenset()


def _neighbours(entries: Sequence[Entry]) -> Iterator[Finding]:
    """Every table shuffles them: no more than a hint that answers are too much alike."""
    for one, other in pairwise(entries):
        if one.source.a is not None and one.source.a == other.source.a:
            yield found(other, "a", f"the same as its neighbour's, {one.source.id}", "note")


def _kept(game: str, what: str, count: int) -> bool:
    limit = limits_of(game).get(what)
    return limit is None or limit.keeps(count)


def _sizes(game: str, category: str, entries: Sequence[Entry], limit: Limit) -> Iterator[Finding]:
    answers = [float(max(entry.source.a, -entry.source.a)) for entry in entries if entry.source.a is not None]
    for size, (least, most) in SIZES.items():
        share = sum(least <= answer < most for answer in answers) / max(1, len(answers))
        if not limit.keeps(share):
            yield of_the_set(game, "a", f"{category}: {share:.0%} of the answers are {size}, {limit}")
