"""Many games between bots, in chunks that can run anywhere: a game's course depends on its own seed alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ardoise.bots import USUAL
from ardoise.bots.custom import named
from ardoise.engine.codec import decode
from ardoise.engine.game import Record
from ardoise.games import GAMES, KITS
from ardoise.games.match import result
from ardoise.games.packs import box, read
from ardoise.runs.job import Job

Pairs = tuple[tuple[int, int], ...]  # a value, and how often


class Config(Record):
    game: str
    seats: int
    seed: int
    options: str = "{}"  # as JSON
    pack: str | None = None  # a file; None: the box
    bots: tuple[str, ...] = ()  # one for each seat, by name; empty: the usual level on every seat


class Counted(Record):
    """What was counted in some games in a row, as it is kept and sent."""

    first: int
    games: int
    shared: int
    wins: Pairs
    lengths: Pairs
    scores: Pairs
    fired: tuple[tuple[str, int], ...]

    def span(self) -> range:
        return range(self.first, self.first + self.games)

    def fits(self, run: Config) -> bool:
        return 0 < self.games == sum(often for _, often in self.lengths)


class Figures:
    """What was counted. Adding is all that ever happens to it, so the order of chunks does not matter."""

    def __init__(self) -> None:
        self.games = 0
        self.shared = 0
        self.wins: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.fired: Counter[str] = Counter()

    def add(self, other: Counted) -> None:
        self.games += other.games
        self.shared += other.shared
        for ours, theirs in ((self.wins, other.wins), (self.lengths, other.lengths), (self.scores, other.scores)):
            ours.update(dict(theirs))
        self.fired.update(dict(other.fired))


def job(config: Config) -> Job[Counted]:
    return Job(config, config.game, config.pack, config.bots, Counted, counted)


def counted(config: Config, first: int, count: int) -> list[Counted]:
    """The chunk, as what is kept of it."""
    figures = chunk(config, first, count)
    wins, lengths, scores = (_pairs(counts) for counts in (figures.wins, figures.lengths, figures.scores))
    fired = tuple(sorted(figures.fired.items()))
    return [Counted(first, figures.games, figures.shared, wins, lengths, scores, fired)]


def _pairs(counts: Mapping[int, int]) -> Pairs:
    return tuple(sorted(counts.items()))


def chunk(config: Config, first: int, count: int) -> Figures:
    """The games number `first` to `first + count - 1` of this run."""
    kit, game = KITS[config.game], GAMES[config.game]
    options = decode(config.options.encode(), game.types.options)
    cards = read(config.pack, game.name) if config.pack else box(game.name)
    players = [named(word) for word in config.bots] or [USUAL] * config.seats
    figures = Figures()
    for number in range(first, first + count):
        played = result(kit, options, players, cards, f"{config.seed}/{number}")
        figures.games += 1
        figures.shared += len(played.outcome.winners) > 1
        figures.wins.update(played.outcome.winners)
        figures.scores.update(played.outcome.scores)
        figures.fired.update(played.fired)
        figures.lengths[played.moves] += 1
    return figures
