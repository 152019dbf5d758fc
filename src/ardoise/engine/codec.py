"""Records to JSON and back: the same bytes for the log, for screens and for tests."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from typing import Any, NamedTuple

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
            fields_of = _fields(type(record))
            tag = _tag(type(record))
            fields = [field.written(value) for field, value in zip(fields_of, values, strict=True)]
        elif values == before:
            told.append(told[-1])
            continue
        else:
            for n, value in enumerate(values):
                if value is not before[n] and value != before[n]:
                    fields[n] = fields_of[n].written(value)
        before = values
        told.append(b"{" + b",".join(filter(None, (tag, *fields))) + b"}")
    return told


class _Field(NamedTuple):
    name: bytes
    usual: Any  # the value that is not written at all

    def written(self, value: Any) -> bytes:
        return b"" if value is self.usual else self.name + encode(value)


@cache
def _tag(kind: type[Struct]) -> bytes:
    """What says of which type a record is; nothing, if it does not say so."""
    config = kind.__struct_config__
    return encode({config.tag_field: config.tag})[1:-1] if config.tag_field else b""


@cache
def _fields(kind: type[Struct]) -> list[_Field]:
    omits = kind.__struct_config__.omit_defaults
    return [
        _Field(encode(field.encode_name) + b":", field.default if omits else msgspec.NODEFAULT)
        for field in structs.fields(kind)
    ]


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
