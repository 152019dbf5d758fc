"""Proof of the deal: what is shown before it, and how anybody can check it afterwards."""

from __future__ import annotations

import secrets
from hashlib import sha256

SEED_BYTES = 32


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str, room: str, game: int) -> str:
    """SHA-256 of seed, room and game: shown before the deal, it binds the table to the seed shown after the end."""
    return sha256(bytes.fromhex(seed) + room.encode() + str(game).encode()).hexdigest()
