"""A pack in figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from ardoise.engine.game import Record
from ardoise.engine.text import LANGUAGES
from ardoise.packs.format import Entry, PackLine
from ardoise.packs.units import YEAR
from ardoise.workshop.answers import BY_HAND, COMPUTED
from ardoise.workshop.measures import Scope
from ardoise.workshop.readings import Readings, fun
from ardoise.workshop.tags import AT_HOME, PLACES
from ardoise.workshop.verdicts import Verdict, scopes, verdicts
from ardoise.workshop.wording import shape, words

MADE_FROM = ("data", "computed", "hand")


class Figure(Record):
    """Something that is measured, and its limit where it has one."""

    what: str
    value: float
    most: float | None = None
    least: float | None = None
    kept: bool | None = None  # None: there is no limit


class Stats(Record):
    """Of one game's questions, or of all in the box."""

    game: str
    questions: int
    categories: dict[str, int]
    balance: dict[str, dict[str, int]]  # where the answers of each category come from
    levels: dict[str, int]
    kinds: dict[str, int]
    languages: dict[str, int]
    sources: dict[str, int]
    sizes: tuple[tuple[str, int], ...]  # answers by their number of figures, the smallest first
    percentages: int
    years: int
    figures: tuple[Figure, ...]
    places: dict[str, int]
    at_home: dict[str, int]
    shapes: dict[str, int]
    words: dict[int, int]  # questions of so many words
    data_sets: dict[str, int]  # the largest first
    fun: dict[int, int]  # questions with such a mark, rounded


def stats(entries: Sequence[Entry], readings: Readings) -> list[Stats]:
    return [_of(scope) for scope in scopes(entries, readings)]


def _of(scope: Scope) -> Stats:
    game, sources = scope.name, [entry.source for entry in scope.entries]
    asking = [entry.source for entry in scope.asking]
    category = {source.id: source.cat.get(game) or source.mode or "" for source in sources}
    made = Counter((category[source.id], made_from(source)) for source in sources)
    return Stats(
        game,
        len(sources),
        _counted(category.values()),
        {name: {how: made[name, how] for how in MADE_FROM} for name in sorted(set(category.values()))},
        _counted(str(source.level) for source in sources),
        _counted(source.kind for source in sources),
        {language: sum(bool(getattr(source.q, language)) for source in sources) for language in LANGUAGES},
        _counted(origin.ds or origin.by for source in sources for origin in source.src[:1]),
        _sizes([float(source.a) for source in sources if source.a is not None]),
        sum(source.unit == "%" for source in sources),
        sum(source.unit == YEAR for source in sources),
        tuple(map(_figure, verdicts(scope))),
        {name: sum(tag in source.tags for source in asking) for tag, name in PLACES.items()},
        {name: sum(tag in source.tags for source in asking) for tag, name in AT_HOME.items()},
        dict(Counter(map(shape, asking)).most_common()),
        dict(sorted(Counter(map(words, asking)).items())),
        dict(Counter(source.data_set for source in asking if source.data_set).most_common()),
        _fun(scope),
    )


def _figure(verdict: Verdict) -> Figure:
    limit, value = verdict.limit, verdict.measured.value
    return (
        Figure(verdict.what, value, limit.most, limit.least, not verdict.broken)
        if limit
        else Figure(verdict.what, value)
    )


def _fun(scope: Scope) -> dict[int, int]:
    marks = [mark for source in scope.entries if (mark := fun(scope.readings, source.source.id)) is not None]
    return dict(sorted(Counter(map(round, marks)).items())) if marks else {}


def made_from(source: PackLine) -> str:
    """As the plan has it: out of tables, by a sum or at the table, or written by hand."""
    if source.kind in (BY_HAND, "measure"):
        return "hand"
    return "computed" if source.kind == COMPUTED or not source.asks_for_knowledge else "data"


def _counted(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items()))


def _sizes(answers: Sequence[float]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(map(_size, sorted(answers))).items())


def _size(answer: float) -> str:
    if answer < 0:
        return "below 0"
    if answer < 1:
        return "0 to 1"
    least = 10 ** math.floor(math.log10(answer) + 1e-12)
    return f"{least:,} to {least * 10 - 1:,}"
