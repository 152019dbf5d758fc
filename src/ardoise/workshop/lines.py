"""A question as a line of a file, the way authors write it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec

from ardoise.packs.format import PackLine

ORDER = (
    *("id", "games", "cat", "kind", "q", "a", "unit", "int", "asof", "volatile", "calc", "check", "tol", "src"),
    *("anecdote", "level", "tags", "state", "signed", "mode", "card", "side", "picture", "faces", "tally"),
)
ALWAYS_THERE: dict[str, Any] = {
    "games": [],
    "kind": "",
    "int": False,
    "asof": None,
    "volatile": None,
    "anecdote": None,
    "level": 1,
    "tags": [],
    "state": "verified",
}
_encoder = msgspec.json.Encoder(decimal_format="number")


def fields_of(source: PackLine) -> dict[str, Any]:
    """What differs from a default, as JSON has it, in the authors' order."""
    given = msgspec.to_builtins(source, builtin_types=(Decimal,))
    return {name: given[name] for name in ORDER if name in given}


def line_of(source: PackLine) -> bytes:
    given = {**ALWAYS_THERE, **fields_of(source)}
    if source.tol is not None and source.tol.is_integer():
        given["tol"] = int(source.tol)
    given["src"] = [_origin(origin) for origin in given["src"]]
    return json_of({name: given[name] for name in ORDER if name in given})


def json_of(value: Any) -> bytes:
    """With everything in the order in which somebody wrote it, and numbers to the last figure."""
    return _encoder.encode(value)


def _origin(origin: dict[str, Any]) -> dict[str, Any]:
    """Where there is a page, it is told whether it is primary."""
    return {**origin, "primary": origin.get("primary", False)} if "url" in origin else origin
