"""A pack as it is written: JSON Lines, one question a line, and the one-line complaint about what is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from ardoise.engine.codec import decode_strictly
from ardoise.engine.game import Record
from ardoise.engine.number import Number
from ardoise.engine.text import Text
from ardoise.packs.complaints import understood

LARGEST = 4 * 1024 * 1024  # bytes: several times the biggest pack we plan

Words = Annotated[str, Meta(min_length=1, max_length=300)]
Label = Annotated[str, Meta(min_length=1, max_length=100)]
Day = Annotated[str, Meta(pattern=r"^\d{4}(-\d\d(-\d\d)?)?$")]
Picture = Annotated[str, Meta(min_length=1, max_length=2000)]
Mode = Literal["know", "sum", "count", "measure", "dice"]


class Place(Record):
    """Where in a pack something is."""

    file: str
    line: int | None = None
    id: str | None = None

    def error(self, field: str, fault: str) -> PackError:
        return PackError(self, field, fault)

    def __str__(self) -> str:
        line = None if self.line is None else f"line {self.line}"
        return ", ".join(part for part in (self.file, line, self.id) if part is not None)


class PackError(Exception):
    """What is wrong with a pack, in one line for its author."""

    def __init__(self, place: Place, field: str, fault: str) -> None:
        super().__init__(place, field, fault)
        self.place, self.field, self.fault = place, field, fault

    def __str__(self) -> str:
        complaint = ": ".join(part for part in (str(self.place), self.field, self.fault) if part)
        line = " ".join(complaint.split())
        return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)


class Wording(Record, forbid_unknown_fields=True):
    """What players read, in the three languages."""

    en: Words
    fr: Words
    de: Words

    def text(self) -> Text:
        return Text(self.en, self.fr, self.de)


class SourceRef(Record, forbid_unknown_fields=True, omit_defaults=True):
    """Where an answer comes from. Players read the name alone; all else is for the workshop."""

    by: Label  # the name, and after a comma or in brackets where and how it was found
    name: str = ""  # where `by` does not begin with it
    ds: str = ""  # the table
    url: str = ""
    seen: Number | None = None  # the number that stands there
    on: Day | None = None  # the day on which it was seen
    primary: bool = False  # it is theirs to say: an operator, a museum, a federation, a law


class PackLine(Record, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One line of a pack. The fields from `mode` on are for cards whose answers may also come from the table."""

    id: Label
    q: Wording
    unit: str
    src: tuple[SourceRef, ...]
    games: tuple[str, ...] = ()
    cat: dict[str, str] = field(default_factory=dict)
    kind: str = ""
    a: Number | None = None
    whole: bool = field(default=False, name="int")
    asof: Day | None = None
    volatile: Day | None = None  # the day after which a table should not ask it any more
    anecdote: Wording | None = None
    level: Annotated[int, Meta(ge=1, le=3)] = 1
    tags: tuple[str, ...] = ()
    state: Literal["verified", "named"] = "verified"
    signed: bool = False
    calc: Any = None  # how the answer was computed and checked: for the workshop, too
    check: Any = None
    tol: float | None = None
    mode: Mode | None = None
    card: int | None = None
    side: Literal["a", "b"] | None = None
    picture: Picture | None = None
    faces: tuple[Number, ...] | None = None
    tally: tuple[int, ...] | None = None  # what each row of the picture adds to the answer: the build works it out

    @property
    def data_set(self) -> str:
        """The table of the first source that has one, or nothing."""
        return next((origin.ds for origin in self.src if origin.ds), "")

    @property
    def asks_for_knowledge(self) -> bool:
        """Not for a sum, and not for what is counted, rolled or measured at the table."""
        return self.mode in (None, "know")


class Entry(Record):
    """A line of a pack and where it stands."""

    place: Place
    source: PackLine


class _Named(Record):
    id: str


def data_of(path: Path, file: str) -> bytes:
    """What a file holds, cut off where it is too large anyway; or PackError, with the name that the file is told by."""
    try:
        with path.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Place(file).error("", f"cannot be read: {reason or error}") from None


def entries(data: bytes, file: str) -> Iterator[Entry]:
    """Every line of a pack, or PackError. Empty lines are allowed; an id that was there before is not."""
    if len(data) > LARGEST:
        raise Place(file).error("", f"larger than {LARGEST // 1024 // 1024} MiB")
    first_seen: dict[str, int] = {}
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.strip():
            entry = _entry(line, Place(file, number))
            earlier = first_seen.setdefault(entry.source.id, number)
            if earlier != number:
                raise entry.place.error("id", f"already used in line {earlier}")
            yield entry


def _entry(line: bytes, place: Place) -> Entry:
    try:
        source = decode_strictly(line, PackLine)
    except msgspec.ValidationError as error:
        raise _invalid(error, msgspec.structs.replace(place, id=_id(line))) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise place.error("", f"not JSON: {error}") from None
    return Entry(msgspec.structs.replace(place, id=source.id), source)


def _invalid(error: msgspec.ValidationError, place: Place) -> PackError:
    kind, name, path = understood(str(error))
    if kind in ("missing", "unknown_field"):
        return place.error(".".join(filter(None, (path, name))), kind.replace("_", " "))
    return place.error(path, f"Invalid enum value {name!r}" if kind == "unknown_choice" else name)


def _id(line: bytes) -> str | None:
    """The id of a line that is wrong elsewhere."""
    try:
        return msgspec.json.decode(line, type=_Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
