"""From turns to figures: medians, and ratios taken within each turn because machines are noisy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median

from ardoise.engine.game import Record
from bench.server.contenders import ARDOISE, BOARDGAME_IO, COLYSEUS, FAN_OUT, ON_POSTGRES
from bench.server.turns import WOKEN_ROOMS, Crowd, Turn

Turns = Mapping[str, Sequence[Turn]]


class Row(Record):
    """One contender. `of_…` is its speed as a multiple of another's in the same turn."""

    name: str
    turns: int
    moves_per_second: float
    of_sqlite: float | None
    of_boardgame_io: float | None
    of_colyseus: float | None
    of_bound: float | None
    server_us_per_move: float
    server_share: float  # of its core, at full speed
    server_waited: float  # share of the time in which others were on its core
    generator_share: float
    steady_p50_ms: float
    steady_p99_ms: float
    steady_p50_of_boardgame_io: float | None
    bytes_per_view: float
    crowd: Crowd | None


class Goal(Record):
    name: str
    wanted: str
    reached: float | None
    met: bool


class Outcome(Record):
    rows: list[Row]
    goals: list[Goal]
    missing: dict[str, str]  # contender: why, in one line


def outcome(turns: Turns, crowds: Mapping[str, Crowd], missing: dict[str, str]) -> Outcome:
    rows = [_row(name, turns, crowds.get(name)) for name in turns]
    return Outcome(rows, [goal for row in rows for goal in _goals(row)], missing)


def _row(name: str, turns: Turns, crowd: Crowd | None) -> Row:
    own = turns[name]
    return Row(
        name,
        len(own),
        median(turn.full_speed.moves_per_second for turn in own),
        _ratio(turns, name, ARDOISE, _speed) if name == ON_POSTGRES else None,
        _ratio(turns, name, BOARDGAME_IO, _speed),
        _ratio(turns, name, COLYSEUS, _speed),
        _ratio(turns, name, FAN_OUT, _speed),
        median(turn.full_speed.server_us_per_move for turn in own),
        median(turn.full_speed.server_share for turn in own),
        median(turn.full_speed.server_waited for turn in own),
        median(turn.full_speed.generator_share for turn in own),
        median(turn.steady.p50_ms for turn in own),
        median(turn.steady.p99_ms for turn in own),
        _ratio(turns, name, BOARDGAME_IO, _steady_p50),
        median(turn.full_speed.bytes_per_view for turn in own),
        crowd,
    )


def _speed(turn: Turn) -> float:
    return turn.full_speed.moves_per_second


def _steady_p50(turn: Turn) -> float:
    return turn.steady.p50_ms


def _ratio(turns: Turns, name: str, other: str, figure: Callable[[Turn], float]) -> float | None:
    pairs = zip(turns[name], turns.get(other, ()), strict=False)  # a turn that time did not allow has no ratio
    ratios = [figure(own) / figure(peer) for own, peer in pairs if figure(peer)]
    return median(ratios) if ratios else None


def _goals(ours: Row) -> list[Goal]:
    """What we want of our own server."""
    if ours.name == ON_POSTGRES:
        return [at_least("moves/s on PostgreSQL, share of SQLite's", 0.8, ours.of_sqlite)]
    if ours.name != ARDOISE:
        return []
    goals = [
        at_least("moves/s, times boardgame.io's", 5, ours.of_boardgame_io),
        at_least("moves/s, times Colyseus'", 1.2, ours.of_colyseus),
        at_least("moves/s, share of the bound", 0.4, ours.of_bound),
        at_most("p50 at a steady rate, share of boardgame.io's", 0.5, ours.steady_p50_of_boardgame_io),
    ]
    return goals + _crowd_goals(ours.crowd) if ours.crowd else goals


def _crowd_goals(crowd: Crowd) -> list[Goal]:
    return [
        at_most("kB a connection", 30, crowd.kilobytes_each),
        at_least("connections at once", 10_000, crowd.connections),
        at_most(f"seconds to wake {WOKEN_ROOMS:,} rooms", 3, crowd.wake_seconds),
    ]


def at_least(name: str, wanted: float, reached: float | None) -> Goal:
    return Goal(name, f"≥ {wanted:,}", reached, reached is not None and reached >= wanted)


def at_most(name: str, wanted: float, reached: float | None) -> Goal:
    return Goal(name, f"≤ {wanted:,}", reached, reached is not None and reached <= wanted)
