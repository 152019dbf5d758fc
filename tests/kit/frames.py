"""Frames of a WebSocket as raw bytes, also those that no library sends."""

from __future__ import annotations


def masked(kind: int, data: bytes) -> bytes:
    """A client's frame, masked with zeros."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes((kind,)) + size + bytes(4) + data
