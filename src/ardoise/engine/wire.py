"""Records to JSON and back: the same bytes for the log, for screens and for tests."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(decimal_format="number", order="deterministic")


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes, kind: Any) -> Any:
    return msgspec.json.decode(data, type=kind)
