"""Reading what a screen sent: strictly, because a stranger may have written it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ardoise.server.protocol import FromScreen

DEPTH = 8

_message = msgspec.json.Decoder(FromScreen)


def read(text: str) -> FromScreen:
    """A message, or MsgspecError or RecursionError. The decoder takes the last of doubled keys: we take none."""
    message: FromScreen = _message.decode(text)
    if not _plainly_strict(text) and _deeper(_strict.decode(text), DEPTH):
        raise msgspec.ValidationError(f"deeper than {DEPTH}")
    return message


def _plainly_strict(text: str) -> bool:
    """What comes out as it went in has no key twice: so are nearly all, and it is soon seen."""
    shallow = text.count("{") + text.count("[") <= DEPTH
    try:
        return shallow and msgspec.json.encode(msgspec.json.decode(text)) == text.encode()
    except msgspec.MsgspecError:  # a number that no float can hold is the game's to refuse
        return False


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise msgspec.ValidationError("a key comes twice")
    return fields


_strict = json.JSONDecoder(object_pairs_hook=_each_key_once, parse_int=str, parse_float=str, strict=False)


def _deeper(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return False
    return depth == 0 or any(_deeper(inner, depth - 1) for inner in value)
