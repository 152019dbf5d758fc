"""Packs from one kind of file into another, by their endings: JSON lines, CSV, XLSX."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType

from ardoise.packs.format import LARGEST, Entry, PackError, PackLine, Place, entries
from ardoise.workshop.lines import line_of
from ardoise.workshop.sheets import csv_file, xlsx_file
from ardoise.workshop.sheets.columns import cells_of, kind_of
from ardoise.workshop.sheets.sheet import NoSheet, questions_of, sheet_of

Reader = Callable[[bytes, str], Sequence[Entry]]
Writer = Callable[[Sequence[Entry], str], bytes]


def converted(data: bytes, file: str, ending: str, wanted: str) -> bytes:
    """The same questions in a file with the wanted ending; or PackError, also where a question would be changed."""
    if len(data) > LARGEST:
        raise Place(file).error("", f"larger than {LARGEST // 1024 // 1024} MiB")
    read = READERS[ending](data, file)
    written = WRITERS[wanted](read, file)
    for entry, again in zip(read, _again(written, file, wanted), strict=True):
        if entry.source != again.source:
            raise entry.place.error(_changed(entry.source, again.source), f"{wanted} cannot hold it without a change")
    return written


def _again(written: bytes, file: str, ending: str) -> Sequence[Entry]:
    """What we wrote, read as anybody will read it."""
    try:
        return READERS[ending](written, file)
    except PackError as error:
        raise Place(file, id=error.place.id).error(error.field, f"{ending} cannot hold it: {error.fault}") from None


def _changed(one: PackLine, other: PackLine) -> str:
    before, after = cells_of(one), cells_of(other)
    return next((column for column in before if before[column] != after.get(column)), "")


def _lines(data: bytes, file: str) -> list[Entry]:
    return list(entries(data, file))


def _written_lines(read: Sequence[Entry], file: str) -> bytes:
    return b"".join(line_of(entry.source) + b"\n" for entry in read)


def _reader(kind: ModuleType) -> Reader:
    def read(data: bytes, file: str) -> Sequence[Entry]:
        try:
            return questions_of(kind.read(data), file)
        except NoSheet as why:
            raise Place(file).error("", str(why)) from None

    return read


def _writer(kind: ModuleType) -> Writer:
    def write(read: Sequence[Entry], file: str) -> bytes:
        for entry in read:
            for column in cells_of(entry.source):
                if kind_of(column) is None:
                    raise entry.place.error(column, "cannot be the name of a column")
        try:
            written: bytes = kind.write(sheet_of([entry.source for entry in read]))
        except NoSheet as why:
            raise Place(file).error("", str(why)) from None
        return written

    return write


READERS: dict[str, Reader] = {".jsonl": _lines, ".csv": _reader(csv_file), ".xlsx": _reader(xlsx_file)}
WRITERS: dict[str, Writer] = {".jsonl": _written_lines, ".csv": _writer(csv_file), ".xlsx": _writer(xlsx_file)}
