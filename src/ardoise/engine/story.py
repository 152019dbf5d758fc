"""What every game's story is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from ardoise.engine.game import Phase

S = TypeVar("S", bound=Any)


def beginnings(states: Iterable[S], kind: type[Phase]) -> list[S]:
    """The first state of every phase of this kind."""
    found = {state.phase.number: state for state in reversed(list(states)) if isinstance(state.phase, kind)}
    return list(reversed(found.values()))
