"""A pack in figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from ardoise.engine.game import Record
from ardoise.engine.text import LANGUAGES
from ardoise.games.packs import SHAPES
from ardoise.packs.format import Entry, PackLine
from ardoise.workshop.answers import BY_HAND, COMPUTED

MADE_FROM = ("data", "computed", "hand")


class Stats(Record):
    """Of one game's questions."""

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


def stats(entries: Sequence[Entry]) -> list[Stats]:
    return [_of_game(game, [entry for entry in entries if game in entry.source.games]) for game in SHAPES]


def _of_game(game: str, entries: Sequence[Entry]) -> Stats:
    sources = [entry.source for entry in entries]
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
        sum(source.kind == "year" for source in sources),
    )


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
