"""Rulings for people who play with the box: one JSON object in, one out, from the functions that the games use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ardoise.engine.codec import decode_strictly, encode
from ardoise.engine.game import Record, Rejected


class Request(Record, forbid_unknown_fields=True):
    """What is asked of the referee. A game has one kind of request or several, told apart by their fields."""


class Complaint(Record):
    error: str
    about: dict[str, object]


Form = tuple[type[Request], Callable[[Any], object]]


def rule(forms: Sequence[Form], line: bytes) -> bytes:
    """The ruling, or the error, as one line of JSON."""
    try:
        return encode(_ruling(forms, line))
    except Rejected as refusal:
        return encode(Complaint(refusal.code, refusal.about))


def _ruling(forms: Sequence[Form], line: bytes) -> object:
    try:
        given = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        kind, answer = _form(forms, given.keys())
        request = decode_strictly(line, kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("malformed", why=str(error)) from error
    return answer(request)


def _form(forms: Sequence[Form], given: Any) -> Form:
    """The form that knows all the given fields and misses none; else the nearest, whose decoding says what is wrong."""

    def strangeness(form: Form) -> int:
        fields = msgspec.structs.fields(form[0])
        needed = {field.name for field in fields if field.required}
        return len(needed - given) + len(given - {field.name for field in fields})

    return min(forms, key=strangeness)
