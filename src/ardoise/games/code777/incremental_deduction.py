"""Code 777: what a seat knows of its rack, answer by answer, each step remembered: a new answer costs only itself."""

from __future__ import annotations

from functools import lru_cache

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deduction import Candidates, fitting, possible, seen_by_both
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.types import Heard
from ardoise.games.code777.view_types import TableView


class Known(Record):
    left: Candidates
    heard: int  # so many answers about this rack


@lru_cache(maxsize=1 << 12)
def known(tables: tuple[TableView, ...], record: tuple[Heard, ...], seat: Seat) -> Known:
    """What is left of my rack by all that I have seen and heard. Before it: one answer less, or one table."""
    table = tables[-1]
    if len(record) > table.asked:
        before = known(tables, record[:-1], seat)
        told = told_by(record[-1], table, seat)
        return before if told is None else Known(before.left & told, before.heard + 1)
    left = possible(draw_history_of(tables, seat))
    if len(tables) == 1 or tables[-2].had[seat] != table.had[seat]:
        return Known(left, 0)
    before = known(tables[:-1], record, seat)
    return Known(before.left & left, before.heard)


def told_by(heard: Heard, table: TableView, seat: Seat) -> Candidates | None:
    """The racks that an answer leaves to `seat`. None: it is the seat's own, and tells it nothing."""
    if heard.asker == seat:
        return None
    return fitting(heard.question, heard.answer, seen_by_both(heard.asker, seat, table.racks))
