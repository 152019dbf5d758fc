"""Words for players: one text in three languages, and a plain text that a player typed."""

from __future__ import annotations

import unicodedata
from typing import Literal

from ardoise.engine.game import Record, Rejected

Language = Literal["en", "fr", "de"]

BIDI_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
COMBINING_MARKS = 2


class Text(Record):
    """One meaning in the three languages of the table."""

    en: str
    fr: str
    de: str

    def into(self, language: Language) -> str:
        spoken: str = getattr(self, language)
        return spoken


def typed(text: str, most: int, least: int = 1) -> str:
    """What a player typed, normalised, or Rejected."""
    clean = unicodedata.normalize("NFC", text).strip()
    if not least <= len(clean) <= most:
        raise Rejected("text_length", least=least, most=most)
    if clean.isascii() and clean.isprintable():
        return clean
    marks = 0
    for character in clean:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind == "Mn" else 0
        if kind in ("Cc", "Cs") or character in BIDI_OVERRIDES or marks > COMBINING_MARKS:
            raise Rejected("text_character")
    return clean
