"""What readers say of the questions: one for each language, in `packs/readings/*.jsonl`, a line for each question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
from msgspec import Meta

from ardoise.engine.game import Record
from ardoise.engine.text import LANGUAGES, Language
from ardoise.packs.format import Entry, Place
from ardoise.workshop.findings import Finding, found, of_error, of_the_set

FOLDER = "readings"


class Reading(Record, forbid_unknown_fields=True, kw_only=True):
    id: str
    language: Language
    true: bool  # as far as the reader knows
    one_answer: bool
    spoken: bool  # does it sound like somebody talking?
    fun: Annotated[int, Meta(ge=1, le=5)]
    note: str = ""


Readings = Mapping[str, Mapping[Language, Reading]]  # by question


def read(paths: Sequence[Path]) -> tuple[Readings, list[Finding]]:
    """All marks, and the lines that cannot be read. A later one of the same question and language holds."""
    readings: dict[str, dict[Language, Reading]] = {}
    findings: list[Finding] = []
    for path in paths:
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
            if line.strip():
                try:
                    reading = msgspec.json.decode(line, type=Reading)
                except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                    findings.append(of_error(Place(f"{FOLDER}/{path.name}", number).error("", str(error))))
                else:
                    readings.setdefault(reading.id, {})[reading.language] = reading
    return readings, findings


def fun(readings: Readings, question: str) -> float | None:
    """The mean of a question's marks."""
    marks = [reading.fun for reading in readings.get(question, {}).values()]
    return fmean(marks) if marks else None


def faults(entries: Sequence[Entry], readings: Readings) -> Iterator[Finding]:
    for entry in entries:
        for reading in readings.get(entry.source.id, {}).values():
            yield from _doubts(entry, reading)
    for language in LANGUAGES:
        unread = [entry.source.id for entry in entries if language not in readings.get(entry.source.id, {})]
        if unread:
            named = ", ".join(unread[:3]) + (" …" if len(unread) > 3 else "")
            yield of_the_set(FOLDER, language, f"{len(unread)} questions without a reading: {named}", "note")


def _doubts(entry: Entry, reading: Reading) -> Iterator[Finding]:
    said = f": {reading.note}" if reading.note else ""
    field = f"reading.{reading.language}"
    if not reading.true:
        yield found(entry, field, f"is it true?{said}")
    if not reading.one_answer:
        yield found(entry, field, f"more than one answer{said}")
    if not reading.spoken:
        yield found(entry, field, f"nobody speaks like that{said}", "warning")
