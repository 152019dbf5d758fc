"""Records to JSON and back: the same bytes for the log, for screens and for tests."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, structs
from msgspec.structs import astuple

_encoder = msgspec.json.Encoder(decimal_format="number", order="deterministic")
_numbers_as_written = msgspec.json.Decoder(float_hook=Decimal)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def encode_alike(records: Sequence[Struct]) -> list[bytes]:
    """Each of these records of one type as `encode` writes it. What neighbours have in common is encoded once."""
    told: list[bytes] = []
    before: tuple[Any, ...] = ()
    for record in records:
        values = astuple(record)
        if not told:
            names = _names(type(record))
            fields = [name + encode(value) for name, value in zip(names, values, strict=True)]
        elif values == before:
            told.append(told[-1])
            continue
        else:
            for n, value in enumerate(values):
                if value is not before[n] and value != before[n]:
                    fields[n] = names[n] + encode(value)
        before = values
        told.append(b"{" + b",".join(fields) + b"}")
    return told


@cache
def _names(kind: type[Struct]) -> list[bytes]:
    return [encode(field.encode_name) + b":" for field in structs.fields(kind)]


def decode(data: bytes, kind: Any) -> Any:
    """What we wrote ourselves."""
    return msgspec.json.decode(data, type=kind)


def decode_strictly(data: bytes, kind: Any) -> Any:
    """What somebody else wrote: "3" is not taken for 3, though msgspec reads decimals from strings, too."""
    try:
        read = {"value": _numbers_as_written.decode(data)}
        return msgspec.convert(read, _holder(kind), builtin_types=(Decimal,)).value
    except msgspec.ValidationError as error:
        raise msgspec.ValidationError(str(error).replace("`$.value", "`$")) from error
    except ArithmeticError as error:  # an exponent that even a decimal cannot hold
        raise msgspec.ValidationError("a number is out of all range") from error


@cache
def _holder(kind: Any) -> Any:
    """A record with such a value: msgspec remembers what it worked out of a record's type, but not of a union's."""
    return msgspec.defstruct("Holder", [("value", kind)])
