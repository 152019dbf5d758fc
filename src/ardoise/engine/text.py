"""Words for players: one text in three languages, and a plain text that a player typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import Literal, get_args

from ardoise.engine.game import Record, Rejected

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

JOINERS = frozenset("\u200c\u200d")  # Persian words and family emoji need them
UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))  # controls, overrides of direction, line ends
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # fillers of Hangul and Braille: letters that show nothing
MARKS = frozenset(("Mn", "Me"))
IGNORED = dict.fromkeys(  # they change no letter: joiners and what chooses among its pictures
    (0x034F, *range(0x180B, 0x180E), 0x200C, 0x200D, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
COMBINING_MARKS = 2
PLAIN = re.compile("[ -\u02ff\u2010-\u205e\u20a0-\u20cf\u2100-\u27ff]*")  # Latin and signs: no mark, no blank


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
    if not (clean.isprintable() and (clean.isascii() or PLAIN.fullmatch(clean))):
        check_characters(clean)
    return clean


def alike(text: str) -> str:
    """The same for texts that look the same but for case, width and spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).translate(IGNORED).casefold().split())


def check_characters(text: str) -> None:
    """Rejected, if a text has signs that nobody sees or that pile up over others'."""
    kinds = {character: unicodedata.category(character) for character in set(text)}  # each once: packs are long
    seen = kinds.keys() - JOINERS
    if not BLANKS.isdisjoint(seen) or any(kinds[character] in UNSEEN for character in seen):
        raise Rejected("text_character")
    visible = text.translate(IGNORED).strip()
    if (text and not visible) or (visible and kinds[visible[0]] in MARKS):
        raise Rejected("text_character")
    if not MARKS.isdisjoint(kinds.values()):
        _check_marks([kinds[character] in MARKS for character in text])


def _check_marks(marks: Sequence[bool]) -> None:
    if any(marked and len(tuple(run)) > COMBINING_MARKS for marked, run in groupby(marks)):
        raise Rejected("text_character")
