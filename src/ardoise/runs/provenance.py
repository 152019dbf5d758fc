"""What the figures of a run come from beside its seed: wherever it is played, this must be the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import ardoise
from ardoise.bots.custom import source
from ardoise.engine.game import Record
from ardoise.games.packs import fingerprint

FIGURES_COME_FROM = ("engine", "games", "packs", "bots", "arena", "simulation.py")


class Provenance(Record):
    """Each as SHA-256."""

    code: str
    cards: str
    bots: tuple[str, ...]  # the files of bots of one's own, by player; empty for a level

    def difference_from(self, there: Provenance, players: Sequence[str]) -> str | None:
        """What differs there, in words. None: nothing."""
        if there.code != self.code:
            return "another version of ardoise"
        if there.cards != self.cards:
            return "other cards"
        changed = [word for word, ours, theirs in zip(players, self.bots, there.bots, strict=True) if ours != theirs]
        return f"another {changed[0]}" if changed else None


def provenance_of(game: str, pack: str | None, players: Sequence[str]) -> Provenance:
    """As it is here and now. A file that is not there raises OSError or NoBotError."""
    cards = sha256(Path(pack).read_bytes()).hexdigest() if pack else fingerprint(game)
    return Provenance(_code(), cards, tuple(source(player) for player in players))


@cache
def _code() -> str:
    """Of the program that is running, so it is read once."""
    folder = Path(ardoise.__file__).parent
    parts = [folder / part for part in FIGURES_COME_FROM]
    files = [file for part in parts for file in (sorted(part.rglob("*.py")) if part.is_dir() else [part])]
    text = b"".join(file.relative_to(folder).as_posix().encode() + b"\n" + file.read_bytes() for file in files)
    return sha256(text.replace(b"\r\n", b"\n")).hexdigest()
