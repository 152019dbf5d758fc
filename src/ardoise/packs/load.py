"""Packs as cards: the box of a game, and any other pack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ardoise.engine.codec import encode
from ardoise.packs.catalogue import stock
from ardoise.packs.format import Entry, Place, data_of, entries
from ardoise.packs.shape import Cards, CardShape


@cache
def box(shape: CardShape | None) -> Cards:
    """All cards that come with a game; none for one that asks nothing of the world."""
    return shape.compose([stocked.item for stocked in stock(shape)]) if shape else ()


@cache
def fingerprint(shape: CardShape | None) -> str:
    """SHA-256 of all that the box holds, in its order: another version of it deals another game."""
    return sha256(encode(stock(shape))).hexdigest()


def read(path: Path | str, shape: CardShape) -> Cards:
    """The cards of a pack in a file, or PackError."""
    file = str(path)
    cards = _composed([(entry, checked(shape, entry)) for entry in entries(data_of(Path(path), file), file)], shape)
    if len(cards) < shape.fewest:
        raise Place(file).error("", f"gives {len(cards)} cards, and {shape.game} needs {shape.fewest}")
    return cards


def checked(shape: CardShape, entry: Entry) -> Any:
    """A line as an item, or PackError."""
    shape.check(shape, entry)
    return shape.item(shape, entry.source)


def _composed(items: Sequence[tuple[Entry, Any]], shape: CardShape) -> Cards:
    if shape.compose_lines:
        return shape.compose_lines(items)
    return shape.compose([item for _, item in items])
