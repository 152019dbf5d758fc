"""Records to JSON and back: the same bytes for the log, for screens and for tests."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(decimal_format="number", order="deterministic")
_numbers_as_written = msgspec.json.Decoder(float_hook=Decimal)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


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
