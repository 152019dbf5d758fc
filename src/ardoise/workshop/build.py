"""The packs as they are shipped: all that a table needs of each question, and nothing of the workshop."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.packs.compose import on_two_sides
from ardoise.packs.format import Entry, PackLine, SourceRef


def build(entries: Sequence[Entry], game: str) -> bytes:
    """One game's pack. The order is mixed, but the same each time: neighbours come from everywhere."""
    sources = [_bare(entry.source, game) for entry in entries if game in entry.source.games]
    sources.sort(key=lambda source: sha256(source.id.encode()).digest())
    if game == "bornes":
        sources = _on_cards(sources)
    return b"".join(encode(source) + b"\n" for source in sources)


def _bare(source: PackLine, game: str) -> PackLine:
    category = {game: source.cat[game]} if game in source.cat else {}
    origins = tuple(SourceRef(by=origin.by) for origin in source.src)
    return replace(source, games=(game,), cat=category, src=origins, calc=None, check=None, tol=None)


def _on_cards(sources: Sequence[PackLine]) -> list[PackLine]:
    return [
        replace(source, card=number, side=side)
        for number, pair in enumerate(on_two_sides(sources, lambda source: source.mode or ""), 1)
        for side, source in zip(("a", "b"), pair, strict=True)
    ]
