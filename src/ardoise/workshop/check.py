"""A pack before the workshop's judges: form, words, answers, sources, balance, age."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path

from ardoise.games.packs import SHAPES
from ardoise.packs.catalogue import last_day
from ardoise.packs.format import Entry, PackError
from ardoise.packs.shape import CardShape
from ardoise.workshop import answers, balance, outliers, readings, sources, tags, texts, verdicts
from ardoise.workshop.answers import COMPUTED
from ardoise.workshop.findings import Finding, found, of_error
from ardoise.workshop.pack_files import read_every
from ardoise.workshop.tables import Tables

SOON = timedelta(days=90)
YEAR_ALONE = 4  # signs


def check(
    paths: Sequence[Path], tables: Tables | None, today: date, reading_files: Sequence[Path] | None = None
) -> list[Finding]:
    """Everything that is wrong. Without tables, answers are not computed again; without readings, none is missed."""
    read, findings = read_every(paths)
    marks, unreadable = readings.read(reading_files or ())
    findings += unreadable
    for entry in read:
        findings += of_one(entry, tables, today)
    for shape in SHAPES.values():
        asked = [entry for entry in read if shape.game in entry.source.games]
        findings += balance.faults(shape, asked)
    findings += verdicts.faults(read, marks)
    if reading_files is not None:
        findings += readings.faults(verdicts.in_the_box(read), marks)
    return findings


def of_one(entry: Entry, tables: Tables | None, today: date) -> Iterator[Finding]:
    """What is wrong with a question by itself."""
    yield from _form(entry)
    yield from texts.faults(entry)
    yield from tags.faults(entry)
    yield from sources.faults(entry)
    if tables is not None:
        yield from answers.faults(entry, tables)
        yield from outliers.faults(entry, tables, today)
    yield from _unlabelled(entry)
    yield from _age(entry, today)


def _form(entry: Entry) -> Iterator[Finding]:
    """Can it be played?"""
    if not entry.source.games:
        yield found(entry, "games", "none")
    for game in entry.source.games:
        if game in SHAPES:
            yield from _form_for(SHAPES[game], entry)
        else:
            yield found(entry, "games", f"{game!r} asks no questions, only {', '.join(SHAPES)}")


def _form_for(shape: CardShape, entry: Entry) -> Iterator[Finding]:
    try:
        shape.check(shape, entry)
    except PackError as error:
        yield of_error(error)


def _unlabelled(entry: Entry) -> Iterator[Finding]:
    """A sum has no date, and neither has what is counted, measured or rolled at the table."""
    timeless = entry.source.kind == COMPUTED or not entry.source.asks_for_knowledge
    if entry.source.asof is None and not timeless:
        yield found(entry, "asof", "missing: of when is the answer?", "warning")
    if not entry.source.tags:
        yield found(entry, "tags", "none", "warning")
    yield from _of_the_day_it_was_seen(entry)


def _of_the_day_it_was_seen(entry: Entry) -> Iterator[Finding]:
    """A figure is seldom of the month in which somebody looked it up."""
    asof = entry.source.asof or ""
    if len(asof) > YEAR_ALONE and any((origin.on or "").startswith(asof) for origin in entry.source.src):
        yield found(entry, "asof", f"{asof} is when it was seen: of when is the figure?", "note")


def _age(entry: Entry, today: date) -> Iterator[Finding]:
    until = expiry(entry)
    if until is None:
        return
    if until < today:
        yield found(entry, "volatile", f"expired on {until}")
    elif until < today + SOON:
        yield found(entry, "volatile", f"expires on {until}", "note")


def expiry(entry: Entry) -> date | None:
    """The last day on which a question may be asked."""
    return None if entry.source.volatile is None else last_day(entry.source.volatile)
