"""Code 777: what a screen may know. Only this file and an event's `seen_by` decide what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.game import Seat
from ardoise.engine.seats import in_order
from ardoise.games.code777.assist import deduced
from ardoise.games.code777.pause import pauses
from ardoise.games.code777.rules import PATIENCE, may_declare, outcome
from ardoise.games.code777.sheet import on_the_sheet, said_last
from ardoise.games.code777.types import Asking, Noting, Over, Picking, State, Table
from ardoise.games.code777.view_types import (
    AskingView,
    NotingView,
    OverView,
    PickingView,
    TableView,
    View,
)

ASKING = AskingView()
NOTING = NotingView()


WORKED_OUT = frozenset({"certain", "full"})  # C22


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it; None is the big screen."""
    level = state.options.help
    if level == "none":
        return _seen(state, seat, said_last(state))  # C22
    seen = _seen(state, seat, on_the_sheet(state))
    if level not in WORKED_OUT or seat is None or isinstance(state.phase, Over):
        return seen
    return replace(seen, deduced=deduced(_seen(state, seat, state), seat))


def memory(state: State, seat: Seat | None) -> View:
    """What a player who forgets nothing has on paper or in mind, whatever their screen shows: for bots and hints."""
    return _seen(state, seat, on_the_sheet(state))


def _seen(state: State, seat: Seat | None, sheet: State) -> View:
    """In the order of View's fields: by their names it takes msgspec four times as long, at every look."""
    options, supply, tables = state.options, state.supply, state.tables
    return View(
        options.points_to_win,
        options.pick_of_two,
        state.scores,
        state.asker,
        in_order(state.phase.awaited),
        _tables_view(sheet.tables, _hidden_places(state, seat)),
        sheet.record,
        sheet.declarations,
        len(supply.stock),
        supply.set_aside,
        len(state.record) - tables[-1].asked,
        PATIENCE,
        None if seat is None else may_declare(state, seat),
        _phase_view(state, seat, sheet),
        options.help or "record",
        pauses(state),
        0 if sheet is state else len(state.record) - len(sheet.record),
    )


def _hidden_places(state: State, seat: Seat | None) -> Sequence[int]:
    """C2: one's own rack; on the big screen every rack that has an owner. C13: at the end, none."""
    if isinstance(state.phase, Over):
        return ()
    return range(len(state.scores)) if seat is None else (seat,)


@lru_cache(maxsize=1 << 10)
def _tables_view(tables: tuple[Table, ...], hidden: Sequence[int]) -> tuple[TableView, ...]:
    """Remembered, because the racks stay as they are from one declaration to the next."""
    had = tables[-1].had
    return tuple(
        [_table_view(table, tuple([place for place in hidden if table.had[place] == had[place]])) for table in tables]
    )


@lru_cache(maxsize=1 << 12)
def _table_view(table: Table, still: tuple[int, ...]) -> TableView:
    """A rack that has been replaced since is no secret any more (C10)."""
    racks = tuple([None if place in still else rack for place, rack in enumerate(table.racks)])
    return TableView(table.asked, racks, table.had)


def _phase_view(state: State, seat: Seat | None, sheet: State) -> AskingView | PickingView | NotingView | OverView:
    phase = state.phase
    match phase:
        case Noting():
            return NOTING
        case Asking():
            return ASKING
        case Picking(offered=offered):
            return PickingView(offered if seat == state.asker else ())  # C17
        case Over():
            final = outcome(state)
            return OverView(tuple(sorted(final.winners)) if final else (), () if sheet is state else _tally(state))
    assert_never(phase)


def _tally(state: State) -> tuple[tuple[int, int], ...]:
    said = [[said.right for said in state.declarations if said.seat == seat] for seat in range(len(state.scores))]
    return tuple([(sum(right), len(right)) for right in said])
