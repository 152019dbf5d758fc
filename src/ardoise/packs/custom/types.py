"""A pack of people's own: its words. A file of it is one JSON document; a question's fields are those of our packs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ardoise.engine.game import Record
from ardoise.engine.number import Number
from ardoise.engine.text import Language

LARGEST = 256 * 1024  # bytes of a file
MOST_QUESTIONS = 100
LONGEST = {"title": 60, "q": 150, "unit": 20, "anecdote": 300, "src": 100}

Fault = Literal[
    "missing", "too_long", "hidden", "markup", "no_language", "twice", "too_many", "gives_away", "does_not_fit",
    "out_of_range", "too_precise", "not_a_number", "several_numbers",
    "too_large", "not_utf8", "not_json", "not_csv", "wrong_type", "unknown_field", "unknown_choice",
    "no_column", "unknown_column",
]  # fmt: skip
Level = Literal["error", "warning", "note"]


class Finding(Record):
    """What is wrong, and where. A pack with an error is not kept; a note says which game does not ask it."""

    level: Level
    question: int | None  # the first is 0; None: the pack itself
    field: str  # "title", "q.fr", "a", …; "": the whole
    fault: Fault
    about: dict[str, Any] = msgspec.field(default_factory=dict)


class Words(Record, forbid_unknown_fields=True):
    """A text in the languages that it was written in."""

    en: str = ""
    fr: str = ""
    de: str = ""

    def into(self, language: Language) -> str:
        spoken: str = getattr(self, language)
        return spoken


class OwnQuestion(Record, forbid_unknown_fields=True):
    q: Words = Words()
    a: Number | None = None
    unit: Words = Words()
    anecdote: Words = Words()
    src: str = ""
    cat: dict[str, str] = msgspec.field(default_factory=dict)  # by game, of those that sort their questions
    year: bool = False  # is the answer one?


class OwnPack(Record, forbid_unknown_fields=True):
    title: str
    languages: tuple[Language, ...]  # people who speak none of them read the first
    questions: tuple[OwnQuestion, ...] = ()
