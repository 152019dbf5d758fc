"""A pack in figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from ardoise.engine.game import Record
from ardoise.engine.text import LANGUAGES
from ardoise.packs.load import GAMES
from ardoise.packs.source import Entry


class Stats(Record):
    """Of one game's questions."""

    game: str
    questions: int
    categories: dict[str, int]
    kinds: dict[str, int]
    languages: dict[str, int]
    sources: dict[str, int]
    sizes: dict[str, int]  # answers by their number of figures
    percentages: int
    years: int


def stats(entries: Sequence[Entry]) -> list[Stats]:
    return [_of_game(game, [entry for entry in entries if game in entry.source.games]) for game in GAMES]


def _of_game(game: str, entries: Sequence[Entry]) -> Stats:
    sources = [entry.source for entry in entries]
    return Stats(
        game,
        len(sources),
        _counted(source.cat.get(game) or source.mode or "" for source in sources),
        _counted(source.kind for source in sources),
        {language: sum(bool(getattr(source.q, language)) for source in sources) for language in LANGUAGES},
        _counted(origin.ds or origin.by for source in sources for origin in source.src[:1]),
        _counted(_size(float(source.a)) for source in sources if source.a is not None),
        sum(source.unit == "%" for source in sources),
        sum(source.kind == "year" for source in sources),
    )


def _counted(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items()))


def _size(answer: float) -> str:
    if answer < 0:
        return "below 0"
    if answer < 1:
        return "0 to 1"
    least = 10 ** math.floor(math.log10(answer) + 1e-12)
    return f"{least:,} to {least * 10 - 1:,}"
