"""The one table of limits: `limits.toml`, beside this file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import field

from ardoise.engine.game import Record

BOX = "box"  # the questions of all games together


class Limit(Record, forbid_unknown_fields=True, kw_only=True):
    """At most this, or at least this; from so many questions on."""

    what: str
    of: tuple[str, ...]  # games, or the box
    most: float | None = None
    least: float | None = None
    since: int | None = field(default=None, name="from")
    aim: bool = False  # wanted, and not reached yet: noted, but no error

    def keeps(self, value: float) -> bool:
        return (self.most is None or value <= self.most) and (self.least is None or value >= self.least)

    def __str__(self) -> str:
        return bounds(self.most, self.least)


class Levels(Record, forbid_unknown_fields=True):
    """How far half of the people are off where a question is easy, and where it is medium."""

    log: tuple[float, float]  # times too much or too little
    year: tuple[float, float]
    share: tuple[float, float]  # points of 100


class _Table(Record, forbid_unknown_fields=True):
    usual: int = field(name="from")
    limits: tuple[Limit, ...]
    levels: Levels


@cache
def _table() -> _Table:
    return msgspec.toml.decode(files("ardoise.workshop").joinpath("limits.toml").read_bytes(), type=_Table)


def limits() -> tuple[Limit, ...]:
    usual = _table().usual
    return tuple(
        limit if limit.since is not None else msgspec.structs.replace(limit, since=usual) for limit in _table().limits
    )


def levels() -> Levels:
    return _table().levels


def limits_of(scope: str) -> dict[str, Limit]:
    """Those that hold for a game or for the box, by what they measure."""
    return {limit.what: limit for limit in limits() if scope in limit.of}


def bounds(most: float | None, least: float | None) -> str:
    said = (("at most", most), ("at least", least))
    return ", ".join(f"{words} {shown(bound)}" for words, bound in said if bound is not None)


def shown(value: float) -> str:
    """A share as a percentage, and everything else as it is. No count or mean lies between 0 and 1."""
    if 0 < value < 1:
        return f"{value:.0%}" if value >= 0.1 else f"{value:.1%}".replace(".0%", "%")
    return f"{value:.4g}"
