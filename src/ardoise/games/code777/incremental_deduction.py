"""Code 777: what a seat knows of its rack, answer by answer, each look remembered: a new answer costs only itself."""

from __future__ import annotations

from collections.abc import Iterator

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deduction import ALL, Candidates, fitting, possible, seen_by_both
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.types import Heard
from ardoise.games.code777.view_types import TableView

Tables = tuple[TableView, ...]
Lines = tuple[Heard, ...]
Look = tuple[Tables, Lines, Seat]
LOOKS_REMEMBERED = 1 << 12


class Known(Record):
    left: Candidates
    heard: int  # so many answers about this rack


remembered: dict[Look, Known] = {}


def known(tables: Tables, record: Lines, seat: Seat) -> Known:
    """What is left of my rack by all that I have seen and heard: from now back to a look that is remembered."""
    look = tables, record, seat
    left, heard = ALL, 0
    found: Known | None = None
    while not found:
        table = tables[-1]
        if len(record) > table.asked:
            told = told_by(record[-1], table, seat)
            if told is not None:
                left, heard = left & told, heard + 1
            record = record[:-1]
        else:
            if tables is look[0]:  # all that was drawn before is in it
                left &= possible(draw_history_of(tables, seat))
            if len(tables) == 1 or tables[-2].had[seat] != table.had[seat]:
                break
            tables = tables[:-1]
        found = remembered.get((tables, record, seat))
    now = Known(left & found.left, heard + found.heard) if found else Known(left, heard)
    if len(remembered) >= LOOKS_REMEMBERED:
        remembered.clear()
    remembered[look] = now
    return now


def heard_about(tables: Tables, record: Lines, seat: Seat) -> Iterator[tuple[Candidates, int]]:
    """Each answer about the rack that `seat` has now, the newest first: the racks that it leaves, and its number."""
    mine = tables[-1].had[seat]
    for number in range(len(record) - 1, -1, -1):
        table = tables[record[number].table]
        if table.had[seat] != mine:
            return
        told = told_by(record[number], table, seat)
        if told is not None:
            yield told, number


def told_by(heard: Heard, table: TableView, seat: Seat) -> Candidates | None:
    """The racks that an answer leaves to `seat`. None: it is the seat's own, and tells it nothing."""
    if heard.asker == seat:
        return None
    return fitting(heard.question, heard.answer, seen_by_both(heard.asker, seat, table.racks))
