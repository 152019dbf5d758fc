"""What a hint is: a code with its figures, which the page says in the reader's language."""

from __future__ import annotations

from ardoise.engine.game import Record
from ardoise.engine.number import Number


class Hint(Record):
    code: str
    about: dict[str, Number | str]
