"""Bornes: a ruling on one column or on the final scores for people who play with the box."""

from __future__ import annotations

from ardoise.engine.game import Record, Rejected, Seat
from ardoise.engine.number import MOST, Number, exact, whole
from ardoise.engine.referee import Form, Request
from ardoise.games.bornes.column import arranged, check, standing
from ardoise.games.bornes.rules import SEATS
from ardoise.games.bornes.scoring import winners
from ardoise.games.bornes.types import Column, Mark


class ColumnOnTheTable(Request):
    """The cards from the bottom up, and the number on each. Without the boundary a column counts as empty (B8)."""

    column: Column
    values: dict[str, Number]


class ColumnRuling(Record):
    green: int
    red: int
    cards: tuple[tuple[str, Mark], ...]


class FinalScores(Request):
    """Green and red points of each player."""

    scores: tuple[tuple[Number, Number], ...]


class FinalRuling(Record):
    winners: tuple[Seat, ...]


def column_of(request: ColumnOnTheTable) -> ColumnRuling:
    """B8, B10, B12 on one column."""
    values = {card: exact(value) for card, value in request.values.items()}
    column = standing(arranged(request.column, values.keys()))
    cards = tuple((verdict.card, verdict.mark) for verdict in check(column, values))
    marks = [mark for _, mark in cards]
    return ColumnRuling(marks.count("green"), marks.count("red"), cards)


def scores_of(request: FinalScores) -> FinalRuling:
    """B17 on the final scores."""
    if len(request.scores) not in SEATS:
        raise Rejected("wrong_number_of_seats", least=SEATS[0], most=SEATS[-1])
    scores = [(whole(green, 0, MOST), whole(red, 0, MOST)) for green, red in request.scores]
    return FinalRuling(tuple(sorted(winners(scores))))


FORMS: tuple[Form, ...] = ((ColumnOnTheTable, column_of), (FinalScores, scores_of))
