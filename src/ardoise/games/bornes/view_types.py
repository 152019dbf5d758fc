"""Bornes: what goes out to the screens."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number
from ardoise.engine.text import Text
from ardoise.games.bornes.types import Column, FrontView, Mark, Why


class AnnouncementView(Record):
    challenge: FrontView
    boundaries: tuple[int, ...]  # in the order of the rankers
    drawn: bool
    answer: Number | None  # before scoring only for the master who wrote it


class HandView(Record):
    """A ranker's own cards and column."""

    cards: tuple[FrontView, ...]
    pieces: tuple[str, ...]  # what may lie in the column
    column: Column
    may_finish: bool


class UnsettledView(Record):
    card: FrontView
    value: Number | None


class TurnedView(Record):
    """A card of a column, turned over."""

    card: FrontView
    value: Number | None
    mark: Mark
    why: Why
    against: Number | None
    source: str
    anecdote: Text | None
    asof: str | UnsetType = UNSET


class CheckView(Record):
    seat: Seat
    boundary: int
    below: int  # how many of the cards lie below the boundary
    cards: tuple[TurnedView, ...]  # bottom up
    left_out: int
    bonus: int
    penalty: int
    green: int
    red: int


class AnnouncingView(Record, tag_field="type", tag="Announcing"):
    boundaries: tuple[int, ...]  # of the box: a suggestion
    least_boundary: int  # different ones from here …
    most_boundary: int  # … to here …
    common_boundary: int  # … or this for all
    text_length: int
    unit_length: int
    answer_needed: bool


class ReadingView(Record, tag_field="type", tag="Reading"):
    announcement: AnnouncementView


class RankingView(Record, tag_field="type", tag="Ranking"):
    announcement: AnnouncementView
    done: tuple[Seat, ...]  # first come first
    mine: HandView | None


class SettlingView(Record, tag_field="type", tag="Settling"):
    announcement: AnnouncementView
    done: tuple[Seat, ...]
    mine: HandView | None
    unsettled: tuple[UnsettledView, ...]


class LookingView(Record, tag_field="type", tag="Looking"):
    announcement: AnnouncementView
    checks: tuple[CheckView, ...]  # from the master's left onward


class OverView(Record, tag_field="type", tag="Over"):
    shortlist: tuple[Seat, ...]  # the fewest red points: among these the green ones decide
    winners: tuple[Seat, ...]


PhaseView = AnnouncingView | ReadingView | RankingView | SettlingView | LookingView | OverView


class View(Record):
    round: int
    rounds: int
    master: Seat
    rankers: tuple[Seat, ...]  # clockwise from the master's left
    die: int
    cards_each: int
    together: bool
    green: tuple[int, ...]
    red: tuple[int, ...]
    awaited: tuple[Seat, ...]
    phase: PhaseView
