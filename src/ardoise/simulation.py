"""Many games between bots, in chunks that can run anywhere: a game's course depends on its own seed alone."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from ardoise.bots import Level
from ardoise.bots.match import match
from ardoise.engine.game import Record
from ardoise.engine.match import Step, bot_match
from ardoise.engine.wire import decode
from ardoise.games import GAMES
from ardoise.packs import box, read

GAMES_A_CHUNK = 50
What = TypeVar("What")
Result = TypeVar("Result")


class Config(Record):
    game: str
    seats: int
    seed: int
    options: bytes = b"{}"  # as JSON, so that a chunk can travel
    pack: Path | None = None  # None: the box
    bots: tuple[Level, ...] = ()  # a level for each seat; empty: the game's own simple bots


class Figures:
    """What was counted. Adding is all that ever happens to it, so the order of chunks does not matter."""

    def __init__(self) -> None:
        self.games = 0
        self.shared = 0
        self.wins: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.fired: Counter[str] = Counter()

    def add(self, other: Figures) -> None:
        self.games += other.games
        self.shared += other.shared
        self.wins.update(other.wins)
        self.lengths.update(other.lengths)
        self.scores.update(other.scores)
        self.fired.update(other.fired)


def chunk(config: Config, first: int, count: int) -> Figures:
    """The games number `first` to `first + count - 1` of this run."""
    game = GAMES[config.game]
    options = decode(config.options, game.types.options)
    cards = read(config.pack, game.name) if config.pack else box(game.name)
    figures = Figures()
    for number in range(first, first + count):
        moves = -1  # the deal is no move
        for step in _match(config, options, cards, f"{config.seed}/{number}"):
            moves += 1
            for event in step.events:
                figures.fired.update(game.notable(event))
        outcome = game.outcome(step.state)
        assert outcome is not None
        figures.games += 1
        figures.shared += len(outcome.winners) > 1
        figures.wins.update(outcome.winners)
        figures.scores.update(outcome.scores)
        figures.lengths[moves] += 1
    return figures


def _match(config: Config, options: Any, cards: Sequence[Any], seed: str) -> Iterator[Step]:
    game = GAMES[config.game]
    if config.bots:
        return match(game, options, config.bots, cards, seed)
    return bot_match(game, options, config.seats, cards, seed)


def simulate(config: Config, games: int, cores: int | None = None) -> Generator[Figures, None, None]:
    """The figures of each chunk as it is done."""
    chunks = [(first, min(GAMES_A_CHUNK, games - first)) for first in range(0, games, GAMES_A_CHUNK)]
    return spread_out(chunk, config, chunks, cores)


def spread_out(
    work: Callable[[What, int, int], Result], what: What, chunks: Sequence[tuple[int, int]], cores: int | None = None
) -> Generator[Result, None, None]:
    """The work on each chunk (first, how many), on all cores, as it is done."""
    workers = min(cores or os.cpu_count() or 1, len(chunks))
    if workers <= 1:
        yield from (work(what, first, count) for first, count in chunks)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_stopping_to_the_parent)
    try:
        for done in as_completed([pool.submit(work, what, first, count) for first, count in chunks]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # Ctrl-C must not wait for all that was planned


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
