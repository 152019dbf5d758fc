"""JSON that a stranger wrote: no key twice, for a decoder takes the last, and not too deep."""

from __future__ import annotations

import json
from typing import Any

import msgspec

TWICE = "a key comes twice"


def check_strict(text: str, depth: int) -> None:
    """MsgspecError, ValueError or RecursionError, if it is not JSON or has a key twice or is too deep."""
    if _deeper(_strict.decode(text), depth):
        raise msgspec.ValidationError(f"deeper than {depth}")


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise msgspec.ValidationError(TWICE)
    return fields


_strict = json.JSONDecoder(object_pairs_hook=_each_key_once, parse_int=str, parse_float=str, strict=False)


def _deeper(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return False
    return depth == 0 or any(_deeper(inner, depth - 1) for inner in value)
