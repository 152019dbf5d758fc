"""What the workshop finds in a pack: one line each, with the file, the question, the field and what is wrong."""

from __future__ import annotations

from typing import Literal

from ardoise.engine.game import Record
from ardoise.packs.format import Entry, PackError, Place

Severity = Literal["error", "warning", "note"]
WORST_FIRST: tuple[Severity, ...] = ("error", "warning", "note")
EXIT_CODES = {"error": 2, "warning": 1, "note": 0}


class Finding(Record):
    severity: Severity
    file: str
    line: int | None
    id: str | None
    field: str
    fault: str

    def __str__(self) -> str:
        place = Place(self.file, self.line, self.id)
        return f"{self.severity}: {place.error(self.field, self.fault)}"


def found(entry: Entry, field: str, fault: str, severity: Severity = "error") -> Finding:
    place = entry.place
    return Finding(severity, place.file, place.line, place.id, field, fault)


def of_error(error: PackError) -> Finding:
    place = error.place
    return Finding("error", place.file, place.line, place.id, error.field, error.fault)


def of_the_set(file: str, field: str, fault: str, severity: Severity = "warning") -> Finding:
    """About a pack as a whole."""
    return Finding(severity, file, None, None, field, fault)
