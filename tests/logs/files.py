"""A room's log as a file: first what it must fold to, then a line for each entry."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Record
from ardoise.games import GAMES
from ardoise.server.records.archive import wake
from ardoise.store.log import Entry

FOLDER = Path(__file__).parent
SUFFIX = ".jsonl.gz"
KEPT = sorted(FOLDER.glob(f"*/*{SUFFIX}"))


class Folded(Record):
    """What a log comes to: SHA-256 of the last game's state and of each seat's view of it, the big screen's first."""

    lobby: dict[str, Any]
    state: str
    views: tuple[str, ...]


class Line(Record):
    game: int
    version: int
    at: float
    cause: str
    body: msgspec.Raw


def folded(log: Sequence[Entry]) -> Folded:
    kept = wake(log)
    game, lobby = GAMES[kept.game], kept.lobby
    views = tuple(_digest(game.view(kept.state, seat)) for seat in (None, *range(lobby.seats)))
    room = decode(encode(msgspec.to_builtins(lobby, str_keys=True)), dict[str, Any])
    return Folded(room, _digest(kept.state), views)


def differences(then: Folded, now: Folded) -> list[str]:
    """Where it is another game now. Of the room, what a newer version knows besides does not count."""
    found = [field for field, value in then.lobby.items() if not _covers(now.lobby.get(field), value)]
    found += ["state"] if then.state != now.state else []
    return found + [f"view {n}" for n, view in enumerate(then.views) if now.views[n : n + 1] != (view,)]


def _covers(now: Any, then: Any) -> bool:
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and _covers(now[key], value) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(_covers(*pair) for pair in zip(now, then, strict=True))
    same: bool = now == then
    return same


def _digest(value: Any) -> str:
    return sha256(encode(value)).hexdigest()


def packed(log: Sequence[Entry]) -> bytes:
    lines = [Line(entry.game, entry.version, entry.at, entry.cause, msgspec.Raw(entry.body)) for entry in log]
    return gzip.compress(b"\n".join(map(encode, (folded(log), *lines))), mtime=0)


def unpacked(data: bytes) -> tuple[Folded, list[Entry]]:
    """What it came to when it was written, and the log."""
    first, *rest = gzip.decompress(data).split(b"\n")
    lines = (decode(line, Line) for line in rest)
    log = [Entry(line.game, line.version, line.at, line.cause, bytes(line.body)) for line in lines]
    return decode(first, Folded), log


def write_release(release: str, logs: dict[str, Sequence[Entry]], folder: Path = FOLDER) -> None:
    """What was once released is never written again: FileExistsError."""
    place = folder / release
    place.mkdir()
    for name, log in logs.items():
        (place / f"{name}{SUFFIX}").write_bytes(packed(log))
