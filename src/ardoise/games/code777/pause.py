"""Code 777: who has declared wrong listens before the next declaration (C23)."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Seat
from ardoise.games.code777.types import Declaration, Over, State

LONGEST = 3


def pause_after(wrong: int) -> int:
    """How many questions one waits for after so many wrong declarations in a row."""
    return min(wrong, LONGEST)


def next_pause(declarations: Sequence[Declaration], seat: Seat) -> int:
    """What another wrong declaration costs, if pauses grow."""
    wrong = 1
    for said in reversed(declarations):
        if said.seat == seat:
            if said.right:
                break
            wrong += 1
    return pause_after(wrong)


def waits(declarations: Sequence[Declaration], asked: int) -> dict[Seat, int]:
    """For how many questions those have to wait who have declared lately, when so many have been asked."""
    found: dict[Seat, int] = {}
    for said in reversed(declarations):
        if said.asked + LONGEST <= asked:
            break
        found.setdefault(said.seat, 0 if said.right else max(0, said.asked + said.pause - asked))
    return found


def pauses(state: State) -> tuple[int, ...]:
    """The same seat by seat, and nothing if nobody waits."""
    declarations, asked = state.declarations, len(state.record)
    if not declarations or declarations[-1].asked + LONGEST <= asked:
        return ()  # as nearly always, at every look
    found = waits(declarations, asked)
    if isinstance(state.phase, Over) or not any(found.values()):
        return ()
    return tuple([found.get(Seat(seat), 0) for seat in range(len(state.scores))])
