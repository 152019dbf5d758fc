"""Code 777's own figures for `python3 run.py bench bots`: players who declare only what is certain."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ardoise.bots import LEVELS
from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, play
from ardoise.engine.playout import Result, Step, playout, result_of
from ardoise.games.code777 import CODE777
from ardoise.games.code777.bots import CAREFUL, DIALS, Dials, choose
from ardoise.games.code777.selfplay import play as play_fast
from ardoise.games.code777.types import AnyMove, Options, State
from ardoise.games.code777.view import view
from bench.figure import Row, share

WANTED = 0.6  # of the wins of two against two of the level below
CERTAIN = Dials(100, CAREFUL)  # notes everything and declares when it is certain, never before
WARM_UP = 200  # games before the clock is read: what questions mean is worked out once
TURN = 50  # games


def figures(games: int) -> Iterator[Row]:
    yield from self_play(games)
    yield from certain_deducers(games)
    yield from master_against_certain(games)
    yield from one_against_one(games)


def played(table: Sequence[Dials], seed: str) -> State:
    found = play_fast(Options(), table, seed) or result_of(CODE777, by_engine(table, seed))
    end: State = found.state
    return end


def by_engine(table: Sequence[Dials], seed: str) -> Iterator[Step]:
    def chosen(state: State, seat: Seat, dice: Dice) -> AnyMove | None:
        return choose(table[seat], view(state, seat), seat, dice)

    return playout(CODE777, Options(), len(table), (), seed, choose=chosen)


def mean(sample: Sequence[float]) -> tuple[float, float]:
    return statistics.fmean(sample), statistics.stdev(sample) / math.sqrt(len(sample))


def certain_deducers(games: int) -> Iterator[Row]:
    ends = [played([CERTAIN] * 4, f"certain/{number}") for number in range(games)]
    firsts = [next(said.asked for said in end.declarations if said.right) for end in ends]
    first, error = mean(firsts)
    yield Row(
        "four certain: questions to the first right declaration", first, error, "8.7 ± 0.2", abs(first - 8.7) <= 0.2
    )
    length, error = mean([len(end.record) for end in ends])
    yield Row("four certain: questions in a game", length, error, "28.3 ± 0.6", abs(length - 28.3) <= 0.6)


def master_against_certain(games: int) -> Iterator[Row]:
    master = DIALS["master"]
    part, error = share_of_wins(master, [master, CERTAIN, CERTAIN, CERTAIN], games, "reading")
    yield Row("master against three certain: wins", part, error, "≥ 0.45", part >= 0.45)


def one_against_one(games: int) -> Iterator[Row]:
    for below, level in pairwise(LEVELS):
        strong = DIALS[level]
        part, error = share_of_wins(strong, [strong, DIALS[below]], games, f"alone/{level}")
        yield Row(f"one {level} against one {below}: wins", part, error, "")


def share_of_wins(ours: Dials, table: Sequence[Dials], games: int, seed: str) -> tuple[float, float]:
    wins = 0
    for number in range(games):
        turn = number % len(table)
        seated = [*table[turn:], *table[:turn]]
        outcome = CODE777.outcome(played(seated, f"{seed}/{number}"))
        wins += outcome is not None and any(seated[seat] is ours for seat in outcome.winners)
    return share(wins, games)


def self_play(games: int) -> Iterator[Row]:
    """In turns: as `simulate` plays; by the engine; and the engine's bound: the moves again, nothing seen or chosen."""
    count = max(1, games // 5)
    ours = engine = bound = 0.0
    same = 0
    for first in range(-WARM_UP, count, TURN):
        seeds = [f"self-play/{number}" for number in range(first, min(first + TURN, count))]
        began = time.process_time()
        fast = [play_fast(Options(), [CERTAIN] * 4, seed) for seed in seeds]
        ended = time.process_time()
        matches = [list(by_engine([CERTAIN] * 4, seed)) for seed in seeds]
        played = time.process_time()
        for seed, steps in zip(seeds, matches, strict=True):
            play_again(seed, steps)
        if first >= 0:
            ours, engine, bound = ours + ended - began, engine + played - ended, bound + time.process_time() - played
            same += sum(map(alike, fast, matches))
    yield Row("four certain: games a second on one core", count / ours, None, "≥ 3,000", count / ours >= 3000)
    yield Row("… of them the engine's own game to the byte", same / count, None, "1", same == count)
    yield Row("… by the engine: games a second", count / engine, None, "")
    yield Row("… the engine's bound: the same moves played again", count / bound, None, "")
    yield Row("… a game of the engine beside its bound", engine / bound, None, "")


def play_again(seed: str, steps: Sequence[Step]) -> None:
    state = steps[0].state
    for version, step in enumerate(steps[1:], 1):
        state, _ = play(CODE777, state, step.by, step.move, Dice(seed, version))


def alike(fast: Result | None, steps: Sequence[Step]) -> bool:
    whole = result_of(CODE777, steps)
    return fast is not None and encode((fast.state, fast.moves)) == encode((whole.state, whole.moves))
