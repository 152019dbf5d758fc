"""A run as a value that can travel: what is played, by which function, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ardoise.engine.game import Record
from ardoise.runs.provenance import Provenance, provenance_of


class ResultLine(Protocol):
    """What is kept of some games of a run."""

    def span(self) -> range:
        """The numbers of these games."""

    def fits(self, run: Any) -> bool:
        """Can it be of this run?"""


L = TypeVar("L", bound=ResultLine)


@dataclass(frozen=True)
class Job(Generic[L]):
    run: Record  # all that says which run it is
    game: str
    pack: str | None
    players: tuple[str, ...]
    line: type[L]
    play: Callable[[Any, int, int], Sequence[L]]  # the run, the first game, how many; pure, and found by its name

    def chunk(self, numbers: range) -> Sequence[L]:
        return self.play(self.run, numbers.start, len(numbers))

    def provenance(self) -> Provenance:
        return provenance_of(self.game, self.pack, self.players)


def usable(lines: Iterable[L], games: int) -> list[L]:
    """Those of the games before number `games`, each game once."""
    chosen: list[L] = []
    end = 0
    for line in sorted(lines, key=lambda line: line.span().start):
        span = line.span()
        if end <= span.start and span.stop <= games:
            chosen.append(line)
            end = span.stop
    return chosen


def gaps(lines: Iterable[ResultLine], games: int, size: int) -> list[range]:
    """What is still to be played beside these, which are in order, in chunks of at most this size."""
    chunks: list[range] = []
    end = 0
    for span in [*(line.span() for line in lines), range(games, games)]:
        chunks += [range(first, min(first + size, span.start)) for first in range(end, span.start, size)]
        end = span.stop
    return chunks
