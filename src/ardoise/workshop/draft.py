"""A new question: a line that can be read, added at the end of a file."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ardoise.packs.format import Entry, Place, entries
from ardoise.workshop.calc import needs_facts
from ardoise.workshop.lines import json_of, line_of

NUMBERED = re.compile(r"(.*?)(\d+)")


def drafted(fields: Mapping[str, Any], file: str) -> Entry:
    """The question, with what follows from the rest filled in; or PackError."""
    answer = fields.get("a")
    named = needs_facts(fields.get("calc")) and fields.get("check") is None
    follows = {
        "kind": "fact" if fields.get("calc") is None else "single",
        "int": isinstance(answer, int),
        "signed": answer is not None and answer < 0,
        "state": "named" if named else "verified",
    }
    given = {name: value for name, value in fields.items() if value is not None}
    [entry] = entries(json_of({**follows, **given}), file)
    return entry


def next_id(taken: Sequence[str], otherwise: str) -> str:
    """The one after the last of a file, in its way of numbering."""
    numbered = NUMBERED.fullmatch(taken[-1]) if taken else None
    if not numbered:
        return f"{otherwise}-001"
    same = [found for name in taken if (found := NUMBERED.fullmatch(name)) and found[1] == numbered[1]]
    return f"{numbered[1]}{max(int(found[2]) for found in same) + 1:0{len(numbered[2])}}"


def append(path: Path, entry: Entry, taken: Collection[str]) -> Entry:
    """The question where it now stands, at the end; or PackError, if there is one of this id anywhere."""
    if entry.source.id in taken:
        raise Place(path.name, id=entry.source.id).error("id", "there is such a question already")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        file.seek(0)
        before = file.read()
        between = b"\n" if before and not before.endswith(b"\n") else b""
        file.write(between + line_of(entry.source) + b"\n")
    return replace(entry, place=replace(entry.place, line=(before + between).count(b"\n") + 1))
