"""Code 777: as much of what was said as a sheet of paper holds. No screen gets more, however long a game goes on.

What is left of it is a state whose `asked` and `table` are counted from its own first line and table.
"""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.games.code777.draw_history import last_shuffled
from ardoise.games.code777.questions import QUESTIONS
from ardoise.games.code777.types import State

QUESTIONS_HELD = 10 * len(QUESTIONS)  # C21
TABLES_HELD = 2 * len(QUESTIONS)


def on_the_sheet(state: State) -> State:
    """C21: the last lines, and the tables of which they speak."""
    lines, tables = len(state.record) - QUESTIONS_HELD, len(state.tables) - TABLES_HELD
    if lines <= 0 and tables <= 0:
        return state
    number = last_shuffled(state.tables, max(tables, state.record[lines].table if lines > 0 else 0))
    return _from(state, max(lines, state.tables[number].asked), number)


def said_last(state: State) -> State:
    """C22: the last question, and what has happened since."""
    return _from(state, len(state.record) - 1, state.record[-1].table) if state.record else state


def _from(state: State, line: int, number: int) -> State:
    had = state.tables[number].had
    said = [said for said in state.declarations if said.rack >= had[said.seat]]
    return replace(
        state,
        tables=tuple([replace(table, asked=max(0, table.asked - line)) for table in state.tables[number:]]),
        record=tuple([replace(heard, table=heard.table - number) for heard in state.record[line:]]),
        declarations=tuple([replace(declaration, asked=max(0, declaration.asked - line)) for declaration in said]),
    )
