"""The questions of several files, each once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from ardoise.packs.format import Entry, PackError, PackLine, data_of, entries
from ardoise.workshop.findings import Finding, found, of_error


def read_every(paths: Sequence[Path]) -> tuple[list[Entry], list[Finding]]:
    """The lines that can be read, and what is wrong: the first of each file that cannot, and an id in two files."""
    read: dict[str, Entry] = {}
    findings: list[Finding] = []
    for path in paths:
        try:
            for entry in entries(data_of(path, path.name), path.name):
                first = read.setdefault(entry.source.id, entry)
                if first is entry:
                    continue
                if joined := _joined(first.source, entry.source):
                    read[entry.source.id] = replace(first, source=joined)
                else:
                    findings.append(found(entry, "id", f"already used in {first.place.file}"))
        except PackError as error:
            findings.append(of_error(error))
    return list(read.values()), findings


def _joined(one: PackLine, other: PackLine) -> PackLine | None:
    """The box has a question once for each of its games; None, if these two are not the same one."""
    if set(one.games) & set(other.games):
        return None
    games, categories = (*one.games, *other.games), {**one.cat, **other.cat}
    card = one if one.card is not None else other
    whole = [replace(each, games=games, cat=categories, card=card.card, side=card.side) for each in (one, other)]
    return whole[0] if whole[0] == whole[1] else None
