"""What a hint is: a code with its figures, which the page says in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.engine.game import Record, Seat
from ardoise.engine.number import Number


class Hint(Record):
    code: str
    about: dict[str, Number | str]


Coach = Callable[[Any, Seat], Hint | None]  # a view and its seat; None: there is nothing to decide or to say
