"""The packs of the games, by the games' names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ardoise.games import KITS
from ardoise.packs import catalogue, load
from ardoise.packs.catalogue import Stocked
from ardoise.packs.format import PackError, Place
from ardoise.packs.shape import Cards, CardShape

SHAPES: dict[str, CardShape] = {name: kit.cards for name, kit in KITS.items() if kit.cards}


def box(game: str) -> Cards:
    """All cards that come with a game; none for one that asks nothing of the world. KeyError: there is no such game."""
    return load.box(KITS[game].cards)


def stock(game: str) -> Sequence[Stocked]:
    """The questions of the box, with all that a table chooses by."""
    return catalogue.stock(KITS[game].cards)


def fingerprint(game: str) -> str:
    return load.fingerprint(KITS[game].cards)


def read(path: Path | str, game: str) -> Cards:
    """The cards of a pack in a file, or PackError."""
    if game not in SHAPES:
        raise Place(str(path)).error("", f"there are no packs for {game!r}, only for {', '.join(SHAPES)}")
    return load.read(path, SHAPES[game])


__all__ = ["SHAPES", "PackError", "box", "fingerprint", "read", "stock"]
