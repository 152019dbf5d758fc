"""The packs as they are shipped: all that a table needs of each question, and nothing of the workshop."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.packs.format import Entry, PackLine, SourceRef
from ardoise.packs.publisher import publisher
from ardoise.packs.shape import CardShape
from ardoise.workshop.calc import Calculator
from ardoise.workshop.tables import Tables


def build(entries: Sequence[Entry], shape: CardShape) -> bytes:
    """One game's box. The order is mixed, but the same each time: neighbours come from everywhere."""
    sources = [_bare(entry.source, shape.game) for entry in entries if shape.game in entry.source.games]
    sources.sort(key=lambda source: sha256(source.id.encode()).digest())
    return b"".join(encode(source) + b"\n" for source in shape.arrange(sources))


def _bare(source: PackLine, game: str) -> PackLine:
    category = {game: source.cat[game]} if game in source.cat else {}
    told = (SourceRef(by=publisher(source), ds=source.data_set),)  # of one table, a deal takes few
    bare = replace(source, games=(game,), cat=category, src=told, calc=None, check=None, tol=None)
    if source.picture is None or source.calc is None:
        return bare
    return replace(bare, tally=_tally(source, source.picture))


def _tally(source: PackLine, picture: str) -> tuple[int, ...]:
    """The sum over each row by itself: who hears the card adds these up, as others count the signs."""
    rows = [Calculator(Tables(Path()), picture=row).value(source.calc) for row in picture.split("\n")]
    return tuple(map(int, rows))
