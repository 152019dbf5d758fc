"""Records to JSON and back: the same bytes for the log, for screens and for tests."""

from __future__ import annotations

from decimal import Decimal
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
        return msgspec.convert(_numbers_as_written.decode(data), kind, builtin_types=(Decimal,))
    except ArithmeticError as error:  # an exponent that even a decimal cannot hold
        raise msgspec.ValidationError("a number is out of all range") from error
