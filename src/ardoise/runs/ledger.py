"""The games that were played, kept in a file line by line, so that a tournament can be stopped and go on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from ardoise.arena.tournament import Bout, Tournament
from ardoise.engine.wire import decode_strictly, encode

Line = TypeVar("Line", Bout, Tournament)


class LedgerError(Exception):
    """The file is not the ledger of this tournament."""


def opened(file: Path, tournament: Tournament) -> list[Bout]:
    """What the file holds already; a file that is not there is begun. A last line that was cut off is dropped."""
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(encode(tournament) + b"\n")
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    head, *lines = whole.splitlines() or [b""]
    if _read(head, Tournament, 1) != tournament:
        raise LedgerError("it is the ledger of another tournament")
    played = [_read(line, Bout, number) for number, line in enumerate(lines, 2)]
    if not all(len(bout.scores) == len(bout.won) == len(tournament.players) for bout in played):
        raise LedgerError("a game of it has other players")
    if whole != text:
        file.write_bytes(whole)
    return played


def enter(file: Path, played: Iterable[Bout]) -> None:
    with file.open("ab") as ledger:
        ledger.write(b"".join(encode(bout) + b"\n" for bout in played))


def _read(line: bytes, kind: type[Line], number: int) -> Line:
    try:
        read: Line = decode_strictly(line, kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LedgerError(f"line {number} cannot be read: {error}") from error
    return read
