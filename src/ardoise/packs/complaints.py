"""What a decoder says of a record that is not as it should be: which fault it is, of what, and where."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Kind = Literal["missing", "unknown_field", "unknown_choice", "wrong_type"]
KINDS: dict[Kind, re.Pattern[str]] = {
    "missing": re.compile("Object missing required field `(.*)`"),
    "unknown_field": re.compile("Object contains unknown field `(.*)`"),
    "unknown_choice": re.compile("Invalid enum value '(.*)'", re.DOTALL),
    "wrong_type": re.compile("(.*)", re.DOTALL),
}


class Complaint(NamedTuple):
    kind: Kind
    name: str  # of the field, or what was chosen; of a wrong type, what the decoder says
    path: str  # questions[3].q.fr


def understood(said: str) -> Complaint:
    why, _, path = said.partition(" - at `$")
    for kind, pattern in KINDS.items():
        if found := pattern.fullmatch(why):
            return Complaint(kind, found[1], path.rstrip("`").lstrip("."))
    raise AssertionError(why)
