"""What grows, and what is played at each size: the same moves in every room, however many screens see them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Load:
    """What the generator does."""

    rooms: int  # at play at once
    spare: int = 0  # rooms that follow when these are done
    seats: int = 6
    watchers: int = 0
    speaks: str = "ardoise"
    words: tuple[str, ...] = ()  # for the generator

    @property
    def screens(self) -> int:
        """That see a move."""
        return self.seats + self.watchers


@dataclass(frozen=True, kw_only=True)
class Point:
    """What is measured begins and ends with an entry of each room's log."""

    value: int
    load: Load
    begins: int = 0
    ends: int


@dataclass(frozen=True, kw_only=True)
class Dimension:
    name: str
    points: tuple[Point, ...]
    on_one_server: bool = False  # each size goes on where the last one ended


def _rounds(number: int, seats: int) -> int:
    """Entries of so many rounds of Gambit 7: a seat writes, bets, is content twice; the table lays, scores, goes on."""
    return number * (4 * seats + 3)


def _rooms(rooms: int) -> Point:
    return Point(value=rooms, load=Load(rooms=rooms, spare=max(0, 300 - rooms)), ends=_rounds(1, 6))


def _seats(seats: int) -> Point:
    words = ("--options", '{"mean_slate":true}') if seats == 2 else ()  # G18
    return Point(value=seats, load=Load(rooms=100, seats=seats, words=words), ends=_rounds(4, seats))


def _spectators(people: int) -> Point:
    waiting = 200 // (7 + people)  # of many screens a few moves are enough
    return Point(value=people, load=Load(rooms=2, spare=waiting, seats=7, watchers=people), ends=_rounds(4, 7))


def _log(entries: int) -> Point:
    endless = ("--game", "code777", "--options", '{"pauses":"one"}')
    load = Load(rooms=20, seats=4, speaks="code777", words=endless)
    return Point(value=entries, load=load, begins=entries - 50, ends=entries + 50)


def _lobby(people: int) -> Point:
    return Point(value=people, load=Load(rooms=10, seats=people, speaks="lobby"), ends=2000 // people)


DIMENSIONS = (
    Dimension(name="rooms at play", points=tuple(map(_rooms, (10, 100, 1000, 3000)))),
    Dimension(name="seats", points=tuple(map(_seats, range(2, 8)))),
    Dimension(name="spectators", points=tuple(map(_spectators, (0, 9, 19, 38, 300)))),
    Dimension(name="entries of a log", points=tuple(map(_log, (100, 500, 1000, 2500, 5000))), on_one_server=True),
    Dimension(name="people in a lobby", points=tuple(map(_lobby, (7, 15, 30, 45)))),
)
