"""What a question asks for, by its words, in any of the three languages: a pack of one's own may have only one."""

from __future__ import annotations

import re
from collections.abc import Container

from ardoise.engine.text import LANGUAGES, Text

YEAR = re.compile(r"\b(what|which) year\b|\bquelle année\b|\bquel an\b|\bwelche[mns]? jahr\b", re.IGNORECASE)
WHEN = re.compile(r"(^|[:,;.!?] ?)(since |depuis |seit )?(when|quand|wann)\b", re.IGNORECASE)
OF_A_YEAR = re.compile(r"\byear\b|\bannée\b|jahr\b", re.IGNORECASE)
DATED = re.compile(r"(year|année|jahr|en|in|im) \d{3,4}\b", re.IGNORECASE)
COUNTS = re.compile(
    r"\bhow (many|much|often|far|long|tall|old|big|fast|high)\b|\bnumber\b|\bcombien\b|\bnuméro\b"
    r"|\bwie ?(viel|oft|weit|lang|groß|alt|hoch|schnell)",
    re.IGNORECASE,
)
AGE = re.compile(r"\bhow old\b|\bwhat age\b|\bâge\b|\bwie alt\b|\bage\b|\balter\b", re.IGNORECASE)
PLAINLY_AGE = re.compile(r"\bhow old\b|\bwhat age\b|\bquel âge\b|\bwie alt\b|\bwelchem alter\b", re.IGNORECASE)

YEARS = frozenset(("year", "years", "an", "ans", "année", "années", "jahr", "jahre", "jahren"))
PERCENT = frozenset(("%", "percent", "per cent", "pour cent", "prozent"))


def asks_year(text: Text, unit: Text) -> bool:
    return not _said(unit) and any(YEAR.search(words) for words in _said(text))


def may_ask_year(text: Text, unit: Text) -> bool:
    """When was it, or talk of a year that is not told; and nothing is counted."""
    spoken = _said(text)
    if _said(unit) or any(COUNTS.search(words) for words in spoken):
        return False
    return any(WHEN.search(words) or (OF_A_YEAR.search(words) and not DATED.search(words)) for words in spoken)


def asks_age(text: Text, unit: Text) -> bool:
    """Where no unit says that it is years, only the plainest words do."""
    if _said(unit) and not in_units(unit, YEARS):
        return False
    asks = AGE if _said(unit) else PLAINLY_AGE
    return any(asks.search(words) for words in _said(text))


def in_units(unit: Text, units: Container[str]) -> bool:
    return any(words.casefold() in units for words in _said(unit))


def _said(text: Text) -> set[str]:
    return {words for language in LANGUAGES if (words := text.into(language).strip())}
