"""What came of a run's games, kept in a file line by line, so that it can be stopped and goes on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ardoise.engine.codec import decode_strictly, encode
from ardoise.engine.game import Record
from ardoise.runs.job import Job, L, ResultLine
from ardoise.runs.provenance import Provenance

R = TypeVar("R")


class LedgerError(Exception):
    """The file is not the ledger of this run."""


class Head(Record):
    """The first line: which run it is, and what it was begun with."""

    run: dict[str, Any]
    origin: Provenance


def opened(file: Path, job: Job[L]) -> list[L]:
    """What the file holds already; a file that is not there is begun. A last line that was cut off is dropped."""
    head = Head(msgspec.to_builtins(job.run), job.provenance())
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(encode(head) + b"\n")
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    first, *rest = whole.splitlines() or [b""]
    _compare(head, _read(first, Head, 1), job.players)
    lines = [_read(line, job.line, number) for number, line in enumerate(rest, 2)]
    if not all(line.fits(job.run) for line in lines):
        raise LedgerError("a line of it tells of other games than this run's")
    if whole != text:
        file.write_bytes(whole)
    return lines


def _compare(ours: Head, kept: Head, players: tuple[str, ...]) -> None:
    if encode(kept.run) != encode(ours.run):
        raise LedgerError("it is the ledger of another run")
    if other := ours.origin.difference_from(kept.origin, players):
        raise LedgerError(f"it was begun with {other}, and figures of both cannot be added; begin another file")


def enter(file: Path, lines: Iterable[ResultLine]) -> None:
    with file.open("ab") as ledger:
        ledger.write(b"".join(encode(line) + b"\n" for line in lines))


def _read(line: bytes, kind: type[R], number: int) -> R:
    try:
        read: R = decode_strictly(line, kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LedgerError(f"line {number} cannot be read: {error}") from error
    return read
